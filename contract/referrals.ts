import { z } from 'zod';
import { REFERRAL_CODE } from './accounts/fields.ts';
import { lineSchema } from './fields/text.ts';
import { foldText } from './masking/fold-text.ts';
import { LIMITS, route } from './route.ts';
import { REFERRAL_CODE_MAX } from './values/limits.ts';

/** The maximum number of friends that earn one referrer a credit per UTC day. */
export const REFERRAL_CREDITS_PER_DAY = 10;

/**
 * Whether a code is the placeholder "talent123", which belongs to no one, in any spelling: "talent-123", "ＴＡＬＥＮＴ１２３", or with
 * look-alike letters of other alphabets.
 */
export const isReservedCode = (code: string) => foldText(code).text.replace(/[^a-z0-9]/g, '') === 'talent123';

export const referralCodeInput = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, 'code_empty')
  .max(REFERRAL_CODE_MAX, 'too_long')
  .regex(REFERRAL_CODE, 'code_signs')
  .refine((code) => !isReservedCode(code), 'code_taken');

export const referralSchema = z
  .object({
    code: z.string(),
    link: z.url().describe('The link to share.'),
    boostCredits: z.int().describe('Unused days of boost.'),
    friends: z.int().describe('Friends whose email is confirmed.'),
    boostedUntil: z.iso.datetime().nullable(),
    hasReach: z
      .boolean()
      .describe('Whether a boost shows anything now: a position that companies find, or an open campaign.'),
  })
  .meta({ id: 'Referral', description: 'The referral code of an account and its credits.' });
export type Referral = z.infer<typeof referralSchema>;

const own = { tag: 'Referrals', caller: 'user', limit: LIMITS.write } as const;

export const referrals = {
  getReferral: route({
    ...own,
    method: 'GET',
    path: '/referral',
    summary: 'Retrieve your referral code',
    description: 'Returns your code, its link and your boost credits.',
    limit: LIMITS.read,
  }).output(referralSchema),
  changeCode: route({
    ...own,
    method: 'PUT',
    path: '/referral/code',
    summary: 'Change your referral code',
    description: 'Sets another code. A code that is taken answers `invalid_input` for `code`.',
  })
    .input(z.object({ code: referralCodeInput }))
    .output(referralSchema),
  spendCredit: route({
    ...own,
    method: 'POST',
    path: '/referral/boost',
    summary: 'Spend a boost credit',
    description: 'Boosts your profile for 24 hours, in addition to the rest of a running boost.',
    errors: ['no_credits'],
  }).output(referralSchema),
  findReferrer: route({
    ...own,
    method: 'GET',
    path: '/referrals/{code}',
    summary: 'Find a referrer',
    description: 'Returns who owns a code: the given name and an initial, or the company. Null for an unknown code.',
    caller: 'anyone',
    limit: LIMITS.read,
  })
    .input(z.object({ code: lineSchema().max(60, 'too_long') }))
    .output(z.object({ referrerName: z.string().nullable() })),
};
