import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../platform/context.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany } from '#test/fixtures/factories.ts';
import { verifyEmail } from '../accounts/verification/verify-email.ts';
import { listCompanies } from './list-companies.ts';
import { closeFirstSteps, getCompanyProfile, saveCompanyProfile } from './profile.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});
afterAll(() => app.close());

const INPUT = {
  companyName: 'Northwind Ltd',
  firstName: 'Nora',
  lastName: 'Winter',
  description: null,
  website: null,
  phone: null,
  address: 'Fjord 1',
  city: 'Oslo',
  country: 'Norway',
  industry: null,
};

test('a saved profile is returned', async () => {
  const { viewer } = await createCompany(app);
  const input = { ...INPUT, description: 'We route.', website: 'https://elsewhere.example', phone: '+47 21 00 00 00' };
  await saveCompanyProfile(app, viewer, input);
  expect(await getCompanyProfile(app, viewer)).toMatchObject({ ...input, email: viewer.email, emailVerified: true });
});

test('first steps stay until they are closed', async () => {
  const { viewer } = await createCompany(app);
  expect(await getCompanyProfile(app, viewer)).toMatchObject({ hasClosedFirstSteps: false });
  await closeFirstSteps(app, viewer);
  await saveCompanyProfile(app, viewer, INPUT);
  expect(await getCompanyProfile(app, viewer)).toMatchObject({ hasClosedFirstSteps: true });
});

test('companies are found by parts of their name, website and email domain, ignoring case and accents', async () => {
  const { viewer } = await createCompany(app, 'Fjordløs 100%');
  const finds = async (text: string) => {
    const { items, total } = await listCompanies(app, { text });
    expect(total).toBe(items.length);
    return items.some(({ companyId }) => companyId === viewer.userId);
  };
  expect([await finds('JORDLØS 10'), await finds('dlos'), await finds('0%'), await finds('_')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await saveCompanyProfile(app, viewer, { ...INPUT, companyName: 'Harbour', website: 'https://Glacier.example' });
  expect([await finds('harb'), await finds('glacier'), await finds('jordløs')]).toEqual([true, true, false]);
  await app.db.updateTable('users').set({ email: 'hr@moraine.example' }).where('id', '=', viewer.userId).execute();
  expect([await finds('moraine'), await finds('hr@')]).toEqual([true, false]);
});

test('a page of companies found by text continues where the previous one ended', async () => {
  for (let made = 0; made < 5; made++) await createCompany(app, `Tarn ${made}`);
  const first = await listCompanies(app, { text: 'tarn', limit: 3 });
  const second = await listCompanies(app, { text: 'tarn', limit: 3, cursor: first.nextCursor! });
  const names = [...first.items, ...second.items].map(({ companyName }) => companyName);
  expect(names).toEqual(['Tarn 4', 'Tarn 3', 'Tarn 2', 'Tarn 1', 'Tarn 0']);
  expect([first.total, second.total, second.nextCursor]).toEqual([5, 5, null]);
});

describe('the verified badge', () => {
  const isVerified = async (website: string | null, viewer: Awaited<ReturnType<typeof createCompany>>['viewer']) => {
    await saveCompanyProfile(app, viewer, { ...INPUT, website });
    return (await getCompanyProfile(app, viewer)).isVerified;
  };
  test.each([
    ['https://northwind.example', true],
    ['https://careers.northwind.example/jobs', true],
    ['https://northwind.example.evil.com', false],
    ['https://otherwind.example', false],
    [null, false],
  ])('of a confirmed company with the website %s: %s', async (website, expected) => {
    expect(await isVerified(website, (await createCompany(app)).viewer)).toBe(expected);
  });

  test('is granted once the email is verified', async () => {
    const { viewer } = await createCompany(app);
    expect(await isVerified('https://northwind.example', { ...viewer, emailVerified: false })).toBe(false);
    await verifyEmail(app, viewer.userId);
    expect((await getCompanyProfile(app, viewer)).isVerified).toBe(true);
  });
});
