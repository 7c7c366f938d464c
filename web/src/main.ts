import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/table.css';
import './kit/states.css';
import './kit/hand.css';
import './kit/dock.css';
import './kit/sheet.css';
import './kit/words.css';
import './kit/bits.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/texts.svelte';
import { transport } from './lib/transport';

// Milliseconds after which nobody waits for a first card any more.
const SOON = 3_000;

const target = document.getElementById('app')!;
try {
  if (transport.alone) {
    const { local, begin } = await import('./local/transport');
    transport.choose(local);
    // From the next time on it is there without a network, too: when all is loaded, it is kept.
    const kept = () => {
      void navigator.serviceWorker?.register('./sw.js');
      // Whoever comes back when the server is away gets here.
      if (transport.both) void navigator.serviceWorker?.register('/away.js');
    };
    // When the first picture is there, and before anybody has chosen a game.
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    idle(() => begin(() => setTimeout(kept, SOON)), { timeout: SOON });
  }
  await speak(settings.language);
  mount(App, { target });
} catch {
  // Not even the sentences could be loaded: the one thing that is said in no particular language.
  target.textContent = 'Kachidoki: no connection · pas de connexion · keine Verbindung';
}
