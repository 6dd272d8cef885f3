import { expect, test } from 'vitest';
import { rulesMet } from './password-rules.tsx';

const MARTA = ['marta.ribeiro@northwind.example', 'Marta', 'Ribeiro', 'Northwind'];
const ALL = ['length', 'lower', 'upper', 'digit', 'own'];

test('a password that the server would refuse as too personal doesn’t meet every rule', () => {
  for (const password of ['MartaRibeiro1', 'Northwind2031', 'Cl0seup!2031'])
    expect(rulesMet(password, MARTA)).toEqual(['length', 'lower', 'upper', 'digit']);
  expect(rulesMet('MartaRibeiro1', [])).toEqual(ALL);
});

test('a password of one’s own meets them all, once it is long enough', () => {
  expect(rulesMet('Velvet-Heron1', MARTA)).toEqual(ALL);
  expect(rulesMet('Vel1', MARTA)).toEqual(['lower', 'upper', 'digit']);
  expect(rulesMet('', MARTA)).toEqual([]);
});
