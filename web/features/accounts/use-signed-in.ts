import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { SessionUser } from '#contract/accounts.ts';
import { openLive } from '#web/lib/live.ts';
import { takeReturnPath } from '#web/lib/return-to.ts';
import { type dashboardOf, redirectAfterSignIn, type profileOf } from './redirects.ts';
import { sessionOptions } from './session.ts';

/**
 * Takes over a new session: nothing of the last one stays, and the account goes to the page it asked for, or where it belongs.
 * `to` is where a registration, a confirmation or a new password leads; only a link chosen in the visitors' dialog goes before it.
 */
export function useSignedIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  return (user: SessionUser, to?: ReturnType<typeof redirectAfterSignIn | typeof profileOf | typeof dashboardOf>) => {
    queries.clear();
    queries.setQueryData(sessionOptions().queryKey, { user });
    openLive();
    const returnTo = takeReturnPath(user.userType, { isNew: to !== undefined });
    if (returnTo) router.history.replace(returnTo);
    else void navigate({ to: to ?? redirectAfterSignIn(user), replace: true });
  };
}
