import { expect, test } from 'vitest';
import { appendText, fillTemplate, seenTime, sentTime, templateValuesOf } from './message-texts.ts';

const values = templateValuesOf({ name: 'Marta Ribeiro', positionTitle: 'Sales Closer' }, 'Northwind', 'en');

test('the fields of a template are replaced by the conversation’s values', () => {
  expect(fillTemplate('Hi {firstName}, {company} looks for a {position}. {firstName}?', values)).toBe(
    'Hi Marta, Northwind looks for a Sales Closer. Marta?',
  );
});

test('a value is never expanded as a template, and other braces stay', () => {
  const odd = { ...values, company: '{firstName} $& Sons' };
  expect(fillTemplate('{company} {} {other}', odd)).toBe('{firstName} $& Sons {} {other}');
});

test('a missing position or company leaves nothing in its place', () => {
  const none = templateValuesOf({ name: 'Bo', positionTitle: null }, null, 'en');
  expect(fillTemplate('[{position}{company}]', none)).toBe('[]');
  expect(fillTemplate('Hi {firstName}, about the {position} role.', none)).toBe('Hi Bo, about the role.');
});

test('a template is appended to what was already typed', () => {
  expect([appendText(' ', 'Hello'), appendText('One\n', 'Hello')]).toEqual(['Hello', 'One\n\nHello']);
});

test('fields may be adjacent, and their case counts', () => {
  expect(fillTemplate('{firstName}{firstName} {FIRSTNAME}', values)).toBe('MartaMarta {FIRSTNAME}');
});

test('when a message was seen names the day unless the message was sent on it', () => {
  const now = new Date(2026, 10, 21, 9, 0);
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 32).toISOString();
  const seen = (day: number, sentOn: number) => seenTime(at(day, 8), at(sentOn, 7), now, 'en');
  expect([seen(21, 20), seen(20, 19), seen(20, 20), seen(21, 21), seen(9, 8)]).toEqual([
    'Sat 08:32',
    'Fri 08:32',
    '08:32',
    '08:32',
    '9 Nov 08:32',
  ]);
  expect([sentTime(at(20, 5), now, 'en'), sentTime(at(21, 5), now, 'en')]).toEqual(['Fri 05:32', '05:32']);
});
