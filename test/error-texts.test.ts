import { describe, expect, test } from 'vitest';
import { phoneSchema } from '#contract/accounts/fields.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { errors } from './english.ts';

describe('the words of an error', () => {
  test.each(Object.entries(ERRORS))('%s are those of the server on the English page', (code, { message }) => {
    expect(errors.code[code as ErrorCode]).toBe(message);
  });
});

describe('a phone number', () => {
  const saidOf = (text: string) => phoneSchema.safeParse(text).error?.issues.map(({ message }) => message);
  test.each(['', '   '])('that is missing is said to be missing, and nothing else: "%s"', (text) =>
    expect(saidOf(text)).toEqual(['phone_required']),
  );
  test.each(['+34 6', '+34 1234567890123456', 'call me'])('that is none is said to be none: "%s"', (text) =>
    expect(saidOf(text)).toContain('phone'),
  );
  test('that is one passes', () => expect(saidOf('+34 612 004 118')).toBeUndefined());
});
