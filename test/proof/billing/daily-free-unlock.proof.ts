import { rmSync } from 'node:fs';
import type { Context } from '#server/platform/context.ts';
import { createContext } from '#server/app/create-context.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { createCompany, createFoundTalent } from '../../fixtures/factories.ts';
import { seededRandom } from '../../fixtures/random.ts';

const ATTEMPTS = 200;
const MIDNIGHT_ROUNDS = 20;
const MIDNIGHT = Date.UTC(2031, 2, 11);
const EDGE_MS = 5;
/** The UTC day counts in every time zone of the database. */
const TIME_ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Honolulu'];

/** Two hundred simultaneous attempts give one free unlock per UTC day, also around midnight and in any time zone. */
export async function prove() {
  const { app, url, close } = await openApp('proof-free-unlock');
  const failures: string[] = [];
  const random = seededRandom(11);
  let n = 0;
  const talents: string[] = [];
  for (let count = 0; count < ATTEMPTS; count++) talents.push((await createFoundTalent(app)).positionId);

  /** Unlocks many talents at once, each at its own time. @returns the number of unlocks per UTC day */
  async function attempt(fixtures: Context, times: Date[], positions: string[]) {
    const { viewer } = await createCompany(fixtures);
    const results = await Promise.all(
      times.map((time, index) =>
        unlockTalent({ ...fixtures, clock: () => time }, viewer, positions[index % positions.length]!).catch(
          (error: { code?: string }) => {
            if (error.code !== 'payment_required') failures.push(`refused with ${String(error.code ?? error)}`);
          },
        ),
      ),
    );
    n += times.length;
    const days: Record<string, Set<string>> = {};
    for (const contact of results) if (contact) (days[contact.unlockedAt.slice(0, 10)] ??= new Set()).add(contact.id);
    return Object.fromEntries(Object.entries(days).map(([day, ids]) => [day, ids.size]));
  }
  const expectOnly = (what: string, found: Record<string, number>, days: string[]) => {
    const expected = Object.fromEntries(days.map((day) => [day, 1]));
    if (JSON.stringify(Object.entries(found).sort()) !== JSON.stringify(Object.entries(expected).sort()))
      failures.push(`${what}: ${JSON.stringify(found)}`);
  };

  for (const zone of TIME_ZONES) {
    await app.pool.query(`ALTER DATABASE closeup SET timezone = '${zone}'`);
    const fixtures = await createContext(app.env, url);
    const noon = new Date(MIDNIGHT + 43_200_000);
    const atOnce = await attempt(fixtures, Array<Date>(ATTEMPTS).fill(noon), talents);
    expectOnly(`${ATTEMPTS} at once in ${zone}`, atOnce, ['2031-03-11']);
    const sameTalent = await attempt(fixtures, Array<Date>(ATTEMPTS).fill(noon), talents.slice(0, 1));
    expectOnly(`${ATTEMPTS} of one talent in ${zone}`, sameTalent, ['2031-03-11']);
    for (let round = 0; round < MIDNIGHT_ROUNDS; round++) {
      const times = Array.from(
        { length: ATTEMPTS / 10 },
        () => new Date(MIDNIGHT - EDGE_MS + random.upTo(2 * EDGE_MS)),
      );
      const days = [...new Set(times.map((time) => time.toISOString().slice(0, 10)))];
      expectOnly(`midnight ${round} in ${zone}`, await attempt(fixtures, times, talents), days);
    }
    await fixtures.close();
  }
  await app.pool.query('ALTER DATABASE closeup RESET timezone');
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  return {
    n,
    failures,
    promise: 'Attempts at once, at midnight, in three time zones: exactly 1 free unlock a UTC day.',
  };
}
