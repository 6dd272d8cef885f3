import type { SessionUser } from '#contract/accounts/fields.ts';

type Account = Pick<SessionUser, 'userType'>;

/** Where an account goes after signing in. */
export const redirectAfterSignIn = ({ userType }: Account) =>
  userType === 'company' ? '/company/search-talent' : '/talent/profile';

export const profileOf = ({ userType }: Account) => (userType === 'company' ? '/company/profile' : '/talent/profile');

export const dashboardOf = ({ userType }: Account) =>
  userType === 'company' ? '/company/dashboard' : '/talent/dashboard';
