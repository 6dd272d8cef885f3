import { type DataTag, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { codeOf } from './failure.ts';

/** Transient errors; all others are permanent. */
const TRANSIENT = new Set(['offline', 'overloaded', 'unexpected']);
const RETRY_AFTER_MS = 600;

/**
 * Queries are retried once, shortly after a transient error. When offline they fail at once, and are sent again when the
 * connection is back.
 */
export function createQueries() {
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && TRANSIENT.has(codeOf(error)),
        retryDelay: RETRY_AFTER_MS,
      },
      // A mutation fails at once when offline. It is never sent later, when the reader no longer expects it.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Caches what the server has just saved. Cancels requests sent earlier, whose answers would be older. */
export function cacheSaved<Data>(queries: QueryClient, queryKey: DataTag<QueryKey, Data, unknown>, saved: Data) {
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<Data>(queryKey, saved);
}
