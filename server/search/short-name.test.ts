import { describe, expect, test } from 'vitest';
import { shortName } from './short-name.ts';

describe('the name before an unlock', () => {
  test.each([
    ['Marta Ribeiro', 'Marta R.'],
    ['  Marta   de la Rosa ', 'Marta R.'],
    ['Cher', 'Cher'],
    ['', ''],
    ['Ævar þórsson', 'Ævar Þ.'],
  ])('%j is %j', (full, short) => expect(shortName(full)).toBe(short));

  test.each([
    ['Lucía García Morales', 'Lucía G.'],
    ['lucia fernandez munoz', 'lucia F.'],
    ['María José Pérez Gómez', 'María P.'],
    ['Ana Ruiz de la Vega', 'Ana R.'],
  ])('of two Spanish surnames shows the first: %j is %j', (full, short) => expect(shortName(full)).toBe(short));

  test.each([
    ['Nadia Ferreira Lopes', 'Nadia L.'],
    ['Juan Carlos Pérez', 'Juan P.'],
    ['María Inez Gómez', 'María G.'],
    ['José Martín Gómez', 'José G.'],
    ['Mary Jane Garcia', 'Mary G.'],
  ])('and otherwise the last word: %j is %j', (full, short) => expect(shortName(full)).toBe(short));
});
