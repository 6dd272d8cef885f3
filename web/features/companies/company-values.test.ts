import { expect, test } from 'vitest';
import type { CompanyProfile } from '#contract/companies.ts';
import { inputOf, loadFormSchema, valuesOf } from './company-values.ts';

const NEW = {
  companyName: 'Acme',
  firstName: 'Ada',
  lastName: 'Muster',
  address: 'Bern, Switzerland',
  city: 'Bern',
  country: 'Switzerland',
  description: null,
  industry: null,
  website: null,
  phone: null,
} as CompanyProfile;

test('an address that nobody typed is empty, and follows the city', async () => {
  const values = valuesOf(NEW);
  expect(values.address).toBe('');
  const schema = await loadFormSchema();
  expect(schema.safeParse(values).success).toBe(true);
  expect(inputOf({ ...values, city: 'Zürich' }).address).toBe('Zürich, Switzerland');
});

test('a typed address stays', () => {
  const values = valuesOf({ ...NEW, address: 'Aarestrasse 1' });
  expect(values.address).toBe('Aarestrasse 1');
  expect(inputOf({ ...values, city: 'Zürich' }).address).toBe('Aarestrasse 1');
});
