import type pg from 'pg';
import { listConversations } from '#server/chats/list-conversations.ts';
import { countUnread } from '#server/chats/read-messages.ts';
import { createCompany } from '#test/fixtures/factories.ts';
import { openApp } from './fixtures/app.ts';
import { id } from './fixtures/marketplace-rows.ts';
import { type BenchResult, median, timed } from './fixtures/measure.ts';
import { readPlans } from './fixtures/plans.ts';

const CONVERSATIONS = 10_000;
const MESSAGES = 100;
const ROUNDS = 200;
const BASELINE_ROUNDS = 5;
const MOST_BUFFERS = 25;
const LEAST_RATIO = 10_000;

/** A page of conversations and the unread badge of a company with a million messages, beside counting and sorting the messages. */
export async function run({ rows = CONVERSATIONS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const { app, close } = await openApp('bench-message-lists');
  try {
    const { viewer } = await createCompany(app, 'Busy');
    await fill(app.pool, viewer.userId, rows);
    const list = () => listConversations(app, viewer, {});
    const badge = () => countUnread(app, viewer);
    const [listMs, badgeMs] = [await medianOf(ROUNDS, list), await medianOf(ROUNDS, badge)];
    const nested = (text: string) => () => app.pool.query(text, [viewer.userId]);
    const [nestedListMs, nestedBadgeMs] = [
      await medianOf(BASELINE_ROUNDS, nested(NESTED_LIST)),
      await medianOf(BASELINE_ROUNDS, nested(NESTED_BADGE)),
    ];
    const buffers = {
      list: await readPlans(app, (measured) => listConversations(measured, viewer, {})),
      badge: await readPlans(app, (measured) => countUnread(measured, viewer)),
    };
    const ratio = Math.min(nestedListMs / listMs, nestedBadgeMs / badgeMs);
    const isLean = buffers.list.buffers <= MOST_BUFFERS && buffers.badge.buffers <= MOST_BUFFERS;
    return {
      target: `${LEAST_RATIO.toLocaleString('en')}x, at most ${MOST_BUFFERS} buffers each`,
      ok: rows >= CONVERSATIONS && ratio >= LEAST_RATIO && isLean,
      rows: [
        { label: 'a page of conversations', value: `${listMs.toFixed(2)} ms, ${buffers.list.buffers} buffers` },
        { label: 'nested select', value: `${nestedListMs.toFixed(0)} ms (${(nestedListMs / listMs).toFixed(0)}x)` },
        { label: 'the unread badge', value: `${badgeMs.toFixed(2)} ms, ${buffers.badge.buffers} buffers` },
        {
          label: 'counting messages',
          value: `${nestedBadgeMs.toFixed(0)} ms (${(nestedBadgeMs / badgeMs).toFixed(0)}x)`,
        },
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
    `INSERT INTO messages(conversation_id, seq, sender_id, content, client_id, created_at)
     SELECT c.id, s, CASE WHEN s % 2 = 0 THEN c.talent_id ELSE c.company_id END, 'Message ' || s, gen_random_uuid(), c.updated_at - (${MESSAGES} - s) * interval '1 second'
     FROM conversations c, generate_series(1, ${MESSAGES}) s WHERE c.company_id = '${companyId}'`,
    `INSERT INTO unlocked_contacts(user_id, closer_id, closer_name, email, phone, position_id, conversation_id, kind)
     SELECT '${companyId}', ${id('user')}, 'Talent ' || n, n || '@talent.example', '', ${id('position')}, ${id('conversation')}, 'premium' FROM ${each}`,
    'SET session_replication_role = DEFAULT',
    'SELECT write_conversation_cards(NULL)',
    'VACUUM ANALYZE',
  ])
    await client.query(statement);
  client.release();
}
