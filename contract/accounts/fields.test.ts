import { expect, test } from 'vitest';
import { passwordSchema, phoneSchema } from './fields.ts';

test.each([
  ['Closeup1', true],
  ['closeup1', false],
  ['CLOSEUP1', false],
  ['Closeupp', false],
  ['Close1', false],
])('the password %s is strong enough: %s', (password, isStrong) =>
  expect(passwordSchema.safeParse(password).success).toBe(isStrong),
);

test('a phone number has at most fifteen digits', () => {
  expect(phoneSchema.safeParse('+34 612 004 118 123 456').success).toBe(false);
  expect(phoneSchema.safeParse('+34 612 004 118 1234').success).toBe(true);
});
