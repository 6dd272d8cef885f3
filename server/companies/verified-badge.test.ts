import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMPANIES_PAGE_SIZE } from '#contract/companies.ts';
import type { ListedCompany } from '#contract/companies.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createAdmin, createCompany, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { saveCompanyProfile } from './profile.ts';
import { setVerifiedByEmail } from './set-verified.ts';

const PROFILE = {
  companyName: 'Badge & Sons',
  firstName: 'Nora',
  lastName: 'Winter',
  description: null,
  phone: null,
  address: 'Fjord 1',
  city: 'Oslo',
  country: 'Norway',
  industry: null,
};

describe("a company's verified badge set by an admin", () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  let admin: { cookie: string };

  beforeAll(async () => {
    app = await createTestContext();
    server = await createTestServer(app);
    call = createCaller(server);
    admin = { cookie: await signInCookie(server, (await createAdmin(app)).email) };
  });
  const setVerified = (companyId: string, decision: string, headers: Record<string, string> = admin) =>
    call('PUT', `/admin/companies/${companyId}/verified`, { decision }, headers);
  const list = async (query: string) =>
    (await call('GET', `/admin/companies?${query}`, undefined, admin)).json() as {
      items: ListedCompany[];
      nextCursor: string | null;
      total: number;
    };
  const isVerified = async (companyId: string) =>
    (
      await app.db
        .selectFrom('company_profiles')
        .select('is_verified')
        .where('user_id', '=', companyId)
        .executeTakeFirstOrThrow()
    ).is_verified;

  test('can only be set by admins', async () => {
    const company = await createCompany(app);
    const talent = await createTalent(app);
    expect((await setVerified(company.viewer.userId, 'yes', {})).json().code).toBe('unauthenticated');
    for (const { email } of [company, talent]) {
      const cookie = await signInCookie(server, email);
      expect((await setVerified(company.viewer.userId, 'yes', { cookie })).statusCode).toBe(404);
      expect((await call('GET', '/admin/companies', undefined, { cookie })).statusCode).toBe(404);
    }
    expect((await setVerified(talent.viewer.userId, 'yes')).statusCode).toBe(404);
    expect((await setVerified(company.viewer.userId, 'maybe')).statusCode).toBe(400);
    expect(await isVerified(company.viewer.userId)).toBe(false);
  });

  test('overrides email and website, with the admin and time, until it is automatic again', async () => {
    const { viewer } = await createCompany(app);
    const save = (website: string | null) =>
      saveCompanyProfile(app, viewer, { ...PROFILE, companyName: 'Northwind', website });
    expect((await setVerified(viewer.userId, 'yes')).json()).toMatchObject({
      isVerified: true,
      isComputed: false,
      decision: 'yes',
      override: { by: 'Nora Winter', at: expect.any(String) },
    });
    await save(null);
    expect(await isVerified(viewer.userId)).toBe(true);
    await save('https://elsewhere.example');
    expect(await isVerified(viewer.userId)).toBe(false);
    await save('https://northwind.example');
    expect((await setVerified(viewer.userId, 'no')).json()).toMatchObject({ isVerified: false, isComputed: true });
    await save('https://www.northwind.example');
    expect(await isVerified(viewer.userId)).toBe(false);
    expect((await setVerified(viewer.userId, 'auto')).json()).toMatchObject({
      isVerified: true,
      decision: 'auto',
      override: null,
    });
  });

  test('is set by email on the command line', async () => {
    const { email, viewer } = await createCompany(app);
    expect(await setVerifiedByEmail(app, email, 'yes')).toBe(true);
    expect(await isVerified(viewer.userId)).toBe(true);
    expect(await setVerifiedByEmail(app, (await createTalent(app)).email, 'yes')).toBe(false);
  });

  test('companies are listed by part of their name or domain, newest first, in pages', async () => {
    for (let made = 0; made <= COMPANIES_PAGE_SIZE; made++) await createCompany(app, `Paged 50% ${made}`);
    const first = await list('text=paged%2050%25');
    expect([first.items.length, first.total]).toEqual([COMPANIES_PAGE_SIZE, COMPANIES_PAGE_SIZE + 1]);
    const second = await list(`text=paged&cursor=${first.nextCursor}`);
    expect(second.items.map(({ companyName }) => companyName)).toEqual(['Paged 50% 0']);
    expect((await list('text=50_')).total).toBe(0);
    expect((await list('text=northwind.ex')).total).toBeGreaterThan(COMPANIES_PAGE_SIZE);
    expect((await list('text=nobody')).items).toEqual([]);
  });
});
