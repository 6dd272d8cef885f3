import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { createApp } from './app.tsx';
import { createI18n } from './i18n/i18n.ts';
import { createAppRouter } from './routes.tsx';
import { LANGUAGE_CODES, type Language } from './i18n/language.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

export { LANGUAGE_CODES, PUBLIC_PAGES };

/** Every URL that has a screen, as "/messages/$conversationId", beside the public pages. */
export const paths = () =>
  Object.keys(createAppRouter(createMemoryHistory()).routesByPath).filter((path) => !(path in PUBLIC_PAGES));

/** A public page as a visitor sees it, and the files whose code and messages it is made of. */
export async function prerender(path: string, language: Language) {
  const { file, title, texts, description = 'description' } = PUBLIC_PAGES[path]!;
  const namespaces = ['common', 'errors', ...texts] as const;
  const messages = await createI18n(language, [...namespaces]);
  const { router, queries, tree } = createApp(messages, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const html = renderToString(<StrictMode>{tree}</StrictMode>);
  queries.clear();
  if (html.includes('<!--$!-->'))
    throw new Error(`${path} waits for something that it cannot have before it is opened`);
  return {
    html,
    title: `${messages.t(`common:title.${title}`)} · ${PRODUCT_NAME}`,
    description: messages.t(`${texts[0]}:${description}` as 'home:description'),
    files: [file, ...namespaces.map((name) => `i18n/${language}/${name}.ts`)],
  };
}
