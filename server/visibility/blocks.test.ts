import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { saveCompanySchema } from '#contract/companies.ts';
import { saveCompanyProfile } from '../companies/profile.ts';
import { blockDomain } from '../insights/visibility.ts';
import type { Context } from '../platform/context.ts';
import { findTalents } from '../search/find-talents.ts';
import { findAccessible } from './accessible.ts';
import { readDomain } from './blocks.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});
afterAll(() => app.close());

const PROFILE = {
  companyName: 'Acme Ltd',
  firstName: 'Nora',
  lastName: 'Winter',
  description: null,
  phone: null,
  address: 'Fjord 1',
  city: 'Oslo',
  country: 'Norway',
  industry: null,
};

describe('a host is normalised when it is written', () => {
  test.each([
    ['müller.de', 'xn--mller-kva.de'],
    ['https://jobs@acme.com/', 'acme.com'],
    ['acme.com.', 'acme.com'],
    ['HTTPS://WWW.ACME.COM:8443/jobs', 'acme.com'],
  ])('%s is blocked as %s', (text, domain) => expect(readDomain(text)).toBe(domain));
});

test.each([
  ['müller.de', 'https://www.müller.de/karriere'],
  ['https://jobs@acme.com/', 'https://acme.com'],
  ['acme.com.', 'https://careers.acme.com./'],
])('search and the database agree that %s blocks %s', async (blocked, website) => {
  const talent = await createTalent(app);
  await createPublishedVideo(app, talent);
  const { viewer } = await createCompany(app);
  const canFind = async () => {
    const { block_keys } = await app.db
      .selectFrom('company_profiles')
      .select('block_keys')
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    const { items } = await findTalents(app, { domains: block_keys });
    return [
      items.some(({ positionId }) => positionId === talent.positionId),
      (await findAccessible(app.db, viewer.userId, talent.positionId)) !== null,
    ];
  };
  await saveCompanyProfile(app, viewer, saveCompanySchema.parse({ ...PROFILE, website }));
  expect(await canFind()).toEqual([true, true]);
  await blockDomain(app, talent.viewer.userId, blocked);
  expect(await canFind()).toEqual([false, false]);
});
