import type pg from 'pg';
import { listConversations } from '#server/chats/list-conversations.ts';
import { countUnread } from '#server/chats/read-messages.ts';
import type { Context } from '#server/platform/context.ts';
import { createCompany } from '#test/fixtures/factories.ts';
import { openApp } from './fixtures/app.ts';
import { id } from './fixtures/marketplace-rows.ts';
import { type BenchResult, median, timed } from './fixtures/measure.ts';
import { readExecution, readPlans } from './fixtures/plans.ts';

const CONVERSATIONS = 10_000;
const MESSAGES = 100;
const ROUNDS = 200;
const BASELINE_ROUNDS = 5;
const MOST_BUFFERS = 25;
/** Minimum ratios of Postgres execution time. A badge with a thousand unread conversations sums them all. */
const LEAST_RATIO = { list: 2000, badge: 1000 };

/**
 * A page of conversations and the unread badge of a company with a million messages, compared with counting and sorting the
 * messages. Compares Postgres execution time, since the round trip is the same for both; total times are reported too.
 */
export async function run({ rows = CONVERSATIONS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const { app, close } = await openApp('bench-message-lists');
  try {
    const { viewer } = await createCompany(app, 'Busy');
    await fill(app.pool, viewer.userId, rows);
    const list = (of: Context) => listConversations(of, viewer, {});
    const badge = (of: Context) => countUnread(of, viewer);
    const nested = (text: string) => (of: Context) => of.pool.query(text, [viewer.userId]);
    const executed = {
      list: await readExecution(app, list, ROUNDS),
      nestedList: await readExecution(app, nested(NESTED_LIST), BASELINE_ROUNDS),
      rowsAlone: await readExecution(app, nested(ROWS_ALONE), ROUNDS),
      badge: await readExecution(app, badge, ROUNDS),
      nestedBadge: await readExecution(app, nested(NESTED_BADGE), BASELINE_ROUNDS),
    };
    const whole = {
      empty: await medianOf(ROUNDS, () => app.pool.query('SELECT')),
      list: await medianOf(ROUNDS, () => list(app)),
      badge: await medianOf(ROUNDS, () => badge(app)),
    };
    const buffers = {
      list: await readPlans(app, list),
      badge: await readPlans(app, badge),
      nestedList: await readPlans(app, nested(NESTED_LIST)),
      nestedBadge: await readPlans(app, nested(NESTED_BADGE)),
    };
    const ratio = { list: executed.nestedList / executed.list, badge: executed.nestedBadge / executed.badge };
    const isFast = ratio.list >= LEAST_RATIO.list && ratio.badge >= LEAST_RATIO.badge;
    const isLean = buffers.list.buffers <= MOST_BUFFERS && buffers.badge.buffers <= MOST_BUFFERS;
    return {
      target: `${LEAST_RATIO.list}x and ${LEAST_RATIO.badge}x in Postgres, at most ${MOST_BUFFERS} buffers each`,
      ok: rows >= CONVERSATIONS && isFast && isLean,
      rows: [
        {
          label: 'a page of conversations',
          value: `${executed.list.toFixed(3)} ms in Postgres, ${buffers.list.buffers} buffers; the call ${whole.list.toFixed(2)} ms`,
        },
        {
          label: 'nested select',
          value: `${executed.nestedList.toFixed(0)} ms, ${buffers.nestedList.buffers} buffers (${ratio.list.toFixed(0)}x)`,
        },
        {
          label: 'the rows of the page alone',
          value: `${executed.rowsAlone.toFixed(3)} ms (${(executed.nestedList / executed.rowsAlone).toFixed(0)}x)`,
        },
        {
          label: 'the unread badge',
          value: `${executed.badge.toFixed(3)} ms in Postgres, ${buffers.badge.buffers} buffers; the call ${whole.badge.toFixed(2)} ms`,
        },
        {
          label: 'counting messages',
          value: `${executed.nestedBadge.toFixed(0)} ms, ${buffers.nestedBadge.buffers} buffers (${ratio.badge.toFixed(0)}x)`,
        },
        { label: 'a call of an empty statement', value: `${whole.empty.toFixed(2)} ms` },
      ],
    };
  } finally {
    await app.db.deleteFrom('users').where('name', 'in', ['Nora Winter', 'Talent']).execute();
    await close();
  }
}

async function medianOf(rounds: number, work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(work));
  return median(times);
}

