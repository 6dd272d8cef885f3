import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createQueries } from '#web/lib/queries.ts';
import { type AppRouter, textsAt } from './router.ts';

/** The component tree and its query client, the same in the browser and in the prerenderer. */
export function createApp(router: AppRouter, messages: i18n) {
  router.subscribe(
    'onBeforeLoad',
    ({ toLocation }) => void messages.loadNamespaces(textsAt(router, toLocation.pathname)),
  );
  const queries = createQueries();
  const tree = (
    <I18nextProvider i18n={messages}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>
  );
  return { queries, tree };
}
