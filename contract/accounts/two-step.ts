import { z } from 'zod';
import { signedInSchema } from './fields.ts';
import { passkeySchema } from './passkeys.ts';
import { LIMITS, route } from '../route.ts';

/** To finish signing in with a code, and to answer a passkey's challenge. */
export const CODE_STEP_MINUTES = 10;

/** To scan the QR code and give the first code. */
export const TWO_STEP_SETUP_MINUTES = 15;
export const CODE_STEP_SECONDS = 30;
export const CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens don't matter. */
const codeSchema = z.object({
  code: z.string().trim().min(1, 'required').max(40, 'too_long'),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const signInMethodsSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Null while no authenticator app is set up. */
  twoStep: z.object({ enabledAt: z.iso.datetime(), recoveryCodesLeft: z.int() }).nullable(),
  /** Whether this session reaches the admin pages: it does, or after a second factor is set up, or confirmed. */
  adminGate: z.enum(['open', 'set_up', 'confirm']),
});

export type SignInMethods = z.infer<typeof signInMethodsSchema>;

const tag = 'Two-step verification';

export const twoStep = {
  getSignInMethods: route({
    method: 'GET',
    path: '/account/sign-in-methods',
    summary: 'Passkeys and two-step verification of the own account',
    tag,
    caller: 'user',
    limit: LIMITS.read,
  }).output(signInMethodsSchema),
  finishSignIn: route({
    method: 'POST',
    path: '/session/code',
    summary: 'Finish a sign-in that was answered with code_needed',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['sign_in_expired'],
  })
    .input(codeSchema)
    .output(signedInSchema),
  startTwoStep: route({
    method: 'POST',
    path: '/account/two-step',
    summary: 'Begin to set up an authenticator app: its secret, also as the address for a QR code',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['password_needed', 'conflict'],
  }).output(z.object({ secret: z.string(), address: z.string() })),
  enableTwoStep: route({
    method: 'POST',
    path: '/account/two-step/code',
    summary: 'Enable two-step verification with the first code; signs out every other session',
    tag,
    caller: 'user',
    limit: LIMITS.credentials,
    errors: ['password_needed', 'conflict'],
  })
    .input(codeSchema)
    .output(recoveryCodes),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/account/two-step/recovery-codes',
    summary: 'New recovery codes; the old ones no longer work',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['password_needed', 'conflict'],
  }).output(recoveryCodes),
  disableTwoStep: route({
    method: 'DELETE',
    path: '/account/two-step',
    summary: 'Disable two-step verification',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['password_needed'],
  }).output(z.object({})),
  proveCode: route({
    method: 'POST',
    path: '/account/proof/code',
    summary: 'Confirm with a code that the owner is here; the session then has a second factor',
    tag,
    caller: 'user',
    limit: LIMITS.credentials,
  })
    .input(codeSchema)
    .output(z.object({})),
};
