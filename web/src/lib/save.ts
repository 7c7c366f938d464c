// What is to be saved as a file, where no server can send it as one.

import { attempt } from './toasts.svelte';
import { transport } from './transport';

const NAME = /filename="([^"]+)"/;

export async function save(path: string): Promise<void> {
  await attempt(async () => {
    const answer = await transport.fetch(path);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = NAME.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'kachidoki.jsonl';
    link.click();
    // Not before the browser has begun to read it.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
}
