import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../platform/context.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany } from '#test/fixtures/factories.ts';
import { verifyEmail } from '../accounts/verification/verify-email.ts';
import { getCompanyProfile, saveCompanyProfile } from './profile.ts';

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
