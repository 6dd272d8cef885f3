import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SEARCH_STALE_MS } from '#contract/search/search.ts';
import type { Context } from '#server/platform/context.ts';
import { refreshTalentDocuments } from '#server/search/documents/search-document.ts';
import { findTalents } from '#server/search/find-talents.ts';
import { STREAM_NAME } from '#server/search/index/change-stream.ts';
import { createSearchIndex } from '#server/search/index/search-index.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { createPublishedVideo, createTalent } from '../fixtures/factories.ts';
import { seededRandom } from '../fixtures/random.ts';

const TALENTS = 150;
const WRITERS = 6;
const READERS = 6;
const DOMAIN = 'acme.example';
const MODERATION = { moderation: 'after' } as const;

interface Subject {
  talentId: string;
  positionId: string;
  skill: string;
  isPaused: boolean;
  isRejected: boolean;
  isBlocked: boolean;
  /** When the last change was committed. */
  since: number;
  isChanging: boolean;
  changes: number;
}

/** Disturbances, each for some seconds. */
const disturbances = {
  nothing: async () => sleep(4000),
  'the connection of the feed is killed, again and again': async ({ pool }: Context) => {
    for (let kill = 0; kill < 20; kill++) {
      await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
        STREAM_NAME,
      ]);
      await sleep(100 + 60 * kill);
    }
  },
  'no notification arrives': async ({ pool }: Context) => {
    const { rows } = await pool.query<{ definition: string }>(
      `SELECT pg_get_functiondef('note_search_changes'::regproc) AS definition`,
    );
    const { definition } = rows[0]!;
    await pool.query(definition.replace(/PERFORM pg_notify\([^)]*\)/, 'PERFORM 1'));
    await sleep(6000);
    await pool.query(definition);
  },
  'the feed hangs': async ({ pool }: Context) => {
    const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [
      STREAM_NAME,
    ]);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    await sleep(6000);
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
  },
  'a transaction that wrote stays open': async (_app: Context, url: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(
      `BEGIN; INSERT INTO search_terms(kind, norm, label) VALUES ('skill', 'open ${Date.now()}', 'Open')`,
    );
    await sleep(6000);
    await client.query('ROLLBACK');
    await client.end();
  },
  'the index starts anew': async (app: Context, url: string) => {
    for (let restart = 0; restart < 10; restart++) {
      const before = app.searchIndex;
      app.searchIndex = createSearchIndex(url);
      app.searchIndex.start();
      await before.stop();
      await sleep(600);
    }
  },
};

/** Talents are paused, rejected, blocked and shown again while the change stream is disturbed; every search is compared with the committed state. */
export async function prove() {
  const { app, url, close } = await openApp('proof-search-feed');
  await app.pool.query('TRUNCATE users, search_changes CASCADE');
  app.searchIndex.start();
  const subjects: Subject[] = [];
  for (let index = 0; index < TALENTS; index++) subjects.push(await publish(app, `Proofskill ${1000 + index}`));
  while (!app.searchIndex.status().isInUse) await sleep(20);
  await sleep(SEARCH_STALE_MS);

  const random = seededRandom(11);
  const failures: string[] = [];
  const asked = { inIndex: 0, inPostgres: 0, certain: 0 };
  let isOver = false;
  let what = '';
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const subject = random.pick(subjects);
      if (!subject.isChanging) await change(app, subject, random.upTo(3));
      await sleep(5);
    }
  });
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      const subject = random.pick(subjects);
      const failure = await ask(app, subject, asked);
      if (failure) failures.push(`${what}: ${failure}`);
      await sleep(1);
    }
  });
  for (const [name, disturb] of Object.entries(disturbances)) {
    what = name;
    const before = { ...asked };
    await disturb(app, url);
    console.log(
      `     ${name}: ${asked.inIndex - before.inIndex} from the index, ${asked.inPostgres - before.inPostgres} from Postgres`,
    );
  }
  isOver = true;
  await Promise.all([...writers, ...readers]);
  await app.searchIndex.stop();
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  return {
    n: asked.certain,
    failures,
    promise: `Nobody is found who is paused, rejected or has blocked the company; everybody else is after ${SEARCH_STALE_MS} ms.`,
  };
}

async function publish(app: Context, skill: string): Promise<Subject> {
  const talent = await createTalent(app);
  await app.db
    .updateTable('talent_positions')
    .set({ skills: [skill] })
    .where('id', '=', talent.positionId)
    .execute();
  await createPublishedVideo(app, talent);
  const flags = { isPaused: false, isRejected: false, isBlocked: false, isChanging: false };
  return {
    talentId: talent.viewer.userId,
    positionId: talent.positionId,
    skill,
    ...flags,
    since: performance.now(),
    changes: 0,
  };
}

async function change({ db }: Context, subject: Subject, what: number) {
  subject.isChanging = true;
  subject.changes++;
  const name = (['isPaused', 'isRejected', 'isBlocked'] as const)[what]!;
  const next = !subject[name];
  const { talentId } = subject;
  try {
    await db.transaction().execute(async (trx) => {
      if (name === 'isPaused')
        await trx
          .updateTable('talent_profiles')
          .set({ paused_at: next ? new Date() : null })
          .where('user_id', '=', talentId)
          .execute();
      if (name === 'isRejected')
        await trx
          .updateTable('videos')
          .set({ rejected_at: next ? new Date() : null })
          .where('talent_id', '=', talentId)
          .execute();
      if (name === 'isBlocked' && next)
        await trx.insertInto('talent_blocks').values({ talent_id: talentId, domain: DOMAIN }).execute();
      if (name === 'isBlocked' && !next)
        await trx.deleteFrom('talent_blocks').where('talent_id', '=', talentId).execute();
      await refreshTalentDocuments(trx, talentId, MODERATION);
    });
    subject[name] = next;
  } finally {
    subject.since = performance.now();
    subject.isChanging = false;
  }
}

/** Searches for one talent. @returns what is wrong with the result, unless the talent changed meanwhile */
async function ask(app: Context, subject: Subject, asked: { inIndex: number; inPostgres: number; certain: number }) {
  if (subject.isChanging) return;
  const { changes, since } = subject;
  const startedAt = performance.now();
  asked[app.searchIndex.status().isInUse ? 'inIndex' : 'inPostgres']++;
  const { items, count } = await findTalents(app, { text: subject.skill, domains: [DOMAIN] });
  if (subject.isChanging || subject.changes !== changes) return;
  asked.certain++;
  const isFound = items.some(({ positionId }) => positionId === subject.positionId);
  const isHidden = subject.isPaused || subject.isRejected || subject.isBlocked;
  const ageMs = Math.round(startedAt - since);
  if (isFound && isHidden) return `${subject.skill} is found ${ageMs} ms after it was hidden`;
  if (ageMs < SEARCH_STALE_MS) return;
  if (isFound === isHidden) return `${subject.skill} is not found ${ageMs} ms after it was shown`;
  if (count.total !== (isHidden ? 0 : 1)) return `${subject.skill} is counted ${count.total} times after ${ageMs} ms`;
}
