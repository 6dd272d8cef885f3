import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sendMessage } from '#server/chats/send-message.ts';
import { openApp } from './fixtures/app.ts';
import { createCorrespondents } from './fixtures/correspondents.ts';
import { type BenchResult, quantile } from './fixtures/measure.ts';
import { createLog, sendAtRate } from './fixtures/sending.ts';
import { openTab } from './fixtures/tab.ts';

const SOCKETS = 5000;
const PER_SECOND = 1000;
const SECONDS = 10;
const MOST_MS = 150;
const CONNECTING = 100;
const CONTENT = 'Could we talk tomorrow at ten?';

/** Delivers messages to open tabs at two server processes, compared with raw notifications on one connection. */
export async function run({ rows = SOCKETS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const name = 'bench-fan-out';
  const { app, url, close } = await openApp(name, { TRUSTED_PROXIES: '1' });
  const servers: ChildProcess[] = [];
  const tabs: { close(): void }[] = [];
  try {
    const people = await createCorrespondents(app, rows / 2);
    const ports = await Promise.all([0, 1].map(() => startServer(servers, url, app.env.DATA_DIR)));
    const heard = createLog();
    const cookies = people.flatMap((one) => one.cookies);
    for (let at = 0; at < cookies.length; at += CONNECTING)
      tabs.push(
        ...(await Promise.all(
          cookies
            .slice(at, at + CONNECTING)
            .map((cookie, place) =>
              openTab({ port: ports[place % 2]!, cookie, address: at + place }, ({ conversationId, seq }) =>
                heard.add(`${conversationId} ${seq}`),
              ),
            ),
        )),
      );
    const ours = await sendAtRate(people, [PER_SECOND, SECONDS], async ({ viewer, conversationId }) => {
      const { seq } = await sendMessage(app, viewer, { conversationId, clientId: randomUUID(), content: CONTENT });
      return `${conversationId} ${seq}`;
    });
    await sleep(2000);
    const live = heard.delaysOf(ours.sentAt, 2);
    const listener = new pg.Client(url);
    await listener.connect();
    const bare = createLog();
    listener.on('notification', ({ payload }) => bare.add(payload!));
    await listener.query('LISTEN bench');
    const plain = await sendAtRate(people, [PER_SECOND, SECONDS], async ({ conversationId }) => {
      const { rows: sent } = await app.pool.query<{ told: string }>(BARE, [conversationId, randomUUID(), CONTENT]);
      return sent[0]!.told;
    });
    await sleep(500);
    const hop = bare.delaysOf(plain.sentAt, 1);
    await listener.end();
    const p99 = quantile(live.delays, 0.99);
    const isFast = p99 <= MOST_MS && live.lost === 0 && ours.perSecond >= 0.98 * PER_SECOND;
    const value = ({ delays, lost }: typeof live, perSecond: number) =>
      `p50 ${quantile(delays, 0.5).toFixed(1)} ms, p99 ${quantile(delays, 0.99).toFixed(1)} ms, ${lost} lost at ${perSecond.toFixed(0)}/s`;
    return {
      target: `p99 at most ${MOST_MS} ms, 0 lost, with ${SOCKETS} sockets and ${PER_SECOND} sends/s`,
      ok: rows >= SOCKETS && isFast,
      rows: [
        { label: `sent to both tabs, ${tabs.length} sockets, two servers`, value: value(live, ours.perSecond) },
        { label: 'one statement to one listening connection', value: value(hop, plain.perSecond) },
        { label: 'ratio at p99', value: `${(p99 / quantile(hop.delays, 0.99)).toFixed(1)}x` },
      ],
    };
  } finally {
    for (const tab of tabs) tab.close();
    for (const server of servers) {
      server.disconnect();
      await once(server, 'exit');
    }
    await close();
  }
}

const BARE = `WITH c AS (UPDATE conversations SET last_seq = last_seq + 1, company_read_seq = last_seq + 1, updated_at = now() WHERE id = $1
    RETURNING id, last_seq, company_id),
  m AS (INSERT INTO messages(conversation_id, seq, sender_id, content, client_id) SELECT id, last_seq, company_id, $3, $2 FROM c RETURNING 1)
  SELECT id || ' ' || last_seq AS told, pg_notify('bench', id || ' ' || last_seq) FROM c, m`;

async function startServer(servers: ChildProcess[], url: string, folder: string): Promise<number> {
  const server = fork(join(import.meta.dirname, 'servers', 'fan-out.ts'), [url, folder]);
  servers.push(server);
  const [port] = (await once(server, 'message')) as [number];
  return port;
}
