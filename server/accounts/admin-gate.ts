import type { SignInMethods } from '#contract/two-step.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from './find-viewer.ts';

/** Whether an admin's session may use admin routes; of other accounts it says nothing. */
export const isAdminGateOpen = (
  { ADMIN_SECOND_FACTOR }: Pick<Context['env'], 'ADMIN_SECOND_FACTOR'>,
  { isAdmin, hasSecondFactor }: Pick<Viewer, 'isAdmin' | 'hasSecondFactor'>,
) => !isAdmin || hasSecondFactor || ADMIN_SECOND_FACTOR === 'optional';

/** The same as an answer, with what is to be done where it is closed. */
export const adminGateOf = (
  env: Pick<Context['env'], 'ADMIN_SECOND_FACTOR'>,
  viewer: Pick<Viewer, 'isAdmin' | 'hasSecondFactor'>,
  { passkeys, twoStep }: Pick<SignInMethods, 'passkeys' | 'twoStep'>,
): SignInMethods['adminGate'] =>
  isAdminGateOpen(env, viewer) ? 'open' : passkeys.length > 0 || twoStep ? 'confirm' : 'set_up';
