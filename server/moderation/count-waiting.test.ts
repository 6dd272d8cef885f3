import { expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createAdmin, createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { answerTicket } from '../support/answer-ticket.ts';
import { storeTicket } from '../support/store-ticket.ts';
import { countWaiting } from './count-waiting.ts';
import { approveVideo } from './decide.ts';

test('what waits for an admin is counted until it is decided or answered', async () => {
  const app = await createTestContext();
  const { viewer } = await createAdmin(app);
  const before = await countWaiting(app);
  const video = await createPublishedVideo(app, await createTalent(app));
  const sender = { name: 'Vera', email: 'vera@nowhere.example', message: 'Where are my captions?' };
  await storeTicket(app, null, { ...sender, subject: 'Captions' });
  expect(await countWaiting(app)).toEqual({ ...before, videos: before.videos + 1, support: before.support + 1 });
  await approveVideo(app, viewer, { videoId: video.id, notes: '' });
  const { id } = await app.db.selectFrom('support_tickets').select('id').executeTakeFirstOrThrow();
  await answerTicket(app, viewer, { ticketId: id, text: 'They are here.' });
  expect(await countWaiting(app)).toEqual(before);
});
