import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/values/languages.ts';
import { POSITION_TITLES } from '#contract/values/position-titles.ts';
import { passwordSchema, phoneSchema } from '#contract/accounts/fields.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { referralCodeInput } from '#contract/referrals.ts';
import { errors } from './english.ts';

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

test('a referral code is trimmed and upper-cased', () => expect(referralCodeInput.parse('  marta20 ')).toBe('MARTA20'));

describe('a phone number', () => {
  const problems = (text: string) => phoneSchema.safeParse(text).error?.issues.map(({ message }) => message);
  test.each(['', '   '])('is reported as missing, and nothing else, when it is "%s"', (text) =>
    expect(problems(text)).toEqual(['phone_required']),
  );
  test.each(['+34 6', '+34 612 004 118 1234', '+34 1234567890123456', '+34 612 004 118 123 456', 'call me'])(
    'is malformed as "%s"',
    (text) => expect(problems(text)).toContain('phone'),
  );
  test.each(['+34 612 004 118', '+49 171 3920 048'])('is accepted as "%s"', (text) =>
    expect(problems(text)).toBeUndefined(),
  );
});

test.each(Object.entries(ERRORS))(
  'the server and the English page have the same text for the error %s',
  (code, { message }) => expect(errors.code[code as ErrorCode]).toBe(message),
);
