import { RECENT_PROOF_MINUTES } from '#contract/constants.ts';
import type { Context } from '../context.ts';
import { failure } from './failure.ts';
import type { Viewer } from './viewer.ts';

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
