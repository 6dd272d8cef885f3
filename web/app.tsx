import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createQueries } from './lib/queries.ts';
import { textsOf } from './page-texts.ts';
import { createAppRouter } from './routes.tsx';

/** The parts an app is made of; the browser and the prerenderer build the same. */
export function createApp(messages: i18n, history?: RouterHistory) {
  const router = createAppRouter(history);
  router.subscribe('onBeforeLoad', ({ toLocation }) => void messages.loadNamespaces(textsOf(toLocation.pathname)));
  const queries = createQueries();
  const tree = (
    <I18nextProvider i18n={messages}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>
  );
  return { router, queries, tree };
}
