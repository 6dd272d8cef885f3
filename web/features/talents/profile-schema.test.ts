import { expect, test } from 'vitest';
import { formSchema } from './profile-schema.ts';

const { country } = formSchema.shape;

test('a profile needs no country, but one that is given must exist', () => {
  expect([country.parse(''), country.parse('portugal')]).toEqual(['', 'Portugal']);
  expect(country.safeParse('asdf').error!.issues.map(({ message }) => message)).toEqual(['country']);
});
