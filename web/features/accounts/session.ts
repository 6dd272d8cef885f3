import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { SessionUser } from '#contract/accounts.ts';
import { api } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';

export const sessionOptions = () => api.accounts.getSession.queryOptions({ staleTime: 60_000, retry: 1 });

/** Who is signed in. A prerendered page is a visitor's until the answer comes (`isKnown`), or does not (`isFailed`). */
export function useSession(): { user: SessionUser | null; isKnown: boolean; isFailed: boolean } {
  const { data, isError } = useQuery(sessionOptions());
  return { user: data?.user ?? null, isKnown: isError || data !== undefined, isFailed: isError };
}

/** A tab that has ended its session itself has left its protected screen by then. */
const LEFT_WITHIN_MS = 1000;

/**
 * Asks again who is signed in when a session of the account has ended elsewhere, perhaps this one.
 * @returns whether one has.
 */
export function useSessionNews(isSignedIn: boolean): boolean {
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
