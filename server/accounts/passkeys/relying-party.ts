import type { Env } from '../../platform/env.ts';
import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { failure } from '../../platform/http/failure.ts';

/** EdDSA, ES256 and RS256, as COSE numbers: what every authenticator in use has one of. */
export const ALGORITHMS = [-8, -7, -257];

/** The site as authenticators know it: the host of PUBLIC_URL, and pages of exactly that origin. */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin };
}

/** What an authenticator keeps an account under: the 16 bytes of its id. */
export const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

export const base64urlOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The challenge that a browser says it answers. @throws passkey_refused where it says nothing readable. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    if (typeof challenge === 'string') return challenge;
  } catch {
    // No JSON in it.
  }
  throw failure('passkey_refused');
}

/** How an authenticator is reached, as browsers told it; hints that they may not know are passed over by them. */
export const transportsOf = (kept: string[]) => kept as AuthenticatorTransportFuture[];
