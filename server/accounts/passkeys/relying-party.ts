import type { Env } from '../../platform/env.ts';
import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { failure } from '../../platform/http/failure.ts';

/** EdDSA, ES256 and RS256 as COSE numbers. Every authenticator in use supports at least one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** Returns the site's WebAuthn identity: the host of PUBLIC_URL, and its exact origin. */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin };
}

/** Returns the user handle that authenticators store: the 16 bytes of the account's id. */
export const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

export const base64urlOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Returns the challenge that the browser claims to answer. @throws passkey_refused if the answer is unreadable. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Not JSON.
  }
  throw failure('passkey_refused');
}

/** The transports that a browser has reported. Browsers ignore those that they don't know. */
export const transportsOf = (stored: string[]) => stored as AuthenticatorTransportFuture[];
