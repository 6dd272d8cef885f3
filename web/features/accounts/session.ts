import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { api, client } from '#web/lib/api.ts';
import { tabStorage } from '#web/lib/browser-state.ts';
import { onLive, onLiveRefused } from '#web/lib/live.ts';
import { cacheSaved } from '#web/lib/queries.ts';

const ASK_AGAIN_MS = 8000;
/** Key prefix of texts that were typed but not saved. */
const DRAFTS = 'closeup.draft.';

/** A failed request does not sign anyone out: the last known session stays and the request is retried. */
export const sessionOptions = () =>
  api.accounts.getSession.queryOptions({
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  });

export interface Session {
  user: SessionUser | null;
  /** Whether the server has answered. Until then prerendered pages render for a visitor, and guarded pages wait. */
  isKnown: boolean;
  /** Whether the request failed before the first answer. */
  isFailed: boolean;
  ask: () => void;
}

const never = () => () => undefined;
/** The current session. Prerendered parts hydrate as a visitor's even if the answer has already arrived. */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery(sessionOptions());
  // Without an answer, a visitor's first render is right already, and needn't be repeated after hydration.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    // A server knows a session only if it renders the page of an account, which isn't hydrated.
    () => (data === undefined && !isError) || typeof window === 'undefined',
  );
  const isKnown = isTakenOver && data !== undefined;
  return {
    user: isKnown ? data.user : null,
    isKnown,
    isFailed: isTakenOver && isError && data === undefined,
    ask: () => void refetch(),
  };
}

/** Where this account's draft is stored in this tab. Signing out deletes it. */
export function useDraftKey(name: string) {
  const { user } = useSession();
  return `${DRAFTS}${user?.id ?? 'visitor'}.${name}`;
}

/** By then, a tab that ended its own session has left its protected page. */
const LEFT_WITHIN_MS = 1000;

/**
 * Reloads the session when one of the account's sessions has ended elsewhere, possibly this one.
 * @returns whether one has ended.
 */
export function useSessionEvents(isSignedIn: boolean): boolean {
  const queries = useQueryClient();
  const [isEnded, setIsEnded] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    let waiting: number | undefined;
    const askAgain = () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => {
        setIsEnded(true);
        void queries.invalidateQueries({ queryKey: sessionOptions().queryKey });
      }, LEFT_WITHIN_MS);
    };
    const stops = [
      onLive('session_ended', (event) => event && askAgain()),
      onLiveRefused(() => {
        const asking = client.accounts.getSession();
        asking.then(({ user }) => user === null && askAgain()).catch(() => undefined);
      }),
    ];
    return () => {
      clearTimeout(waiting);
      for (const stop of stops) stop();
    };
  }, [isSignedIn, queries]);
  return isEnded;
}

/** The key of mutations that end this session and then decide where the tab goes. */
export const ENDS_SESSION = ['ends-session'];

/** Whether this tab is ending its own session. */
export const useIsLeaving = () => useIsMutating({ mutationKey: ENDS_SESSION }) > 0;

/** Ends the session. Clears all loaded data once `done` has left the protected page. */
export function useSignOut(on: { done: () => void | Promise<void>; failed: () => void }) {
  const clearQueries = useClearQueries();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      mutationKey: ENDS_SESSION,
      onSuccess: async () => {
        await on.done();
        clearQueries();
      },
      onError: on.failed,
    }),
  );
}

/** Turns the account into a visitor after the server has rejected its session. */
export function useSessionLost() {
  const queries = useQueryClient();
  return useCallback(() => cacheSaved(queries, sessionOptions().queryKey, { user: null }), [queries]);
}

/** Goes home after a call that ended the session itself. */
export function useSignedOut() {
  const clearQueries = useClearQueries();
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: '/' });
    clearQueries();
  };
}

function useClearQueries() {
  const queries = useQueryClient();
  return () => {
    cacheSaved(queries, sessionOptions().queryKey, { user: null });
    queries.removeQueries({ type: 'inactive' });
    tabStorage.deleteAll(DRAFTS);
  };
}
