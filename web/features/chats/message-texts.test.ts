import { expect, test } from 'vitest';
import { appendText, fillTemplate, templateValuesOf } from './message-texts.ts';

const values = templateValuesOf({ name: 'Marta Ribeiro', positionTitle: 'Sales Closer' }, 'Northwind');

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
  expect(fillTemplate('[{position}{company}]', templateValuesOf({ name: 'Bo', positionTitle: null }, null))).toBe('[]');
});

test('a template is appended to what was already typed', () => {
  expect([appendText(' ', 'Hello'), appendText('One\n', 'Hello')]).toEqual(['Hello', 'One\n\nHello']);
});

test('fields may be adjacent, and their case counts', () => {
  expect(fillTemplate('{firstName}{firstName} {FIRSTNAME}', values)).toBe('MartaMarta {FIRSTNAME}');
});
