import { RECENT_PROOF_MINUTES } from '#contract/accounts/credentials.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import type { Context } from '../context.ts';
import { failure } from './failure.ts';
import type { Viewer } from './viewer.ts';

/**
 * Guards what could cost somebody their account: whoever holds a session that was left open, or stolen, must show again who they
 * are. The proof is renewed by `accounts.reauthenticate`.
 * @throws password_needed where the last proof is older than ten minutes.
 */
export function needRecentProof({ clock }: Pick<Context, 'clock'>, { provenAt }: Pick<Viewer, 'provenAt'>) {
  if (clock().getTime() - provenAt.getTime() > RECENT_PROOF_MINUTES * MINUTE_MS) throw failure('password_needed');
}
