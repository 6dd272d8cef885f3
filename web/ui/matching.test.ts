import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const options = ['Persian', 'Español', 'Spanish', 'Sesotho'].map((label) => ({ label }));

test('accents and case do not matter, and what begins with the text comes first', () => {
  expect(matching(options, 'ESPA').map(({ label }) => label)).toEqual(['Español']);
  expect(matching(options, 's').map(({ label }) => label)).toEqual(['Spanish', 'Sesotho', 'Persian', 'Español']);
});

test('no text finds all', () => expect(matching(options, '  ')).toEqual(options));
