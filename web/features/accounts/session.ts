import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#contract/accounts.ts';
import { api } from '#web/lib/api.ts';

export const sessionOptions = () => api.accounts.getSession.queryOptions({ staleTime: 60_000, retry: 1 });

/** Who is signed in. A prerendered page is a visitor's until the answer comes (`isKnown`). */
export function useSession(): { user: SessionUser | null; isKnown: boolean } {
  const { data, isError } = useQuery(sessionOptions());
  return { user: data?.user ?? null, isKnown: isError || data !== undefined };
}

/** Ends the session; once `done` has left the protected screen, forgets all that was loaded under it. */
export function useSignOut(on: { done: () => void | Promise<void>; failed: () => void }) {
  const queries = useQueryClient();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: async () => {
        await on.done();
        queries.setQueryData(sessionOptions().queryKey, { user: null });
        queries.removeQueries({ type: 'inactive' });
      },
      onError: on.failed,
    }),
  );
}
