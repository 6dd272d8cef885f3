import { z } from 'zod';
import { REFERRAL_CODE } from './accounts/fields.ts';
import { lineSchema } from './fields/text.ts';
import { foldText } from './masking/fold-text.ts';
import { LIMITS, route } from './route.ts';
import { REFERRAL_CODE_MAX } from './values/text-lengths.ts';

/** Friends that count for one referrer in a UTC day. */
export const REFERRAL_CREDITS_PER_DAY = 10;

/** Shown where there is no code, and nobody's, however it is written: "talent-123", "ＴＡＬＥＮＴ１２３", with letters of other alphabets. */
export const isReservedCode = (code: string) => foldText(code).text.replace(/[^a-z0-9]/g, '') === 'talent123';

export const referralCodeInput = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, 'code_empty')
  .max(REFERRAL_CODE_MAX, 'too_long')
  .regex(REFERRAL_CODE, 'code_signs')
  .refine((code) => !isReservedCode(code), 'code_taken');

export const referralSchema = z.object({
  code: z.string(),
  /** What is shared: {host}/ref/{code}. */
  link: z.url(),
  /** Days of global highlighting not spent yet. */
  boostCredits: z.int(),
  /** Friends whose email is confirmed. */
  friends: z.int(),
  boostedUntil: z.iso.datetime().nullable(),
});

export type Referral = z.infer<typeof referralSchema>;

const tag = 'Referrals';

export const referrals = {
  getReferral: route({
    method: 'GET',
    path: '/referral',
    summary: 'The own code, its link and the boost credits',
    tag,
    caller: 'user',
    limit: LIMITS.read,
  }).output(referralSchema),
  changeCode: route({
    method: 'PUT',
    path: '/referral/code',
    summary: 'Choose another code; one that is taken is refused beside the field',
    tag,
    caller: 'user',
    limit: LIMITS.write,
  })
    .input(z.object({ code: referralCodeInput }))
    .output(referralSchema),
  spendCredit: route({
    method: 'POST',
    path: '/referral/boost',
    summary: 'Spend a credit: 24 hours in front, added to what is left of a running boost',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['no_credits'],
  }).output(referralSchema),
  findReferrer: route({
    method: 'GET',
    path: '/referrals/{code}',
    summary: 'Whose code it is: given name and initial, or the company; null for an unknown one',
    tag,
    caller: 'anyone',
    limit: LIMITS.read,
  })
    .input(z.object({ code: lineSchema().max(60, 'too_long') }))
    .output(z.object({ referrerName: z.string().nullable() })),
};
