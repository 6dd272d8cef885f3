import type { UserType } from '#contract/accounts/fields.ts';
import type { Scope } from '#contract/route.ts';
import type { Env } from '../env.ts';
import { RECENT_PROOF_MINUTES } from '#contract/accounts/credentials.ts';
import type { Context } from '../context.ts';
import { failure } from './failure.ts';

/** The account of the request's session or API key. Nothing in it comes from the request's body. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  userType: UserType;
  isAdmin: boolean;
  emailVerified: boolean;
  /** The network the request comes from. */
  address?: string;
  /** True if the session was opened or confirmed with a second factor. */
  hasSecondFactor: boolean;
  /** The keys by which a talent can block this company (see `is_blocking`); empty for talents. */
  blockKeys: readonly string[];
  /** The key that the request was made with. Without one, it was made with a session. */
  apiKey?: { id: string; scopes: readonly Scope[] };
  /** When the person last authenticated in this session, at sign-in or later. */
  authenticatedAt: Date;
}

/** Returns false if the session of an admin needs a second factor for admin routes; true for all other accounts. */
export const isAdminGateOpen = (
  { ADMIN_SECOND_FACTOR }: Pick<Env, 'ADMIN_SECOND_FACTOR'>,
  { isAdmin, hasSecondFactor }: Pick<Viewer, 'isAdmin' | 'hasSecondFactor'>,
) => !isAdmin || hasSecondFactor || ADMIN_SECOND_FACTOR === 'optional';

/**
 * Protects actions that could cost people their account from a stolen or unattended session: the person must have
 * authenticated recently. `accounts.reauthenticate` renews the time.
 * @throws password_needed if the last authentication is more than ten minutes old.
 */
export function requireRecentProof(
  { clock }: Pick<Context, 'clock'>,
  { authenticatedAt }: Pick<Viewer, 'authenticatedAt'>,
) {
  if (clock().getTime() - authenticatedAt.getTime() > RECENT_PROOF_MINUTES * 60_000) throw failure('password_needed');
}
