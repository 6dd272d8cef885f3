import { beforeAll, describe, expect, test } from 'vitest';
import { saveCompanySchema } from '#contract/companies.ts';
import { getCompanyProfile, saveCompanyProfile } from '#server/companies/profile.ts';
import { setVerified } from '#server/companies/set-verified.ts';
import type { Context } from '#server/platform/context.ts';
import { createTestContext } from '../fixtures/app.ts';
import { createAdmin, createCompany } from '../fixtures/factories.ts';

const COMPANY = {
  companyName: 'Northwind',
  firstName: 'Nora',
  lastName: 'Winter',
  description: null,
  website: null as string | null,
  phone: null,
  address: 'Fjord 1',
  city: 'Oslo',
  country: 'Norway',
  industry: null,
};

describe('row 10: the badge', () => {
  let app: Context;
  let adminId: string;
  beforeAll(async () => {
    app = await createTestContext();
    adminId = (await createAdmin(app)).viewer.userId;
  });
  async function create() {
    const { viewer } = await createCompany(app);
    const save = async (values: Partial<typeof COMPANY>) => {
      await saveCompanyProfile(app, viewer, saveCompanySchema.parse({ ...COMPANY, ...values }));
      return (await getCompanyProfile(app, viewer)).isVerified;
    };
    const judge = (decision: 'yes' | 'no' | 'auto') =>
      setVerified(app, { companyId: viewer.userId, decision, adminId });
    return {
      companyId: viewer.userId,
      save,
      judge,
      isVerified: async () => (await getCompanyProfile(app, viewer)).isVerified,
    };
  }

  test("an admin's yes ends with a change of name or website, and a no stays", async () => {
    const { save, judge, isVerified } = await create();
    await judge('yes');
    expect(await save({})).toBe(true);
    expect(await save({ companyName: 'NORTHWIND' })).toBe(true);
    expect(await save({ companyName: 'Google' })).toBe(false);
    expect(await save({})).toBe(false);
    await judge('yes');
    expect(await isVerified()).toBe(true);
    expect(await save({ website: 'https://google.com' })).toBe(false);
    await judge('no');
    expect(await save({ website: 'https://northwind.example' })).toBe(false);
  });

  test('a computed badge does not survive a change of name, whatever else changes', async () => {
    const { save, judge } = await create();
    const website = 'https://northwind.example';
    expect(await save({ website })).toBe(true);
    expect(await save({ website, companyName: 'Northwind Trading Ltd' })).toBe(true);
    for (const companyName of ['Google', 'Gооgle', 'Salesforce'])
      expect(await save({ website, companyName }), companyName).toBe(false);
    expect(await save({ website: null, companyName: 'Google' })).toBe(false);
    expect(await save({ website, companyName: 'Google' })).toBe(false);
    await judge('auto');
    expect(await save({ website, companyName: 'Google' })).toBe(true);
  });

  test.each([
    'https://google.com@own.io',
    'https://user:pass@google.com',
    'https://google.com:8443',
    'javascript:alert(1)',
    'ftp://google.com',
    'https://localhost',
    'https://127.0.0.1',
  ])('%s is not a website', (website) => {
    const parsed = saveCompanySchema.safeParse({ ...COMPANY, website });
    expect(parsed.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([['website', 'url']]);
  });

  test.each([
    ['https://MÜLLER.de', 'https://xn--mller-kva.de'],
    ['https://acme.com./', 'https://acme.com'],
    [String.raw`https://own.io\@google.com`, 'https://own.io/@google.com'],
    ['HTTPS://Acme.COM:443/Jobs?a=1', 'https://acme.com/Jobs?a=1'],
  ])('%s is stored as %s', (website, stored) => {
    expect(saveCompanySchema.parse({ ...COMPANY, website }).website).toBe(stored);
  });

  test('removals of a badge, and the admin who granted it, are in the audit trail', async () => {
    const { companyId, save, judge } = await create();
    await judge('yes');
    await save({ companyName: 'Google' });
    const events = await app.db
      .selectFrom('audit_events')
      .select(['actor_id', 'details'])
      .where('kind', '=', 'badge_set')
      .where('subject_id', '=', companyId)
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { actor_id: adminId, details: { badge: 'yes' } },
      { actor_id: companyId, details: { isVerified: false, by: 'computed' } },
    ]);
  });
});
