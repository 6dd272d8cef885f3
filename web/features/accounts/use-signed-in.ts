import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { SessionUser } from '#contract/accounts.ts';
import { openLive } from '#web/lib/live.ts';
import { type dashboardOf, landingOf, type profileOf } from './landing.ts';
import { takeReturn } from './return-to.ts';
import { sessionOptions } from './session.ts';

/**
 * Takes over a new session: nothing of the last one stays, and the account goes back to what it asked for, or where it
 * belongs.
 */
export function useSignedIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  return (
    user: SessionUser,
    to: ReturnType<typeof landingOf | typeof profileOf | typeof dashboardOf> = landingOf(user),
  ) => {
    queries.clear();
    queries.setQueryData(sessionOptions().queryKey, { user });
    openLive();
    const returnTo = takeReturn();
    if (returnTo) router.history.replace(returnTo);
    else void navigate({ to, replace: true });
  };
}
