import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { failure } from '../../platform/http/failure.ts';

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
