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

test.each([
  ['+34 612 004 118', true],
  ['+34 12', false],
  ['+34 612 004 11', false],
  ['+34 612 004 118 1', false],
  ['+49 30 23125 144', true],
  ['+49 1234 5678 9012 34', false],
  ['+44 07700 900142', true],
  ['+39 06 698 83 462', true],
  ['+1 242 555 0100', true],
  ['+1 415 555 010', false],
  ['+999 612 004 118', false],
])('the phone number %s has a valid length for its country: %s', (phone, fits) =>
  expect(phoneSchema.safeParse(phone).success).toBe(fits),
);
