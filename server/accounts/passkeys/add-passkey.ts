import { getAuthenticatorName } from '@better-auth/passkey';
import {
  type RegistrationResponseJSON,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { PASSKEYS_MAX, type Passkey, type newPasskeySchema } from '#contract/accounts/passkeys.ts';
import { PASSKEY_CHALLENGE_MINUTES, MINUTE_MS } from '#contract/values/durations.ts';
import { PASSKEY_NAME_MAX } from '#contract/values/limits.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure, invalid } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { type Viewer, requireRecentProof } from '../../platform/http/viewer.ts';
import { storeChallenge, takeChallenge } from '../sign-in/challenges.ts';
import { describeDevice } from '../sign-in/known-devices.ts';
import { markSecondFactor } from '../sessions/open-session.ts';
import { mailSecurityNotice } from '../sign-in/security-notices.ts';
import { challengeIn, transportsOf, ALGORITHMS, handleOf, relyingParty } from './relying-party.ts';
import { toPasskey } from './passkeys.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'> & { viewer: Viewer };

/** Returns the options for creating a passkey. @throws invalid_input (`passkeys`) if the account already has the maximum. */
export async function startPasskey(request: Request) {
  const { app, viewer } = request;
  requireRecentProof(app, viewer);
  const own = await app.db.selectFrom('passkeys').selectAll().where('user_id', '=', viewer.userId).execute();
  if (own.length >= PASSKEYS_MAX) throw invalid('passkeys', 'too_many');
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: relyingParty(app.env).id,
    userID: handleOf(viewer.userId),
    userName: viewer.email,
    userDisplayName: viewer.name,
    attestationType: 'none',
    excludeCredentials: own.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: PASSKEY_CHALLENGE_MINUTES * MINUTE_MS,
  });
  await storeChallenge(request, {
    purpose: 'passkey_new',
    challenge: options.challenge,
    userId: viewer.userId,
    minutes: PASSKEY_CHALLENGE_MINUTES,
  });
  return { ...options };
}

/**
 * Adds the passkey that the browser has created. The session then has a second factor, since the authenticator has just
 * verified its owner.
 * @throws passkey_refused if the answer does not match the challenge, the site or the account, or if the passkey is already
 * registered.
 */
export async function addPasskey(request: Request, answer: z.output<typeof newPasskeySchema>): Promise<Passkey> {
  const { app, viewer, headers, address } = request;
  requireRecentProof(app, viewer);
  const challenge = challengeIn(answer);
  const stored = await takeChallenge(request, 'passkey_new', challenge);
  if (stored?.user_id !== viewer.userId) throw failure('passkey_refused');
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(app.env);
  const created = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!created?.verified) throw failure('passkey_refused');
  const { credential, aaguid } = created.registrationInfo;
  const { browser, system } = describeDevice(headers.get('user-agent'));
  const name = getAuthenticatorName(aaguid) ?? ([browser, system].filter(Boolean).join(' · ') || PRODUCT_NAME);
  const { userId, sessionId } = viewer;
  return app.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('passkeys')
      .values({
        user_id: userId,
        name: name.slice(0, PASSKEY_NAME_MAX),
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        created_at: app.clock(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst();
    if (!row) throw failure('passkey_refused');
    await markSecondFactor({ ...app, db: trx }, sessionId);
    await recordEvent(trx, { kind: 'passkey_added', actorId: userId, subjectId: userId, address });
    await mailSecurityNotice({ ...app, db: trx }, userId, 'passkeyAdded');
    return toPasskey(row);
  });
}
