import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApp } from './app.tsx';
import { createI18n } from './i18n/i18n.ts';
import { type Language, preferredLanguage, rememberLanguage } from './i18n/language.ts';
import { reloadOnce, tabStorage } from './lib/browser-state.ts';
import { createAppRouter, textsAt } from './router.ts';
import './ui/styles.css';

/** Buttons of a prerendered page that were clicked before this script ran (bin/prerender-pages.mjs). */
declare const earlyClicks: { buttons: HTMLButtonElement[]; record: (event: MouseEvent) => void };

/** A chunk of an older build may be gone: reload to get the current one, at most once a minute. */
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) {
    // A reload would lose the page. This key tells the router that it has already reloaded.
    tabStorage.store(`tanstack_router_reload:${event.payload.message}`, '1');
    return;
  }
  if (reloadOnce()) event.preventDefault();
});

const root = document.getElementById('root')!;
const isPrerendered = root.hasChildNodes();
const preferred = preferredLanguage();
/** A prerendered page is hydrated in its own language, then switched to the reader's. */
const first = isPrerendered ? (document.documentElement.lang as Language) : preferred;

const router = createAppRouter();
const texts = isPrerendered ? textsAt(router, location.pathname) : [];
const messages = await createI18n(first, ['common', 'errors', ...texts]);
messages.on('languageChanged', (language) => rememberLanguage(language as Language));
const { tree } = createApp(router, messages);
const app = <StrictMode>{tree}</StrictMode>;

if (isPrerendered) {
  // Makes the router render the same boundaries as in the prerendered HTML.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(root, app);
  window.removeEventListener('click', earlyClicks.record, true);
  earlyClicks.buttons.forEach((button) => button.click());
  if (preferred !== first) void messages.changeLanguage(preferred);
} else {
  createRoot(root).render(app);
}
