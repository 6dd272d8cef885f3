import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { openLive } from '#web/lib/live.ts';
import { storeAccountType, takeReturnPath } from '#web/lib/return-to.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { sessionOptions } from '../session.ts';

/**
 * Adopts a new session: clears the data of the last one and redirects to the requested page or to the account's start page.
 * `to` is the target after a registration, a confirmation or a new password; only a link followed from the auth prompt overrides it.
 */
export function useSignedIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  return (user: SessionUser, to?: ReturnType<typeof redirectAfterSignIn | typeof profileOf | typeof dashboardOf>) => {
    queries.clear();
    cacheSaved(queries, sessionOptions().queryKey, { user });
    openLive();
    storeAccountType(user.userType);
    const returnTo = takeReturnPath(user.userType, { isNew: to !== undefined });
    if (returnTo) router.history.replace(returnTo);
    else void navigate({ to: to ?? redirectAfterSignIn(user), replace: true });
  };
}

export const SIGN_IN_PATHS = { talent: '/talent/auth', company: '/company/auth' } as const;

type Account = Pick<SessionUser, 'userType'>;

/** Where an account goes after signing in. */
export const redirectAfterSignIn = ({ userType }: Account) =>
  userType === 'company' ? '/company/search-talent' : '/talent/profile';

export const profileOf = ({ userType }: Account) => (userType === 'company' ? '/company/profile' : '/talent/profile');

export const dashboardOf = ({ userType }: Account) =>
  userType === 'company' ? '/company/dashboard' : '/talent/dashboard';
