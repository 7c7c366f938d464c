// Dragging by mouse, pen and finger. What can be dragged names the places where it may be dropped
// (`data-drop`); those are lit while it is on its way. Dropped at another one, it is told why it may not
// lie there.

export interface Drag {
  drops: readonly string[];
  dropped: (place: string) => void;
  /** It was dropped where it may not be: at a place that is none of `drops`. */
  tried?: (place: string) => void;
  started?: () => void;
}

// So far a finger may slip in a click.
const SLIP = 8;

/** The place below the pointer: one where it may be dropped, before any other. */
function below(x: number, y: number, drops: readonly string[]): HTMLElement | null {
  const places = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-drop]'))
    .filter((place) => place !== null);
  return places.find((place) => drops.includes(place.dataset.drop!)) ?? places[0] ?? null;
}

/** Svelte action: `use:drag={{ drops: ['discard 1'], dropped }}`; null when there is nothing to do. */
export function drag(node: HTMLElement, options: Drag | null) {
  let current = options;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function lift(event: PointerEvent): void {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.classList.add('dragged');
    Object.assign(ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    ghost.style.setProperty('--card', getComputedStyle(node).getPropertyValue('--card'));
    document.body.append(ghost);
    addEventListener('keydown', cancel);
    node.classList.add('lifted');
    for (const place of document.querySelectorAll<HTMLElement>('[data-drop]')) {
      place.classList.add(current!.drops.includes(place.dataset.drop!) ? 'droppable' : 'forbidden');
    }
    current?.started?.();
  }

  function down(event: PointerEvent): void {
    if (!(current?.drops.length || current?.tried) || event.button !== 0 || start) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // However quickly the pointer leaves, its release is heard here.
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!start || !current || event.pointerId !== start.id) return;
    if (!event.buttons) {
      end(event);
      return;
    }
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) < SLIP) return;
    if (!ghost) lift(event);
    ghost!.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 20))}deg)`;
    over?.classList.remove('over');
    over = below(event.clientX, event.clientY, current.drops);
    over?.classList.add('over');
  }

  function end(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [dragged, place] = [ghost !== null, event.type === 'pointerup' ? over : null];
    ghost?.remove();
    ghost = over = start = null;
    if (!dragged) return;
    settle();
    // The click that ends a drag is not meant as one.
    node.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 0);
    const where = place?.dataset.drop;
    if (where === undefined) return;
    if (current?.drops.includes(where)) current.dropped(where);
    else current?.tried?.(where);
  }

  // Whoever changes their mind keeps the card.
  function cancel(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !ghost) return;
    event.preventDefault();
    ghost.remove();
    ghost = over = start = null;
    settle();
  }

  function settle(): void {
    removeEventListener('keydown', cancel);
    node.classList.remove('lifted');
    for (const one of document.querySelectorAll('[data-drop]'))
      one.classList.remove('droppable', 'forbidden', 'over');
  }

  function stop(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  return {
    update: (options: Drag | null) => (current = options),
    destroy: () => {
      if (ghost) settle();
      ghost?.remove();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
    },
  };
}
