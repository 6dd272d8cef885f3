import type { SignInMethods } from '#contract/accounts/two-step.ts';
import type { Context } from '../../platform/context.ts';
import { type Viewer, isAdminGateOpen } from '../../platform/http/viewer.ts';
import { listPasskeys } from '../passkeys/passkeys.ts';
import { countRecoveryCodes } from '../two-step/recovery-codes.ts';

export async function getSignInMethods(context: Pick<Context, 'db' | 'env'>, viewer: Viewer): Promise<SignInMethods> {
  const { db, env } = context;
  const { userId } = viewer;
  const passkeys = await listPasskeys(context, userId);
  const factor = await db
    .selectFrom('second_factors')
    .select('enabled_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const twoStep = factor?.enabled_at
    ? { enabledAt: factor.enabled_at.toISOString(), recoveryCodesLeft: await countRecoveryCodes(db, userId) }
    : null;
  return { passkeys, twoStep, adminGate: adminGateOf(env, viewer, { passkeys, twoStep }) };
}

/** Returns whether this session may use admin routes, or what its admin has to do first. */
const adminGateOf = (
  env: Pick<Context['env'], 'ADMIN_SECOND_FACTOR'>,
  viewer: Pick<Viewer, 'isAdmin' | 'hasSecondFactor'>,
  { passkeys, twoStep }: Pick<SignInMethods, 'passkeys' | 'twoStep'>,
): SignInMethods['adminGate'] =>
  isAdminGateOpen(env, viewer) ? 'open' : passkeys.length > 0 || twoStep ? 'confirm' : 'set_up';
