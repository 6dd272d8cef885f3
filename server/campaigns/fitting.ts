import { sql } from 'kysely';
import type { FittingCampaign } from '#contract/campaigns.ts';
import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import { readCards } from '../search/cards.ts';
import { isBlocking } from '../unlocks/reachable.ts';
import type { Viewer } from '../viewer.ts';
import { toInput } from './campaigns.ts';
import { scoreMatch } from './score.ts';

type App = Pick<Context, 'db' | 'pool' | 'storage' | 'clock'>;

/** So many of the newest open campaigns are scored. */
const LOOKED_AT = 500;
const SHOWN = 50;
const LEAST_SCORE = 30;

async function ownCards(app: Pick<App, 'db' | 'pool' | 'storage'>, talentId: string) {
  const positions = await app.db
    .selectFrom('talent_positions')
    .select('id')
    .where('talent_id', '=', talentId)
    .execute();
  return readCards(
    app,
    positions.map(({ id }) => id),
    [],
  );
}

/** Open campaigns that fit one of the talent's findable positions, of companies that the talent has not blocked. */
export async function listFitting(app: App, { userId }: Viewer): Promise<FittingCampaign[]> {
  const cards = await ownCards(app, userId);
  if (cards.length === 0) return [];
  const rows = await app.db
    .selectFrom('campaigns as c')
    .innerJoin('company_profiles as p', 'p.user_id', 'c.company_id')
    .leftJoin('raised_hands as h', (join) => join.onRef('h.campaign_id', '=', 'c.id').on('h.talent_id', '=', userId))
    .selectAll('c')
    .select(['p.company_name', 'p.is_verified', 'h.position_id as raised'])
    .select(sql<boolean>`coalesce(p.boosted_until > ${app.clock()}, false)`.as('is_boosted'))
    .where('c.state', '=', 'open')
    .where(sql<boolean>`NOT ${isBlockingCompany(userId)}`)
    .orderBy('c.created_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows
    .map((row): FittingCampaign => {
      const best = cards
        .map((card) => ({ ...scoreMatch(toInput(row), card), card }))
        .reduce((first, next) => (next.score > first.score ? next : first));
      return {
        id: row.id,
        ...toInput(row),
        createdAt: row.created_at.toISOString(),
        companyName: row.company_name,
        isVerified: row.is_verified,
        isBoosted: row.is_boosted,
        score: best.score,
        reasons: best.reasons,
        positionTitle: best.card.positionTitle,
        hasRaisedHand: row.raised !== null,
      };
    })
    .filter(({ score, hasRaisedHand }) => score >= LEAST_SCORE || hasRaisedHand)
    .toSorted((a, b) => Number(b.isBoosted) - Number(a.isBoosted) || b.score - a.score)
    .slice(0, SHOWN);
}

const isBlockingCompany = (talentId: string) => isBlocking(sql`${talentId}::uuid`, sql.ref('c.company_id'));

/** Asks to be seen with the position that fits best. Again changes nothing. @throws not_found */
export async function raiseHand(app: App, { userId }: Viewer, campaignId: string) {
  const campaign = await app.db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', campaignId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const cards = await ownCards(app, userId);
  const [first, ...others] = cards;
  if (!campaign || !first) throw failure('not_found');
  const asked = toInput(campaign);
  const best = others.reduce(
    (before, card) => (scoreMatch(asked, card).score > scoreMatch(asked, before).score ? card : before),
    first,
  );
  await app.db
    .insertInto('raised_hands')
    .values({ campaign_id: campaignId, talent_id: userId, position_id: best.positionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function lowerHand({ db }: Pick<App, 'db'>, { userId }: Viewer, campaignId: string) {
  await db.deleteFrom('raised_hands').where('campaign_id', '=', campaignId).where('talent_id', '=', userId).execute();
}
