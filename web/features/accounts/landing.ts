import type { SessionUser } from '#contract/accounts.ts';

/** Where an account goes after signing in. */
export const landingOf = (user: Pick<SessionUser, 'userType'>) =>
  user.userType === 'company' ? '/company/search-talent' : '/talent/profile';
