import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { unsubscribeLinks } from '../mails/unsubscribe.ts';
import type { CampaignContext } from './campaigns.ts';
import { toInput } from './rows.ts';
import { findMatches } from './find-matches.ts';
import { dailyMatchMail } from './mails.ts';

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
    .select(['u.email', 'u.name', 'u.language', 'c.block_keys', 'c.wants_daily_match'])
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
    return true;
  });
  return isNew ? { ...best, company } : null;
}

/** Chooses the daily match of every company with an open campaign, and mails it if the company wants that. */
export async function makeDailyMatches(context: Pick<Context, 'db' | 'pool' | 'clock' | 'mailer' | 'env'>) {
  const due = await context.db
    .selectFrom('campaigns as c')
    .innerJoin('users as u', 'u.id', 'c.company_id')
    .select('c.company_id')
    .distinct()
    .where('c.state', '=', 'open')
    .where('u.email_verified', '=', true)
    .where('u.deletion_requested_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('daily_matches as d')
            .select('d.company_id')
            .whereRef('d.company_id', '=', 'c.company_id')
            .where('d.utc_day', '=', utcDay(context.clock())),
        ),
      ),
    )
    .execute();
  for (const { company_id } of due) {
    const made = await makeDailyMatch(context, company_id);
    if (made?.company.wants_daily_match)
      await postMail(
        context,
        await dailyMatchMail(
          made.company,
          `${context.env.PUBLIC_URL}/company/dashboard`,
          {
            name: made.card.talentName,
            title: made.card.positionTitle,
            campaign: made.campaign.title,
            score: made.score,
          },
          unsubscribeLinks(context.env, { kind: 'daily_match', id: company_id }),
        ),
      );
  }
}
