import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { eraseAccount } from '#server/accounts/erasure/erase-account.ts';
import type { Context } from '#server/platform/context.ts';
import type { DB } from '#server/platform/db/schema.gen.ts';
import { createFoundTalent } from '#test/fixtures/factories.ts';
import { fillActivity } from './fixtures/activity.ts';
import { openApp } from './fixtures/app.ts';
import { fillMarketplace } from './fixtures/marketplace.ts';
import { id } from './fixtures/marketplace-rows.ts';
import { type BenchResult, median } from './fixtures/measure.ts';

const ROWS = 200_000;
const ROUNDS = 9;
const MOST_MS = 30;
const NAME = 'Long Story';

/**
 * SQL time to erase a talent with 200 conversations, 10,000 messages, 5,000 views and comparable other data, compared with the
 * bare DELETE.
 */
export async function run({ rows = ROWS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const { app, close } = await openApp(`bench-routes-${rows}`);
  try {
    await fillMarketplace(app.pool, rows);
    const { emails } = await fillActivity(app, rows);
    await app.db.deleteFrom('users').where('email', 'in', Object.values(emails)).execute();
    const [ours, bare]: number[][] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      ours!.push(await sqlMs(app, (measured, userId) => eraseAccount(measured, userId)));
      bare!.push(await sqlMs(app, ({ db }, userId) => db.deleteFrom('users').where('id', '=', userId).execute()));
    }
    const [erased, deleted] = [median(ours!), median(bare!)];
    return {
      target: `at most ${MOST_MS} ms of SQL`,
      ok: rows >= ROWS && erased <= MOST_MS,
      rows: [
        { label: 'eraseAccount', value: `${erased.toFixed(1)} ms of SQL` },
        { label: 'the bare delete with its foreign keys', value: `${deleted.toFixed(1)} ms` },
        { label: 'ratio', value: `${(erased / deleted).toFixed(2)}x` },
      ],
    };
  } finally {
    await close();
  }
}

/** Milliseconds that Postgres spends on erasing a new talent with a long history. */
async function sqlMs(app: Context, work: (measured: Context, userId: string) => Promise<unknown>) {
  const talent = await createFoundTalent(app, NAME);
  for (const statement of history(`'${talent.viewer.userId}'::uuid`, `'${talent.positionId}'::uuid`))
    await app.pool.query(statement);
  let spent = 0;
  const log = ({ queryDurationMillis }: LogEvent) => void (spent += queryDurationMillis);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: app.pool }), log });
  await work({ ...app, db }, talent.viewer.userId);
  return spent;
}

function history(them: string, position: string) {
  const some = (count: number) => `generate_series(1, ${count}) n`;
  return [
    `INSERT INTO conversations(id, company_id, talent_id, state, answered_at, last_seq) SELECT gen_random_uuid(), ${id('company')}, ${them}, 'accepted', now(), 50 FROM ${some(200)}`,
    `INSERT INTO messages(conversation_id, seq, sender_id, content, client_id)
     SELECT c.id, s, ${them}, 'Message number ' || s, gen_random_uuid() FROM conversations c, generate_series(1, 50) s WHERE c.talent_id = ${them}`,
    `INSERT INTO unlocked_contacts(user_id, closer_id, closer_name, email, phone, position_id, conversation_id, kind)
     SELECT company_id, ${them}, '${NAME}', 'long@talent.example', '', ${position}, id, 'premium' FROM conversations WHERE talent_id = ${them}`,
    `INSERT INTO conversion_events(type, company_id, talent_id, position_id, position_title, utc_day, created_at)
     SELECT 'view', ${id('company')}, ${them}, ${position}, 'Sales Closer', current_date - k, now() - k * interval '1 day' FROM ${some(500)}, generate_series(0, 9) k`,
    `INSERT INTO notifications(user_id, about_id, kind, data, created_at) SELECT ${them}, ${id('company', '(1 + n % 500)')}, 'view', '{}', now() FROM ${some(2000)}`,
    `INSERT INTO favourites(company_id, position_id) SELECT ${id('company')}, ${position} FROM ${some(300)}`,
    `INSERT INTO campaign_interests(campaign_id, talent_id, position_id) SELECT ${id('campaign')}, ${them}, ${position} FROM ${some(300)}`,
  ];
}
