import { expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import {
  createAdmin,
  createCompany,
  createFoundTalent,
  createPublishedVideo,
  createTalent,
} from '#test/fixtures/factories.ts';
import { submitSurvey } from '../fairness/survey.ts';
import { pauseProfile } from '../insights/visibility.ts';
import { approveVideo, rejectVideo } from '../moderation/decide.ts';
import { addUpCounters, readCounters } from '../platform/db/counters.ts';
import { shareScores } from '../search/documents/shared-scores.ts';
import { answerTicket, closeTicket } from '../support/answer-ticket.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';

test('counts kept by triggers equal counts from the rows, before and after they are merged', async () => {
  const app = await createTestContext();
  const [company, admin, found, gone] = await Promise.all([
    createCompany(app),
    createAdmin(app),
    createFoundTalent(app),
    createTalent(app),
  ]);
  const videos: Awaited<ReturnType<typeof createPublishedVideo>>[] = [];
  for (let made = 0; made < 3; made++) videos.push(await createPublishedVideo(app, await createTalent(app)));
  const share = (at: number, clarity: number | null) =>
    app.db.transaction().execute((trx) =>
      shareScores(trx, videos[at]!, clarity === null ? null : { communication: 8, confidence: 5, clarity }, {
        moderation: 'after',
      }),
    );
  await share(0, 4);
  await share(0, 6.5);
  await share(1, 9);
  await share(2, 7);
  await share(2, null);
  await approveVideo(app, admin.viewer, { videoId: videos[0]!.id, notes: '' });
  await rejectVideo(app, admin.viewer, { videoId: videos[1]!.id, notes: 'Too dark' });
  await unlockTalent(app, company.viewer, found.positionId);
  await submitSurvey(app, company.viewer, { biasNoticed: 'yes', trustedRanking: 'blind' });
  const asked = { kind: 'contact', name: 'Vera', email: 'vera@visitor.example', message: 'May I?' };
  const tickets = await app.db.insertInto('support_tickets').values([asked, asked, asked]).returning('id').execute();
  const [answered, closed] = tickets.map(({ id }) => id) as [string, string];
  await answerTicket(app, admin.viewer, { ticketId: answered, text: 'Gladly' });
  await answerTicket(app, admin.viewer, { ticketId: closed, text: 'No' });
  await closeTicket(app, admin.viewer, closed);
  await pauseProfile(app, found.viewer.userId, true);
  await app.db.deleteFrom('users').where('id', '=', gone.viewer.userId).execute();
  await app.db.updateTable('users').set({ email_verified: false }).where('id', '=', company.viewer.userId).execute();

  const figures = async () => {
    const { rows } = await app.pool.query<{ name: string; amount: string }>(
      'SELECT name, amount FROM counted WHERE amount <> 0 ORDER BY name',
    );
    return rows.map(({ name, amount }) => [name, Number(amount)]);
  };
  const counted = await figures();
  expect(Object.fromEntries(counted)).toMatchObject({
    unlocks: 1,
    talents: 4,
    'videos.approved': 1,
    'videos.rejected': 1,
    'survey.biased': 1,
    'tickets.open': 1,
    'tickets.answered': 1,
    'tickets.closed': 1,
    'scores.clarity.mid': 1,
  });
  await addUpCounters(app);
  expect(await figures()).toEqual(counted);
  expect((await app.pool.query('SELECT FROM counter_changes')).rowCount).toBe(0);
  await app.pool.query('SELECT recount()');
  expect(await figures()).toEqual(counted);
  expect((await readCounters(app.db, ['companies.confirmed']))('companies.confirmed')).toBe(1);
});
