import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import {
  createAdmin,
  createCompany,
  createFoundTalent,
  createPublishedVideo,
  createVideo,
  publishWithoutFiles,
} from '#test/fixtures/factories.ts';
import { readAccountRows } from '../accounts/erasure/account-rows.ts';
import { blockDomain, unblockDomain } from '../insights/visibility.ts';
import { approveVideo, rejectVideo } from '../moderation/decide.ts';
import type { Context } from '../platform/context.ts';
import { addPosition, removePosition } from '../talents/positions.ts';
import { contactsOf } from '../unlocks/contacts.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { deleteVideo } from '../videos/manage-video.ts';
import { listConversations } from './list-conversations.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});

async function meet() {
  const [company, talent] = [await createCompany(app), await createFoundTalent(app)];
  await unlockTalent(app, company.viewer, talent.positionId);
  /** The list, checked against the contact. */
  const shown = async () => {
    const [conversation] = (await listConversations(app, company.viewer, {})).items;
    const contact = await contactsOf(app, company.viewer.userId).executeTakeFirstOrThrow();
    const { name, positionTitle, posterUrl } = conversation!.other;
    expect(conversation!.contactId).toBe(contact.id);
    expect([name, positionTitle, posterUrl?.split('/').at(-2) ?? null]).toEqual([
      contact.full_name,
      contact.position_title,
      contact.public_id,
    ]);
    return { name, positionTitle, video: contact.public_id };
  };
  return { company: company.viewer, talent, shown };
}

const rename = ({ db }: Pick<Context, 'db'>, userId: string, full_name: string) =>
  db.updateTable('talent_profiles').set({ full_name }).where('user_id', '=', userId).execute();
const retitle = ({ db }: Pick<Context, 'db'>, id: string, position_title: string) =>
  db.updateTable('talent_positions').set({ position_title }).where('id', '=', id).execute();

test('the list follows the name, the title, the video and the position of a talent', async () => {
  const { talent, shown } = await meet();
  const first = await shown();
  expect(first.video).not.toBeNull();
  await rename(app, talent.viewer.userId, 'Marta Silva');
  await retitle(app, talent.positionId, 'Team Lead');
  expect(await shown()).toEqual({ ...first, name: 'Marta Silva', positionTitle: 'Team Lead' });

  const admin = await createAdmin(app);
  const { id: videoId } = await app.db
    .selectFrom('videos')
    .select('id')
    .where('talent_id', '=', talent.viewer.userId)
    .executeTakeFirstOrThrow();
  await rejectVideo(app, admin.viewer, { videoId, notes: '' });
  expect((await shown()).video).toBeNull();
  await approveVideo(app, admin.viewer, { videoId, notes: '' });
  expect((await shown()).video).toBe(first.video);

  const next = await createVideo(app, talent, { state: 'processing' });
  expect((await shown()).video).toBe(first.video);
  await publishWithoutFiles(app, next);
  expect((await shown()).video).toBe(next.public_id);
  await deleteVideo(app, talent.viewer, next.id);
  expect((await shown()).video).toBeNull();

  const other = await addPosition(app, talent.viewer, 'Account Manager');
  await createPublishedVideo(app, talent);
  await removePosition(app, talent.viewer, talent.positionId);
  expect(await shown()).toEqual({ name: 'Marta Silva', positionTitle: 'Account Manager', video: null });
  await retitle(app, other.id, 'Sales Manager');
  expect((await shown()).positionTitle).toBe('Sales Manager');
});

test('a blocked company keeps seeing the talent as before, in its list and its export', async () => {
  const { company, talent, shown } = await meet();
  const before = await shown();
  await blockDomain(app, talent.viewer.userId, 'northwind.example');
  await rename(app, talent.viewer.userId, 'Somebody New');
  expect(await shown()).toEqual(before);
  expect(JSON.stringify(await readAccountRows(app, company.userId))).not.toContain('Somebody New');
  await unblockDomain(app, talent.viewer.userId, 'northwind.example');
  expect((await shown()).name).toBe('Somebody New');
});

test('an unlock waits for a concurrent profile change, and shows it', async () => {
  const [company, talent, admin] = [await createCompany(app), await createFoundTalent(app), await createAdmin(app)];
  const { unlocking } = await app.db.transaction().execute(async (trx) => {
    await rename({ db: trx }, talent.viewer.userId, 'Late Name');
    await retitle({ db: trx }, talent.positionId, 'Late Title');
    const change = { rejected_at: new Date(), moderated_by: admin.viewer.userId };
    await trx.updateTable('videos').set(change).where('position_id', '=', talent.positionId).execute();
    const started = unlockTalent(app, company.viewer, talent.positionId);
    await expect.poll(countWaiting).toBeGreaterThan(0);
    return { unlocking: started };
  });
  await unlocking;
  const [conversation] = (await listConversations(app, company.viewer, {})).items;
  expect(conversation!.other).toMatchObject({ name: 'Late Name', positionTitle: 'Late Title', posterUrl: null });
});

const WAITING = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
const countWaiting = async () => (await app.pool.query(WAITING)).rowCount;
