import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SessionUser } from '#contract/accounts.ts';
import { openLive } from '#web/lib/live.ts';
import { type dashboardOf, landingOf, type profileOf } from './landing.ts';
import { sessionOptions } from './session.ts';

/** Takes over a new session: nothing of the last one stays, and the account goes where it belongs. */
export function useSignedIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    user: SessionUser,
    to: ReturnType<typeof landingOf | typeof profileOf | typeof dashboardOf> = landingOf(user),
  ) => {
    queries.clear();
    queries.setQueryData(sessionOptions().queryKey, { user });
    openLive();
    void navigate({ to, replace: true });
  };
}
