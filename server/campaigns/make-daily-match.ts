import { sql } from 'kysely';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { notify } from '../notifications/notify.ts';
import type { CampaignContext } from './campaigns.ts';
import { toInput } from './rows.ts';
import { findMatches } from './find-matches.ts';

export const utcDay = (at: Date) => sql<Date>`${at.toISOString().slice(0, 10)}::date`;

/**
 * Chooses the best new match of the UTC day across a company's open campaigns, excluding earlier daily matches and unlocked talent.
 * @returns null when the company already has a match for the day, or nobody new matches.
 */
export async function makeDailyMatch(context: CampaignContext, companyId: string) {
  const { db, clock } = context;
  const company = await db
    .selectFrom('company_profiles as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.email', 'u.name', 'u.language', 'c.block_keys'])
    .where('c.user_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const campaigns = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .execute();
  const known = await sql<{ id: string }>`
    SELECT position_id AS id FROM daily_matches WHERE company_id = ${companyId}
    UNION SELECT p.id FROM unlocked_contacts u JOIN talent_positions p ON p.talent_id = u.closer_id WHERE u.user_id = ${companyId}`.execute(
    db,
  );
  const isKnown = new Set(known.rows.map(({ id }) => id));
  const found = await Promise.all(
    campaigns.map(async (campaign) =>
      (await findMatches(context, toInput(campaign), { userId: companyId, blockKeys: company.block_keys })).map(
        (match) => ({ ...match, campaign }),
      ),
    ),
  );
  const [best] = found
    .flat()
    .filter(({ card }) => !isKnown.has(card.positionId))
    .toSorted((a, b) => b.score - a.score);
  if (!best) return null;
  const { card, campaign, score } = best;
  const at = clock();
  const isNew = await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('daily_matches')
      .values({ company_id: companyId, utc_day: utcDay(at), campaign_id: campaign.id, position_id: card.positionId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const { talent_id: talentId } = await trx
      .selectFrom('talent_positions')
      .select('talent_id')
      .where('id', '=', card.positionId)
      .executeTakeFirstOrThrow();
    const { positionId, talentName, positionTitle } = card;
    const data = {
      campaignId: campaign.id,
      campaignTitle: campaign.title,
      positionId,
      talentName,
      positionTitle,
      score,
    };
    await announceEvent(trx, { companyId, talentId, type: 'campaign.matched', data, at });
    await notify(trx, { userId: companyId, aboutId: talentId, kind: 'match', data, at });
    return true;
  });
  return isNew ? { ...best, company } : null;
}
