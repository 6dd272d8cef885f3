import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '#contract/values/integrations.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 32;
const CHECK_CHARACTERS = 6;
const FORMAT = new RegExp(`^${API_KEY_PREFIX}([0-9A-Za-z]{${RANDOM_CHARACTERS}})([0-9A-Za-z]{${CHECK_CHARACTERS}})$`);

/**
 * Creates a key in the format of GitHub's tokens: a prefix that secret scanners recognize, 190 random bits, and a CRC-32 in
 * base 62, which lets a scanner verify a key offline.
 */
export function makeApiKey(): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${API_KEY_PREFIX}${random}${checksumOf(random)}`;
}

export function isApiKey(text: string): boolean {
  const [, random, checksum] = FORMAT.exec(text) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

function checksumOf(random: string) {
  let rest = crc32(random);
  let text = '';
  for (; text.length < CHECK_CHARACTERS; rest = Math.floor(rest / DIGITS.length))
    text = DIGITS[rest % DIGITS.length] + text;
  return text;
}

/** A key has enough random bits that its hash can't be brute-forced, so the hash needs no salt. */
export const hashApiKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** "closeup_Ab3d…x9Qz": enough for its owner to recognize it. */
export const hintOf = (key: string) => `${key.slice(0, API_KEY_PREFIX.length + 4)}…${key.slice(-4)}`;
