import { expect, test } from 'vitest';
import { affectedOf, shownOf } from './event-words.ts';

const admin = { id: 'a', email: 'admin@closeup.example' };
const company = { id: 'c', email: 'company@northwind.example' };

test('an event names whom it affects only if somebody else did it', () => {
  expect(affectedOf({ actor: admin, subject: company })).toBe(company);
  expect(affectedOf({ actor: null, subject: company })).toBe(company);
  expect(affectedOf({ actor: company, subject: { ...company } })).toBeNull();
  expect(affectedOf({ actor: null, subject: null })).toBeNull();
});

test('codes are cut to their beginning, other details stay whole', () => {
  expect(shownOf('positionId', '75ec341a-fb18-4c8c-8727-16a483add261')).toBe('75ec341a');
  expect(shownOf('reason', 'too many attempts from one address')).toBe('too many attempts from one address');
});
