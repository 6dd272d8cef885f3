import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApp } from './app.tsx';
import { createI18n } from './i18n/i18n.ts';
import { preferredLanguage, rememberLanguage, type Language } from './i18n/language.ts';
import { tabStorage } from './lib/browser-storage.ts';
import { whenSettled } from './lib/when-settled.ts';
import { createAppRouter, textsAt } from './router.ts';
import './ui/styles.css';

const RELOADED_AT = 'closeup.reloaded-at';
const RELOAD_AGAIN_MS = 60_000;
/** Of the prerendered pages: what was pressed before this script ran. */
declare const earlyClicks: { buttons: HTMLButtonElement[]; keep: (event: MouseEvent) => void };

/** A page of a version that is gone loads anew, in the present one; at most once in a while, should it be missing there too. */
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) {
    // Without a connection a reload would lose the page. The router is told that it has tried already.
    tabStorage.keep(`tanstack_router_reload:${event.payload.message}`, '1');
    return;
  }
  const last = Number(tabStorage.read(RELOADED_AT));
  if (Date.now() - last < RELOAD_AGAIN_MS) return;
  event.preventDefault();
  tabStorage.keep(RELOADED_AT, String(Date.now()));
  location.reload();
});

const place = document.getElementById('root')!;
const isPrerendered = place.hasChildNodes();
const preferred = preferredLanguage();
/** A prerendered page is taken over in its own language, then turned into the reader's. */
const first = isPrerendered ? (document.documentElement.lang as Language) : preferred;

const router = createAppRouter();
const texts = isPrerendered ? textsAt(router, location.pathname) : [];
const messages = await createI18n(first, ['common', 'errors', ...texts]);
messages.on('languageChanged', (language) => rememberLanguage(language as Language));
const { tree } = createApp(router, messages);
const app = <StrictMode>{tree}</StrictMode>;

if (isPrerendered) {
  // The router wraps its matches in the same boundaries as the prerenderer did.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(place, app);
  window.removeEventListener('click', earlyClicks.keep, true);
  earlyClicks.buttons.forEach((button) => button.click());
  // Not before the last part of the page is taken over.
  if (preferred !== first) whenSettled(() => void messages.changeLanguage(preferred));
} else {
  createRoot(place).render(app);
}
