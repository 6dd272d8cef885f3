import { onlineManager, QueryClient } from '@tanstack/react-query';
import { codeOf } from './failure.ts';

/** What is away for a moment may be back; a refusal stays one. */
const PASSING = new Set(['offline', 'overloaded', 'unexpected']);
const RETRY_AFTER_MS = 600;

/**
 * One rule for every read: one quick second try, then the error. Without a connection a read fails at once, and is made
 * again when the connection is back.
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
        retry: (failures, error) => failures < 1 && PASSING.has(codeOf(error)),
        retryDelay: RETRY_AFTER_MS,
      },
      // A press says at once that it failed; it is never carried out later behind the reader's back.
      mutations: { networkMode: 'always' },
    },
  });
}
