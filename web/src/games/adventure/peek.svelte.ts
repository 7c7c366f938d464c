// A card that is looked at: large beside the pointer or the focus, and in a dialog after a click.

export interface Looked {
  card: string;
  path?: 0 | 1 | undefined;
}

const WAIT = 220;

export class Peek {
  /** Beside the pointer. */
  near = $state.raw<(Looked & { node: HTMLElement; box: DOMRect }) | null>(null);
  /** In the dialog. */
  open = $state.raw<Looked | null>(null);
  private timer = 0;

  /** Svelte action for anything that shows a card. */
  readonly at = (node: HTMLElement, looked: Looked | null) => {
    let now = looked;
    const show = () => {
      if (now) this.near = { card: now.card, path: now.path, node, box: node.getBoundingClientRect() };
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(this.timer);
      this.timer = window.setTimeout(show, WAIT);
    };
    const focus = () => {
      if (node.matches(':focus-visible')) show();
    };
    // What goes while it has the focus loses it in the middle of a change of the page.
    const leave = () => {
      clearTimeout(this.timer);
      queueMicrotask(() => {
        if (this.near?.node === node) this.near = null;
      });
    };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('pointerdown', leave);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', leave);
    return {
      update: (next: Looked | null) => {
        if (now?.card !== next?.card) leave();
        now = next;
      },
      destroy: () => {
        leave();
        node.removeEventListener('pointerenter', enter);
        node.removeEventListener('pointerleave', leave);
        node.removeEventListener('pointerdown', leave);
        node.removeEventListener('focus', focus);
        node.removeEventListener('blur', leave);
      },
    };
  };

  look(looked: Looked): void {
    this.hide();
    this.open = looked;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.near = null;
  }
}

/** Where the large card goes: beside the small one, within the screen. */
export function beside(
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'height'>,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const gap = 10;
  const right = box.right + gap;
  const fits = right + size.width + gap <= screen.width;
  const left = fits ? right : Math.max(gap, box.left - size.width - gap);
  const middle = box.top + box.height / 2 - size.height / 2;
  return { left, top: Math.max(gap, Math.min(middle, screen.height - size.height - gap)) };
}