const LAST = `SELECT m.content FROM messages m WHERE m.conversation_id = c.id ORDER BY m.created_at DESC, m.seq DESC LIMIT 1`;
const LAST_AT = `SELECT max(m.created_at) FROM messages m WHERE m.conversation_id = c.id`;
const UNREAD = `SELECT count(*) FROM messages m
  WHERE m.conversation_id = c.id AND m.sender_id <> c.company_id AND m.seq > c.company_read_seq`;
const NESTED_LIST = `SELECT c.id, t.full_name, (${LAST}) AS last, (${LAST_AT}) AS at, (${UNREAD}) AS unread
  FROM conversations c JOIN talent_profiles t ON t.user_id = c.talent_id WHERE c.company_id = $1 ORDER BY at DESC LIMIT 30`;
/** A lower bound for any implementation of the page. */
const ROWS_ALONE = `SELECT * FROM conversations WHERE company_id = $1 ORDER BY updated_at DESC, id DESC LIMIT 31`;
const NESTED_BADGE = `SELECT count(*) FROM messages m JOIN conversations c ON c.id = m.conversation_id
  WHERE c.company_id = $1 AND m.sender_id <> c.company_id AND m.seq > c.company_read_seq`;

async function fill(pool: pg.Pool, companyId: string, conversations: number) {
  const client = await pool.connect();
  const each = `generate_series(1, ${conversations}) n`;
  await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
  for (const statement of [
    `INSERT INTO users(id, name, email, email_verified, user_type) SELECT ${id('user')}, 'Talent', n || '@talent.example', true, 'talent' FROM ${each}`,
    `INSERT INTO talent_profiles(user_id, full_name, referral_code) SELECT ${id('user')}, 'Talent ' || n, 'R' || n FROM ${each}`,
    `INSERT INTO talent_positions(id, talent_id, position_title) SELECT ${id('position')}, ${id('user')}, 'Closer' FROM ${each}`,
    `INSERT INTO conversations(id, company_id, talent_id, state, answered_at, last_seq, company_read_seq, talent_read_seq, last_preview, updated_at)
     SELECT ${id('conversation')}, '${companyId}', ${id('user')}, 'accepted', now(), ${MESSAGES}, ${MESSAGES} - 2 * (n % 10 = 0)::int, ${MESSAGES},
       'See you then', now() - n * interval '1 minute' FROM ${each}`,
    // One message a week per conversation, interleaved as they would be stored in practice.
    `INSERT INTO messages(conversation_id, seq, sender_id, content, client_id, created_at)
     SELECT c.id, s, CASE WHEN s % 2 = 0 THEN c.talent_id ELSE c.company_id END, 'Message ' || s, gen_random_uuid(),
       c.updated_at - (${MESSAGES} - s) * interval '1 week' AS at
     FROM conversations c, generate_series(1, ${MESSAGES}) s WHERE c.company_id = '${companyId}' ORDER BY at`,
    `INSERT INTO unlocked_contacts(user_id, closer_id, closer_name, email, phone, position_id, conversation_id, kind)
     SELECT '${companyId}', ${id('user')}, 'Talent ' || n, n || '@talent.example', '', ${id('position')}, ${id('conversation')}, 'premium' FROM ${each}`,
    'SET session_replication_role = DEFAULT',
    'SELECT write_conversation_cards(NULL)',
    'VACUUM ANALYZE',
  ])
    await client.query(statement);
  client.release();
}
