import { expect, test } from 'vitest';
import * as constants from '#contract/constants.ts';
import { LANGUAGES, POSITION_TITLES } from '#contract/lists.ts';
import { passwordSchema, phoneSchema } from '#contract/accounts.ts';
import { referralCodeInput } from '#contract/referrals.ts';

const MB = 1024 * 1024;

/** The limits that the product promises, row by row. */
const rows: [what: string, is: unknown, promised: unknown][] = [
  ['password minimum at registration and reset', constants.PASSWORD_MIN, 8],
  ['corporate email minimum', constants.CORPORATE_EMAIL_MIN, 6],
  ['blocked personal domains', constants.PERSONAL_EMAIL_DOMAINS.length, 6],
  ['largest video', constants.MAX_VIDEO_BYTES, 100 * MB],
  ['longest video', constants.MAX_VIDEO_SECONDS, 120],
  ['camera', constants.CAMERA, { width: 480, height: 640, maxWidth: 720, maxHeight: 960, aspectRatio: 0.75 }],
  ['storage cache control', constants.MEDIA_CACHE_SECONDS, 3600],
  ['referral code', constants.REFERRAL_CODE_MAX, 20],
  ['a referral link is remembered', constants.REFERRAL_LINK_DAYS, 30],
  ['a boost credit', constants.BOOST_HOURS, 24],
  ['default position', constants.DEFAULT_POSITION_TITLE, 'Sales Closer'],
  ['the first title', POSITION_TITLES[0], 'Sales Closer'],
  ['phone digits', constants.PHONE_DIGITS_MAX, 15],
  ['reset link', constants.RESET_LINK_HOURS, 24],
  ['toasts', constants.TOAST_MS, { default: 2000, signedIn: 4000, resetEmail: 6000 }],
  ['tooltip delay', constants.TOOLTIP_DELAY_MS, 700],
  ['skeleton of the home page', constants.HOME_SKELETON_MS, 100],
];
test.each(rows)('%s', (_what, is, promised) => expect(is).toEqual(promised));

test('about a hundred languages, alphabetical, and about fifty titles', () => {
  expect(LANGUAGES.length).toBeGreaterThan(90);
  expect([...LANGUAGES].toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual([...LANGUAGES]);
  expect(POSITION_TITLES.length).toBeGreaterThanOrEqual(50);
});

test.each([
  ['Closeup1', true],
  ['closeup1', false],
  ['CLOSEUP1', false],
  ['Closeupp', false],
  ['Close1', false],
])('the password %s is good enough: %s', (password, isGood) =>
  expect(passwordSchema.safeParse(password).success).toBe(isGood),
);

test('a phone has up to fifteen digits', () => {
  expect(phoneSchema.safeParse('+34 612 004 118 123 456').success).toBe(false);
  expect(phoneSchema.safeParse('+34 612 004 118 1234').success).toBe(true);
});

test('a referral code is trimmed and upper-cased', () => expect(referralCodeInput.parse('  marta20 ')).toBe('MARTA20'));
