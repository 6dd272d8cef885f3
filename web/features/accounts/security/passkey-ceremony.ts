import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { codeOf } from '#web/lib/failure.ts';

/** Loaded on first use, since few visitors use passkeys. */
const library = () => import('@simplewebauthn/browser');

type Options = { [key: string]: unknown };

export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Creates a passkey on this device. */
export async function makePasskey(options: Options): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/**
 * Asks this device for a passkey.
 * @param inAutofill offers passkeys in the autofill of the email field, and resolves once one is chosen.
 */
export async function askPasskey(options: Options, inAutofill = false): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: inAutofill });
}

export async function hasPasskeyAutofill(): Promise<boolean> {
  return hasPasskeys() && (await library()).browserSupportsWebAuthnAutofill();
}

/** Cancels the ceremony that is pending in the browser. */
export const stopPasskeys = async () => (await library()).WebAuthnAbortService.cancelCeremony();

/** Why a ceremony failed: the person or the browser cancelled it, this device already has a passkey, or the server refused. */
export function passkeyProblem(error: unknown): 'cancelled' | 'exists' | ReturnType<typeof codeOf> {
  if (error instanceof Error) {
    const { name } = error;
    if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
    if (name === 'InvalidStateError') return 'exists';
    if (name === 'SecurityError' || name === 'WebAuthnError') return 'unexpected';
  }
  return codeOf(error);
}
