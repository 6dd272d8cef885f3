import { sql } from 'kysely';

import { findEmailChoice } from '../notifications/preferences.ts';
import { cardOf, readOffers } from '../search/cards.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { toInput } from './rows.ts';
import { type DailyContext, makeDailyMatch, utcDay } from './make-daily-match.ts';
import { scoreMatch } from '../search/matching/score.ts';

/** Returns the match of the current UTC day and chooses one if there is none yet. */
export async function getDailyMatch(context: DailyContext, { userId, blockKeys, emailVerified }: Viewer) {
  const { db, clock } = context;
  const read = () =>
    db
      .selectFrom('daily_matches as d')
      .innerJoin('campaigns as c', 'c.id', 'd.campaign_id')
      .selectAll('c')
      .select('d.position_id')
      .where('d.company_id', '=', userId)
      .where('d.utc_day', '=', utcDay(clock()))
      .executeTakeFirst();
  const { has, hasPosted } = await db
    .selectFrom('company_profiles as p')
    .select([
      sql<boolean>`EXISTS (SELECT FROM campaigns c WHERE c.company_id = p.user_id AND c.state = 'open')`.as('has'),
      sql<boolean>`EXISTS (SELECT FROM campaigns c WHERE c.company_id = p.user_id)`.as('hasPosted'),
    ])
    .where('p.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  let row = await read();
  if (!row && has && emailVerified) {
    await makeDailyMatch(context, userId);
    row = await read();
  }
  const [offer] = row ? await readOffers(context, [row.position_id], blockKeys, userId) : [];
  return {
    hasCampaign: has,
    hasPostedCampaign: hasPosted,
    wantsMail: (await findEmailChoice(db, userId, 'match', clock())).isWanted,
    match:
      row && offer
        ? {
            ...scoreMatch(toInput(row), offer),
            card: cardOf(offer),
            hasExpressedInterest: false,
            campaignId: row.id,
            campaignTitle: row.title,
          }
        : null,
  };
}
