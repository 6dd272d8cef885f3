import { z } from 'zod';
import { signedInSchema } from './fields.ts';
import { LIMITS, route } from '../route.ts';
import { PASSKEY_NAME_MAX } from '../values/text-lengths.ts';
export const PASSKEYS_MAX = 20;

/** Bytes as browsers hand them over. */
const base64url = z
  .string()
  .max(16_384, 'too_long')
  .regex(/^[\w-]+$/, 'invalid');

/** What `navigator.credentials.create` is asked with, as JSON of WebAuthn level 3. */
const challengeSchema = z.object({ options: z.looseObject({ challenge: z.string() }) });

const answered = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
};

export const newPasskeySchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});

export const passkeyAnswerSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

const passkeyId = z.object({ passkeyId: z.uuid() });

const tag = 'Passkeys';

/** Signing in without a password, and the passkeys of an account. A challenge is answered once, by the browser that got it. */
export const passkeys = {
  startPasskeySignIn: route({
    method: 'POST',
    path: '/session/passkey/challenge',
    summary: 'A challenge for any passkey of this site',
    tag,
    caller: 'anyone',
    limit: LIMITS.write,
  }).output(challengeSchema),
  signInWithPasskey: route({
    method: 'POST',
    path: '/session/passkey',
    summary: 'Sign in with a passkey, which counts as two factors',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['passkey_refused', 'email_not_confirmed'],
  })
    .input(z.object({ answer: passkeyAnswerSchema, remember: z.boolean().default(false) }))
    .output(signedInSchema),
  startPasskey: route({
    method: 'POST',
    path: '/account/passkeys/challenge',
    summary: 'A challenge to make a passkey for the own account',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['password_needed'],
  }).output(challengeSchema),
  addPasskey: route({
    method: 'POST',
    path: '/account/passkeys',
    summary: 'Add the passkey that was made, under the name of its device',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['passkey_refused', 'password_needed'],
  })
    .input(z.object({ answer: newPasskeySchema }))
    .output(z.object({ passkey: passkeySchema })),
  renamePasskey: route({
    method: 'PATCH',
    path: '/account/passkeys/{passkeyId}',
    summary: 'Rename a passkey of the own account',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(passkeyId.extend({ name: z.string().trim().min(1, 'required').max(PASSKEY_NAME_MAX, 'too_long') }))
    .output(z.object({ passkey: passkeySchema })),
  removePasskey: route({
    method: 'DELETE',
    path: '/account/passkeys/{passkeyId}',
    summary: 'Remove a passkey of the own account',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['not_found', 'password_needed'],
  })
    .input(passkeyId)
    .output(z.object({})),
  startPasskeyProof: route({
    method: 'POST',
    path: '/account/proof/passkey/challenge',
    summary: 'A challenge for the passkeys of the own account',
    tag,
    caller: 'user',
    limit: LIMITS.write,
  }).output(challengeSchema),
  provePasskey: route({
    method: 'POST',
    path: '/account/proof/passkey',
    summary: 'Confirm with a passkey that the owner is here; the session then has a second factor',
    tag,
    caller: 'user',
    limit: LIMITS.credentials,
    errors: ['passkey_refused'],
  })
    .input(z.object({ answer: passkeyAnswerSchema }))
    .output(z.object({})),
};
