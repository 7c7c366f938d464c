// "Your turn": in the title, by a sound, and as a notice of the browser when the page is not seen.

import { settings } from '../settings.svelte';
import { play } from '../sound';
import { t } from '../texts.svelte';

let told = '';

export function yourTurn(question: string, title: string, text: string): void {
  if (question === told) return;
  told = question;
  play('turn');
  if (!document.hidden || !settings.notices || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const notice = new Notification(t('page-your-turn'), { body: `${title}: ${text}`, tag: 'turn', icon: '/favicon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
