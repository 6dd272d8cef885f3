import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PRODUCT_NAME } from '#contract/constants.ts';
import { createApp } from './app.tsx';
import { createI18n } from './i18n/i18n.ts';
import { createAppRouter } from './routes.tsx';
import { LANGUAGE_CODES, type Language } from './i18n/language.ts';

export { LANGUAGE_CODES };

/** Every URL that has a screen, as "/messages/$conversationId". */
export const paths = () =>
  Object.keys(createAppRouter(createMemoryHistory()).routesByPath).filter((path) => path !== '/');

/** A public page as a visitor sees it. */
export async function prerender(path: string, language: Language) {
  const messages = await createI18n(language, ['common', 'errors', 'home']);
  const { router, queries, tree } = createApp(messages, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const html = renderToString(<StrictMode>{tree}</StrictMode>);
  queries.clear();
  const t = messages.getFixedT(language, ['home', 'common']);
  return { html, title: `${t('common:title.home')} · ${PRODUCT_NAME}`, description: t('home:description') };
}
