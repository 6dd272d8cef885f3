import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SessionUser } from '#contract/accounts.ts';
import { api } from '#web/lib/api.ts';

export const sessionOptions = () => api.accounts.getSession.queryOptions({ staleTime: 60_000, retry: 1 });

/** Who is signed in. A prerendered page is a visitor's until the answer comes (`isKnown`), or does not (`isFailed`). */
export function useSession(): { user: SessionUser | null; isKnown: boolean; isFailed: boolean } {
  const { data, isError } = useQuery(sessionOptions());
  return { user: data?.user ?? null, isKnown: isError || data !== undefined, isFailed: isError };
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
