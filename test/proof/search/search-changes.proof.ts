import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SEARCH_STALE_MS } from '#contract/search/search.ts';
import type { Context } from '#server/platform/context.ts';
import { findTalents } from '#server/search/find-talents.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { seededRandom } from '../../fixtures/random.ts';
import { disturbances } from './disturbances.ts';
import { DOMAIN, type Subject, publish, change } from './subjects.ts';

const TALENTS = 150;
const WRITERS = 6;
const READERS = 6;

/**
 * Talent are paused, rejected, blocked and restored while the change stream is disturbed; every search is compared with the
 * committed state.
 */
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

/** Searches for one talent. @returns what is wrong with the result, unless the talent changed in the meantime */
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
