import { DAY_MS } from '#contract/values/durations.ts';
import { recordView } from '#server/analytics/record-events.ts';
import type { Context } from '#server/platform/context.ts';
import { seededRandom } from '../tools/characters/film/random.ts';
import { findViewer } from './find-viewer.ts';

const DAYS = 28;

/** Records views of the demo talent by companies over the last weeks, with more of them recently. */
export async function seedViews(context: Context, talentEmail: string) {
  const positions = await context.db
    .selectFrom('talent_positions as p')
    .innerJoin('users as u', 'u.id', 'p.talent_id')
    .select('p.id')
    .where('u.email', '=', talentEmail)
    .orderBy('p.created_at')
    .execute();
  const companies = await context.db
    .selectFrom('company_profiles as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select('u.email')
    .where('u.is_admin', '=', false)
    .orderBy('u.email')
    .execute();
  const viewers = await Promise.all(companies.map(({ email }) => findViewer(context, email)));
  const random = seededRandom('views');
  for (let day = DAYS; day > 0; day--) {
    const at = new Date(context.clock().getTime() - day * DAY_MS);
    for (const viewer of viewers) {
      if (random() > 0.12 + (0.3 * (DAYS - day)) / DAYS) continue;
      const positionId = positions[random() < 0.7 ? 0 : positions.length - 1]!.id;
      await recordView({ ...context, clock: () => at }, viewer!, { positionId, playedMs: 9000 });
    }
  }
}
