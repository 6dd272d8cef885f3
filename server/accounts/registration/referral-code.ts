import { randomInt } from 'node:crypto';
import { REFERRAL_CODE_MAX } from '#contract/values/text-lengths.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new code: the name's first word and five random signs, at most 20, e.g. MARTA7KQ2X. */
export function newReferralCode(name: string) {
  const word =
    name
      .normalize('NFD')
      .toUpperCase()
      .match(/[A-Z]{2,}/)?.[0] ?? '';
  const random = Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${word.slice(0, REFERRAL_CODE_MAX - 5)}${random}`;
}
