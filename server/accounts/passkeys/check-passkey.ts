import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { PASSKEY_CHALLENGE_MINUTES, MINUTE_MS } from '#contract/values/durations.ts';
import type { PasskeyAnswer } from '#contract/accounts/passkeys.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { storeChallenge, takeChallenge } from '../sign-in/challenges.ts';
import { challengeIn, transportsOf, base64urlOf, handleOf, relyingParty } from './relying-party.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;
type Purpose = 'passkey_sign_in' | 'passkey_proof';

/** Returns the options for answering with a passkey of `userId`, or with any passkey of this site if it is null. */
export async function askForPasskey(request: Request, purpose: Purpose, userId: string | null) {
  const { app } = request;
  const own = userId
    ? await app.db
        .selectFrom('passkeys')
        .select(['credential_id', 'transports'])
        .where('user_id', '=', userId)
        .execute()
    : [];
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app.env).id,
    userVerification: 'required',
    allowCredentials: own.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
    timeout: PASSKEY_CHALLENGE_MINUTES * MINUTE_MS,
  });
  await storeChallenge(request, {
    purpose,
    challenge: options.challenge,
    userId,
    minutes: PASSKEY_CHALLENGE_MINUTES,
  });
  return { ...options };
}

/**
 * Returns the account whose passkey has signed the challenge for this site, with its owner verified by the device and, if the
 * device counts signatures, a higher counter than before.
 * @throws passkey_refused otherwise.
 */
export async function checkPasskey(request: Request, purpose: Purpose, answer: PasskeyAnswer): Promise<string> {
  const { app } = request;
  const challenge = challengeIn(answer);
  const stored = await takeChallenge(request, purpose, challenge);
  const passkey = await app.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', answer.id)
    .executeTakeFirst();
  if (!stored || !passkey || (stored.user_id && stored.user_id !== passkey.user_id)) throw failure('passkey_refused');
  const { userHandle } = answer.response;
  // Without a list of credentials, the user handle identifies the account, so it is required.
  if (userHandle === undefined ? !stored.user_id : userHandle !== base64urlOf(handleOf(passkey.user_id)))
    throw failure('passkey_refused');
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(app.env);
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) throw failure('passkey_refused');
  const { newCounter } = checked.authenticationInfo;
  const { numUpdatedRows } = await app.db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: app.clock() })
    .where('id', '=', passkey.id)
    .where((eb) => (newCounter === 0 ? eb('counter', '=', 0) : eb('counter', '<', newCounter)))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw failure('passkey_refused');
  return passkey.user_id;
}
