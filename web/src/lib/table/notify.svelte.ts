// "Your turn": in the title, by a sound, and as a notice of the browser when the page is not seen.

import { settings } from '../settings.svelte';
import { play } from '../sound';
import { t } from '../texts.svelte';

let told = '';

/** Once for each question of each table. */
export function yourTurn(table: string, question: string, title: string, text: string): void {
  if (told === `${table} ${question}`) return;
  told = `${table} ${question}`;
  play('turn');
  if (!document.hidden || !settings.notices || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const notice = new Notification(t('page-your-turn'), {
    body: `${title}\n${text}`,
    tag: 'turn',
    icon: '/favicon.svg',
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
