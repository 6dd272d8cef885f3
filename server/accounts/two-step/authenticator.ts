import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { CODE_DIGITS, CODE_STEP_SECONDS } from '#contract/accounts/two-step.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Env } from '../../platform/env.ts';

/** 40 characters in base32; RFC 4226 requires at least 128 bits. */
const SECRET_LENGTH = 25;
/** Codes of this many steps before and after the current one are valid, since clocks differ and typing takes time. */
const WINDOW = 1;

const otp = (secret: string) => createOTP(secret, { digits: CODE_DIGITS, period: CODE_STEP_SECONDS });
const keyOf = ({ SECRET }: Pick<Env, 'SECRET'>) => `second factor ${SECRET}`;

export const newSecret = () => generateRandomString(SECRET_LENGTH, 'a-z', 'A-Z', '0-9');
export const encryptSecret = (env: Pick<Env, 'SECRET'>, secret: string) =>
  symmetricEncrypt({ key: keyOf(env), data: secret });
export const decryptSecret = (env: Pick<Env, 'SECRET'>, encrypted: string) =>
  symmetricDecrypt({ key: keyOf(env), data: encrypted });

/** Returns the secret as authenticator apps accept it: base32 to type, and the address of a QR code. */
export const secretForApps = (secret: string, email: string) => ({
  secret: base32.encode(secret, { padding: false }),
  address: otp(secret).url(PRODUCT_NAME, email),
});

/** Returns the time step (RFC 6238), counted from 1970, that the code belongs to; undefined if the code is wrong. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const current = Math.floor(now.getTime() / (CODE_STEP_SECONDS * 1000));
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => current - WINDOW + index);
  const codes = await Promise.all(steps.map((step) => otp(secret).hotp(step)));
  return steps.find((_, index) => codes[index] === code);
}
