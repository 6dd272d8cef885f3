import { expect, test } from 'vitest';
import { fold, readsSpanish } from './language.ts';

test('an advert of a few words without function words is read in its language', () => {
  const spanish = [
    'Vendedor joven',
    'Vendedora guapa',
    'Hombres',
    'Nativo español',
    'Comercial sénior',
    'Abstenerse mayores',
  ];
  const english = [
    'Young closer',
    'Native English',
    'No moms',
    'Sales rep',
    'Senior account executive',
    'Handsome salesman',
  ];
  expect(spanish.filter((advert) => !readsSpanish(fold(advert)))).toEqual([]);
  expect(english.filter((advert) => readsSpanish(fold(advert)))).toEqual([]);
});
