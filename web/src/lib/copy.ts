// Copying, and handing a link on with whatever the device offers.

import { t } from './texts.svelte';
import { toasts } from './toasts.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure address, as in a home network, browsers know only the old way.
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'read-aloud';
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  toasts.notice(t('page-copied'));
}

export async function share(url: string): Promise<void> {
  if (navigator.share) await navigator.share({ url }).catch(() => undefined);
  else await copy(url);
}
