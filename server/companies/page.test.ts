import { beforeAll, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createAdmin, createCompany, createFoundTalent, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { campaign } from '#test/routes/row.ts';
import { createCampaign, changeCampaign } from '../campaigns/campaigns.ts';
import { listOpenCampaigns } from '../campaigns/open-campaigns.ts';
import type { Context } from '../platform/context.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { getCompanyPage, publishCompanyPage } from './page.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});

async function createListed(name?: string) {
  const company = await createCompany(app, name);
  const { public_id } = await app.db
    .selectFrom('company_profiles')
    .select('public_id')
    .where('user_id', '=', company.viewer.userId)
    .executeTakeFirstOrThrow();
  return { ...company, publicId: public_id };
}

const notFound = { code: 'not_found' };

test('until a company publishes its page, only talent it has met, the company and admins can open it', async () => {
  const [{ viewer, publicId }, stranger, talent, admin] = await Promise.all([
    createListed(),
    createCompany(app),
    createTalent(app),
    createAdmin(app),
  ]);
  for (const who of [null, stranger.viewer, talent.viewer])
    await expect(getCompanyPage(app, who, publicId)).rejects.toMatchObject(notFound);
  for (const who of [viewer, admin.viewer])
    expect((await getCompanyPage(app, who, publicId)).page.publicId).toBe(publicId);

  const met = await createTalent(app);
  await app.db
    .insertInto('conversion_events')
    .values({ company_id: viewer.userId, talent_id: met.viewer.userId, type: 'view', utc_day: '2026-11-20' })
    .execute();
  expect((await getCompanyPage(app, met.viewer, publicId)).page).toMatchObject({ isPublished: false, isOwn: false });
});

test('an unlock or an open campaign makes talent meet a company; a closed campaign alone does not', async () => {
  const { viewer, publicId } = await createListed();
  const { viewer: talent, positionId } = await createFoundTalent(app);
  const { id } = await createCampaign(app, viewer, campaign);
  expect((await listOpenCampaigns(app, talent, { publicId })).items.map(({ title }) => title)).toEqual([
    campaign.title,
  ]);
  await changeCampaign(app, viewer, id, { state: 'closed' });
  await expect(listOpenCampaigns(app, talent, { publicId })).rejects.toMatchObject(notFound);
  await unlockTalent(app, viewer, positionId);
  expect((await listOpenCampaigns(app, talent, { publicId })).items).toEqual([]);
});

test('a published page has its name in the head and is in the sitemap, and leaves both when withdrawn', async () => {
  const { viewer, publicId } = await createListed('Acme <Sons>');
  const server = await createTestServer(app);
  const open = () => server.inject({ url: `/companies/${publicId}`, headers: { accept: 'text/html' } });
  const isListed = async () => (await server.inject('/sitemap.xml')).body.includes(publicId);
  expect([(await open()).statusCode, await isListed()]).toEqual([404, false]);

  await publishCompanyPage(app, viewer, true);
  const { statusCode, body } = await open();
  expect([statusCode, await isListed()]).toEqual([200, true]);
  expect(body).toContain('<title>Acme &lt;Sons&gt; · Closeup</title>');
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/companies/${publicId}">`);
  expect(body).toContain('<meta name="robots" content="index');
  expect(body).not.toContain(viewer.email);

  await publishCompanyPage(app, viewer, false);
  expect([(await open()).statusCode, await isListed()]).toEqual([404, false]);
  const own = await server.inject({
    url: `/companies/${publicId}`,
    headers: { accept: 'text/html', cookie: await signInCookie(server, viewer.email) },
  });
  expect(own.body).toContain('<meta name="robots" content="noindex');
});

test('a page is not published before the email is confirmed, and is gone once its account is being deleted', async () => {
  const { viewer, publicId } = await createListed();
  await expect(publishCompanyPage(app, { ...viewer, emailVerified: false }, true)).rejects.toMatchObject({
    code: 'email_not_confirmed',
  });
  await publishCompanyPage(app, viewer, true);
  await app.db
    .updateTable('users')
    .set({ deletion_requested_at: app.clock() })
    .where('id', '=', viewer.userId)
    .execute();
  await expect(getCompanyPage(app, null, publicId)).rejects.toMatchObject(notFound);
});
