import { expect, test } from 'vitest';
import { matching } from './filtered-list.tsx';

const options = ['Persian', 'Español', 'Spanish', 'Sesotho'].map((label) => ({ label }));

test('accents and case are ignored, and options that start with the text come first', () => {
  expect(matching(options, 'ESPA').map(({ label }) => label)).toEqual(['Español']);
  expect(matching(options, 's').map(({ label }) => label)).toEqual(['Spanish', 'Sesotho', 'Persian', 'Español']);
});

test('an empty text matches everything', () => expect(matching(options, '  ')).toEqual(options));
