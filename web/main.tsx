import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApp } from './app.tsx';
import { createI18n } from './i18n/i18n.ts';
import { type Language, preferredLanguage, rememberLanguage } from './i18n/language.ts';
import { reloadOnce, tabStorage } from './lib/browser-state.ts';
import { sessionOptions } from './features/accounts/session.ts';
import type { FrameState } from './render-page.tsx';
import { createAppRouter, textsAt } from './router.ts';
import './ui/styles/styles.css';

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

/** How long a frame stays at most. Then the page itself shows that it is waiting. */
const FRAME_MS = 1000;
const late = () => new Promise((resolve) => setTimeout(resolve, FRAME_MS));

const root = document.getElementById('root')!;
/** A frame can't be used, so the page replaces it. */
const hasFrame = root.firstElementChild?.hasAttribute('inert') === true;
const isPrerendered = root.hasChildNodes() && !hasFrame;
const preferred = preferredLanguage();
/** A prerendered page is hydrated in its own language, then switched to the reader's. */
const first = isPrerendered ? (document.documentElement.lang as Language) : preferred;

const router = createAppRouter();
const frame: FrameState = JSON.parse(
  document.getElementById('frame-state')?.textContent ?? '{"texts":[],"answers":[]}',
);
const texts = root.hasChildNodes() ? textsAt(router, location.pathname) : [];
const messages = await createI18n(first, ['common', 'errors', ...texts, ...frame.texts]);
messages.on('languageChanged', (language) => rememberLanguage(language as Language));
const { queries, tree } = createApp(router, messages);
for (const [queryKey, data] of frame.answers) queries.setQueryData(queryKey, data);
const app = <StrictMode>{tree}</StrictMode>;
// Makes the router render the same boundaries as in the prerendered HTML, and load the page once.
if (root.hasChildNodes()) router.ssr = { manifest: undefined };
if (isPrerendered) {
  await router.load();
  hydrateRoot(root, app);
  window.removeEventListener('click', earlyClicks.record, true);
  earlyClicks.buttons.forEach((button) => button.click());
  if (preferred !== first) void messages.changeLanguage(preferred);
} else {
  if (hasFrame)
    await Promise.race([Promise.allSettled([router.load(), queries.ensureQueryData(sessionOptions())]), late()]);
  // In slices, so that the browser answers meanwhile.
  startTransition(() => createRoot(root).render(app));
}
