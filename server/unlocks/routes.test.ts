import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import {
  createCompany,
  createCompanyWithoutFreeUnlock,
  createFoundTalent,
  signInCookie,
  subscribe,
} from '#test/fixtures/factories.ts';
import { startStripe } from '#test/stripe/server.ts';
import type { Context } from '../platform/context.ts';
import { getContact } from './contacts.ts';
import { listContacts } from './list-contacts.ts';
import { saveContact } from './save-contact.ts';
import { unlockTalent } from './unlock-talent.ts';

let app: Context;
let server: FastifyInstance;
let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  stripe = await startStripe();
  app = await createTestContext(stripe.settings);
  server = await createTestServer(app);
  return () => stripe.close();
});

test('an unlock that has to be paid answers 402 with the price, and 503 while the provider is unavailable', async () => {
  const company = await createCompanyWithoutFreeUnlock(app);
  const { positionId } = await createFoundTalent(app);
  const cookie = await signInCookie(server, company.email);
  const post = (path: string) =>
    server.inject({ method: 'POST', url: `/api${path}`, payload: { positionId }, headers: { cookie } });
  const refused = await post('/unlocks');
  expect([refused.statusCode, refused.json()]).toEqual([
    402,
    expect.objectContaining({ code: 'payment_required', data: { price: { amountMinor: 600, currency: 'EUR' } } }),
  ]);
  stripe.misbehave({ failing: 1, losing: 0, delayMs: 0, random: () => 0 });
  const away = await post('/unlocks/checkout');
  expect([away.statusCode, away.json().code]).toEqual([503, 'payments_unavailable']);
  stripe.misbehave(null);
  expect((await post('/unlocks/checkout')).json().url).toMatch(/^https:/);
});

test('a company finds its contacts by words of the name or the title', async () => {
  const [company, other] = [await createCompany(app), await createCompany(app)];
  const [jose, lena, stranger] = [
    await createFoundTalent(app, 'José Núñez'),
    await createFoundTalent(app, 'Lena Osei'),
    await createFoundTalent(app, 'Josefine Nunez'),
  ];
  await subscribe(app, company.viewer.userId);
  const { id } = await unlockTalent(app, company.viewer, jose.positionId);
  await unlockTalent(app, company.viewer, lena.positionId);
  await unlockTalent(app, other.viewer, stranger.positionId);
  const cookie = await signInCookie(server, company.email);
  const get = (query: Record<string, string>, headers: Record<string, string> = { cookie }) =>
    server.inject({ method: 'GET', url: `/api/contacts?${new URLSearchParams(query)}`, headers });
  const found = async (text: string, query: Record<string, string> = {}) =>
    (await get({ text, ...query })).json().items.map(({ talentName }: { talentName: string }) => talentName);

  expect((await get({ text: 'nunez' }, {})).statusCode).toBe(401);
  expect((await get({ text: 'nunez' }, { cookie: await signInCookie(server, jose.email) })).statusCode).toBe(403);
  expect((await get({ text: 'x'.repeat(81) })).statusCode).toBe(400);
  expect(await found('Josefine')).toEqual([]);
  for (const text of ['nunez', 'NÚÑEZ jo', ' jose ']) expect(await found(text)).toEqual(['José Núñez']);
  expect(await found('sales closer')).toEqual(['Lena Osei', 'José Núñez']);
  expect(await found('sales osei')).toEqual(['Lena Osei']);
  for (const text of ['%', '_', '\\']) expect(await found(text)).toEqual([]);
  await saveContact(app, company.viewer.userId, { contactId: id, stage: 'offer' });
  expect(await found('sales', { stage: 'offer' })).toEqual(['José Núñez']);
});

test('a contact is found by the name it shows: the current one, or the one it had when the talent blocked the company', async () => {
  const company = await createCompany(app);
  const talent = await createFoundTalent(app, 'Ana Ortega');
  await unlockTalent(app, company.viewer, talent.positionId);
  const found = async (text: string) => (await listContacts(app, company.viewer.userId, { text })).items.length;
  const rename = (full_name: string) =>
    app.db.updateTable('talent_profiles').set({ full_name }).where('user_id', '=', talent.viewer.userId).execute();
  await rename('Ana Ruiz');
  expect([await found('ortega'), await found('ruiz')]).toEqual([0, 1]);
  await app.db
    .insertInto('talent_blocks')
    .values({ talent_id: talent.viewer.userId, domain: company.email.split('@')[1]! })
    .execute();
  await rename('Ana Salas');
  expect([await found('salas'), await found('ruiz')]).toEqual([0, 1]);
});

test('a contact has the profile that search showed, and a talent who blocks the company leaves it that of the moment', async () => {
  const company = await createCompany(app);
  const talent = await createFoundTalent(app);
  const { id } = await unlockTalent(app, company.viewer, talent.positionId);
  const write = async (text: string) => {
    const profile = { bio: text, skills: ['CRM', text], languages: [text] };
    await app.db.updateTable('talent_profiles').set(profile).where('user_id', '=', talent.viewer.userId).execute();
    await app.db
      .updateTable('talent_positions')
      .set({ skills: ['CRM', 'Demos'], experience_years: text.length, work_type: 'remote' })
      .where('id', '=', talent.positionId)
      .execute();
  };
  const isBefore = {
    bio: 'Before',
    skills: ['Before', 'CRM', 'Demos'],
    languages: ['Before'],
    experienceYears: 6,
    workType: 'remote',
  };
  await write('Before');
  expect(await getContact(app, company.viewer.userId, id)).toMatchObject(isBefore);
  await app.db
    .insertInto('talent_blocks')
    .values({ talent_id: talent.viewer.userId, domain: company.email.split('@')[1]! })
    .execute();
  await write('Afterwards');
  expect(await getContact(app, company.viewer.userId, id)).toMatchObject(isBefore);
});
