import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';
import { createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { openApp } from './fixtures/app.ts';
import { startIndex } from './fixtures/indexed.ts';
import { fillMarketplace } from './fixtures/marketplace.ts';
import { type BenchResult, quantile } from './fixtures/measure.ts';

const ROWS = 1_000_000;
const WRITES_PER_SECOND = 1000;
const WRITERS = 18;
const NAME = 'Bench Freshly';
const PUBLISHED = 100;
const MOST_MS = 150;
const GIVE_UP_MS = 5000;

/** Time from the commit of a publication to the first search that finds it, during a thousand other changes per second. */
export async function run({ rows = ROWS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const { app, close } = await openApp(`bench-search-${rows}`);
  try {
    await app.pool.query(`DELETE FROM users WHERE name = '${NAME}'`);
    await fillMarketplace(app.pool, rows);
    await startIndex(app);
    const stopWriting = await startWriting(app);
    const delays: number[] = [];
    for (let round = 0; round < PUBLISHED; round++) {
      const skill = `Seldom ${String(round).padStart(4, '0')}`;
      delays.push(await untilFound(app, skill, await publish(app, skill)));
      await sleep(20);
    }
    const perSecond = await stopWriting();
    await app.pool.query(`DELETE FROM users WHERE name = '${NAME}'`);
    const p99 = quantile(delays, 0.99);
    return {
      target: `p99 at most ${MOST_MS} ms under ${WRITES_PER_SECOND.toLocaleString('en')} writes/s`,
      ok: rows < ROWS || (p99 <= MOST_MS && perSecond >= 0.95 * WRITES_PER_SECOND),
      rows: [
        {
          label: `published to found, ${PUBLISHED} times`,
          value: `p50 ${quantile(delays, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        },
        { label: 'other documents changed meanwhile', value: `${perSecond.toFixed(0)}/s` },
      ],
    };
  } finally {
    await close();
  }
}

/** Publishes a position with a unique skill, which is new to the dictionary in the first run. */
async function publish(app: Context, skill: string) {
  const talent = await createTalent(app, NAME);
  await app.db
    .updateTable('talent_positions')
    .set({ skills: [skill] })
    .where('id', '=', talent.positionId)
    .execute();
  await createPublishedVideo(app, talent);
  return talent.positionId;
}

/** Searches the index, never Postgres. */
async function untilFound({ searchIndex }: Context, text: string, positionId: string) {
  const since = performance.now();
  while (performance.now() - since < GIVE_UP_MS) {
    if (searchIndex.find({ query: { text }, domains: [], after: undefined })?.ids.includes(positionId)) break;
    await sleep(1);
  }
  return performance.now() - since;
}

/** Changes one document after another, back and forth, each in its own transaction. */
async function startWriting({ pool }: Context) {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT position_id AS id FROM talent_search TABLESAMPLE SYSTEM (2) LIMIT 20000`,
  );
  const startedAt = performance.now();
  let written = 0;
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; !isOver; turn++) {
      const { id } = rows[(Math.floor(turn / 2) * WRITERS + writer) % rows.length]!;
      await pool.query({
        name: 'write',
        text: 'UPDATE talent_search SET boosted = NOT boosted WHERE position_id = $1',
        values: [id],
      });
      written++;
      const due = startedAt + (written / WRITES_PER_SECOND) * 1000 - performance.now();
      if (due > 0) await sleep(due);
      if (isOver && turn % 2 === 0)
        await pool.query({
          name: 'write',
          text: 'UPDATE talent_search SET boosted = NOT boosted WHERE position_id = $1',
          values: [id],
        });
    }
  });
  return async () => {
    const perSecond = (written * 1000) / (performance.now() - startedAt);
    isOver = true;
    await Promise.all(writers);
    return perSecond;
  };
}
