import { z } from 'zod';
import { signedInSchema } from './fields.ts';
import { LIMITS, route } from '../route.ts';
import { PASSKEY_NAME_MAX } from '../values/limits.ts';

export const PASSKEYS_MAX = 20;

/** Binary data as browsers encode it. */
const base64url = z
  .string()
  .max(16_384, 'too_long')
  .regex(/^[\w-]+$/, 'invalid');

const challengeSchema = z
  .object({
    options: z
      .looseObject({ challenge: z.string() })
      .describe('Options for the WebAuthn Level 3 browser API, as JSON.'),
  })
  .meta({ id: 'PasskeyChallenge', description: 'Can be answered once, by the browser that requested it.' });

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
};

export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});

export const passkeyAnswerSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

export const passkeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    addedAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey', description: 'A passkey of an account.' });
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyId = z.object({ passkeyId: z.uuid() });
const own = { tag: 'Passkeys', caller: 'user', limit: LIMITS.write } as const;

export const passkeys = {
  startPasskeySignIn: route({
    ...own,
    method: 'POST',
    path: '/session/passkey/challenge',
    summary: 'Start a passkey sign-in',
    description: 'Returns a challenge that any passkey of this site can answer.',
    caller: 'anyone',
  }).output(challengeSchema),
  signInWithPasskey: route({
    ...own,
    method: 'POST',
    path: '/session/passkey',
    summary: 'Sign in with a passkey',
    description: 'Opens a session and sets its cookie. A passkey counts as two factors.',
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['passkey_refused', 'email_not_confirmed'],
  })
    .input(z.object({ answer: passkeyAnswerSchema, remember: z.boolean().default(false) }))
    .output(signedInSchema),
  startPasskey: route({
    ...own,
    method: 'POST',
    path: '/account/passkeys/challenge',
    summary: 'Start adding a passkey',
    description: 'Returns a challenge for creating a passkey for your account.',
    errors: ['password_needed'],
  }).output(challengeSchema),
  addPasskey: route({
    ...own,
    method: 'POST',
    path: '/account/passkeys',
    summary: 'Add a passkey',
    description: 'Stores the passkey that the browser created. It is named after the device.',
    errors: ['passkey_refused', 'password_needed'],
  })
    .input(z.object({ answer: newPasskeySchema }))
    .output(z.object({ passkey: passkeySchema })),
  renamePasskey: route({
    ...own,
    method: 'PATCH',
    path: '/account/passkeys/{passkeyId}',
    summary: 'Rename a passkey',
    description: 'Changes the name of one of your passkeys.',
    errors: ['not_found'],
  })
    .input(passkeyId.extend({ name: z.string().trim().min(1, 'required').max(PASSKEY_NAME_MAX, 'too_long') }))
    .output(z.object({ passkey: passkeySchema })),
  removePasskey: route({
    ...own,
    method: 'DELETE',
    path: '/account/passkeys/{passkeyId}',
    summary: 'Remove a passkey',
    description: 'Removes one of your passkeys.',
    errors: ['not_found', 'password_needed'],
  })
    .input(passkeyId)
    .output(z.object({})),
  startPasskeyProof: route({
    ...own,
    method: 'POST',
    path: '/account/proof/passkey/challenge',
    summary: 'Start reauthentication with a passkey',
    description: 'Returns a challenge that any passkey of your account can answer.',
  }).output(challengeSchema),
  provePasskey: route({
    ...own,
    method: 'POST',
    path: '/account/proof/passkey',
    summary: 'Reauthenticate with a passkey',
    description: 'Proves that the owner of the account is present. The session then has a second factor.',
    limit: LIMITS.credentials,
    errors: ['passkey_refused'],
  })
    .input(z.object({ answer: passkeyAnswerSchema }))
    .output(z.object({})),
};
