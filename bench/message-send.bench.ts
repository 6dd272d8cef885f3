import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sendMessage } from '#server/chats/send-message.ts';
import type { Context } from '#server/platform/context.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { openApp } from './fixtures/app.ts';
import { type BenchResult, pairs } from './fixtures/measure.ts';

const CLIENTS = 16;
const ROUNDS = 5;
const SECONDS = 2;
const LEAST = 0.8;

interface Pair {
  viewer: Viewer;
  conversationId: string;
}

/** The verb with 16 clients at once, compared with one prepared statement that counts, inserts and notifies. */
export async function run(): Promise<BenchResult> {
  const { app, close } = await openApp('bench-messages');
  try {
    const meet = async (): Promise<Pair> => {
      const [{ viewer }, talent] = [await createCompany(app), await createFoundTalent(app)];
      return { viewer, conversationId: (await unlockTalent(app, viewer, talent.positionId)).conversationId };
    };
    const people = await Promise.all(Array.from({ length: CLIENTS }, meet));
    const verb = await pairs(
      ROUNDS,
      () => perSecond(people, (pair) => sendOurs(app, pair)),
      () => perSecond(people, (pair) => sendBare(app.pool, pair)),
    );
    return {
      target: `${LEAST}x of one statement with its notification`,
      ok: verb.ratio >= LEAST,
      rows: [
        { label: 'sendMessage, 16 clients', value: `${verb.subject.toFixed(0)}/s` },
        { label: 'one statement with its notification', value: `${verb.baseline.toFixed(0)}/s` },
        { label: 'ratio', value: `${verb.ratio.toFixed(2)}x` },
      ],
    };
  } finally {
    await app.db.deleteFrom('users').where('name', 'in', ['Nora Winter', 'Marta Ribeiro Canary']).execute();
    await close();
  }
}

async function perSecond(people: Pair[], send: (pair: Pair) => Promise<unknown>): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let sent = 0;
  await Promise.all(
    people.map(async (pair) => {
      for (; performance.now() < until; sent++) await send(pair);
    }),
  );
  return sent / SECONDS;
}

const sendOurs = (app: Context, { viewer, conversationId }: Pair) =>
  sendMessage(app, viewer, { conversationId, clientId: randomUUID(), content: 'Could we talk tomorrow at ten?' });

/** Checks nothing: neither the parties, nor blocks, nor duplicates. */
const sendBare = (pool: pg.Pool, { viewer, conversationId }: Pair) =>
  pool.query({
    name: 'bare-send',
    text: `WITH c AS (UPDATE conversations SET last_seq = last_seq + 1, company_read_seq = last_seq + 1, updated_at = now() WHERE id = $1
        RETURNING id, last_seq, company_id, talent_id),
      m AS (INSERT INTO messages(conversation_id, seq, sender_id, content, client_id) SELECT id, last_seq, $2, $4, $3 FROM c RETURNING *)
      SELECT m.*, pg_notify('bench', json_build_array(c.company_id, c.talent_id, c.id, c.last_seq)::text) AS notified FROM m, c`,
    values: [conversationId, viewer.userId, randomUUID(), 'Could we talk tomorrow at ten?'],
  });
