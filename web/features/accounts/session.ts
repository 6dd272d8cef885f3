import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { api } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';

const ASK_AGAIN_MS = 8000;

/** A read that failed does not sign anybody out: what was known stays, and the question is asked again. */
export const sessionOptions = () =>
  api.accounts.getSession.queryOptions({
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  });

export interface Session {
  user: SessionUser | null;
  /** The server has said who is signed in. Until then a prerendered page is a visitor's, and a guarded one waits. */
  isKnown: boolean;
  /** The server could not be asked, and has not said yet. */
  isFailed: boolean;
  ask: () => void;
}

const never = () => () => undefined;

/** Who is signed in. A part of a prerendered page is taken over as a visitor's, even where the answer came before it. */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery(sessionOptions());
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isKnown = isTakenOver && data !== undefined;
  return {
    user: isKnown ? data.user : null,
    isKnown,
    isFailed: isTakenOver && isError && data === undefined,
    ask: () => void refetch(),
  };
}

/** A tab that has ended its session itself has left its protected screen by then. */
const LEFT_WITHIN_MS = 1000;

/**
 * Asks again who is signed in when a session of the account has ended elsewhere, perhaps this one.
 * @returns whether one has.
 */
export function useSessionEvents(isSignedIn: boolean): boolean {
  const queries = useQueryClient();
  const [isEnded, setIsEnded] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    let waiting: number | undefined;
    const stop = onLive('session_ended', (event) => {
      if (!event) return;
      clearTimeout(waiting);
      waiting = window.setTimeout(() => {
        setIsEnded(true);
        void queries.invalidateQueries({ queryKey: sessionOptions().queryKey });
      }, LEFT_WITHIN_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [isSignedIn, queries]);
  return isEnded;
}

/** Ends the session; once `done` has left the protected screen, forgets all that was loaded under it. */
export function useSignOut(on: { done: () => void | Promise<void>; failed: () => void }) {
  const forget = useForget();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: async () => {
        await on.done();
        forget();
      },
      onError: on.failed,
    }),
  );
}

/** The server no longer knows this session: from now on a visitor looks. */
export function useSessionLost() {
  const queries = useQueryClient();
  return useCallback(() => queries.setQueryData(sessionOptions().queryKey, { user: null }), [queries]);
}

/** Goes home after a call that has ended the session by itself. */
export function useSignedOut() {
  const forget = useForget();
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: '/' });
    forget();
  };
}

function useForget() {
  const queries = useQueryClient();
  return () => {
    queries.setQueryData(sessionOptions().queryKey, { user: null });
    queries.removeQueries({ type: 'inactive' });
  };
}
