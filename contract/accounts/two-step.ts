import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { signedInSchema } from './fields.ts';
import { PASSKEYS_MAX, passkeySchema } from './passkeys.ts';

/** How long a sign-in waits for its code. */
export const CODE_STEP_MINUTES = 10;
/** How long the QR code can be scanned and its first code entered. */
export const TWO_STEP_SETUP_MINUTES = 15;
/** How long an authenticator app shows one code (RFC 6238). */
export const CODE_STEP_SECONDS = 30;
export const CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;

const codeSchema = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'required')
    .max(40, 'too_long')
    .describe('Six digits from an authenticator app, or a recovery code. Spaces and hyphens are ignored.'),
});
const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes', description: 'Each code works once. They are shown only here.' });

export const signInMethodsSchema = z
  .object({
    passkeys: z.array(passkeySchema).max(PASSKEYS_MAX),
    twoStep: z
      .object({ enabledAt: z.iso.datetime(), recoveryCodesLeft: z.int() })
      .nullable()
      .describe('Null until an authenticator app is set up.'),
    adminGate: z
      .enum(['open', 'set_up', 'confirm'])
      .describe('Whether this session may use the admin pages, or must first set up or confirm a second factor.'),
  })
  .meta({ id: 'SignInMethods', description: 'The ways to sign in to an account.' });
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

const own = { tag: 'Two-step verification', caller: 'user', limit: LIMITS.write } as const;

export const twoStep = {
  getSignInMethods: route({
    ...own,
    method: 'GET',
    path: '/account/sign-in-methods',
    summary: 'Retrieve sign-in methods',
    description: 'Returns the passkeys and the two-step verification of your account.',
    limit: LIMITS.read,
  }).output(signInMethodsSchema),
  finishSignIn: route({
    ...own,
    method: 'POST',
    path: '/session/code',
    summary: 'Finish signing in with a code',
    description: 'Completes a sign-in that answered `code_needed`, within ten minutes.',
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['sign_in_expired'],
  })
    .input(codeSchema)
    .output(signedInSchema),
  startTwoStep: route({
    ...own,
    method: 'POST',
    path: '/account/two-step',
    summary: 'Start setting up two-step verification',
    description:
      'Returns the secret for an authenticator app. Answers `conflict` if two-step verification is already on.',
    errors: ['password_needed', 'conflict'],
  }).output(z.object({ secret: z.string(), address: z.string().describe('The otpauth:// address for a QR code.') })),
  enableTwoStep: route({
    ...own,
    method: 'POST',
    path: '/account/two-step/code',
    summary: 'Enable two-step verification',
    description: 'Takes the first code of the authenticator app, ends every other session and returns recovery codes.',
    limit: LIMITS.credentials,
    errors: ['password_needed', 'conflict'],
  })
    .input(codeSchema)
    .output(recoveryCodes),
  renewRecoveryCodes: route({
    ...own,
    method: 'POST',
    path: '/account/two-step/recovery-codes',
    summary: 'Renew recovery codes',
    description: 'Returns new recovery codes. The old ones stop working.',
    errors: ['password_needed', 'conflict'],
  }).output(recoveryCodes),
  disableTwoStep: route({
    ...own,
    method: 'DELETE',
    path: '/account/two-step',
    summary: 'Disable two-step verification',
    description: 'Removes the authenticator app and its recovery codes from your account.',
    errors: ['password_needed'],
  }).output(z.object({})),
  proveCode: route({
    ...own,
    method: 'POST',
    path: '/account/proof/code',
    summary: 'Reauthenticate with a code',
    description: 'Proves that the owner of the account is present. The session then has a second factor.',
    limit: LIMITS.credentials,
  })
    .input(codeSchema)
    .output(z.object({})),
};
