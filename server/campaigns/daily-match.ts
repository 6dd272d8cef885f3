import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { unsubscribeLinks } from '../mails/unsubscribe.ts';
import { readCards } from '../search/cards.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { toInput } from './campaigns.ts';
import { findMatches } from './find-matches.ts';
import { dailyMatchMail } from './mails.ts';
import { readScores } from './read-scores.ts';
import { scoreMatch } from './score.ts';

type App = Pick<Context, 'db' | 'pool' | 'env' | 'clock'>;

const utcDay = (at: Date) => sql<Date>`${at.toISOString().slice(0, 10)}::date`;

/**
 * Chooses the best new match of the UTC day: of all open campaigns, nobody who was a daily match before or is unlocked. Once per
 * company and day; null where it is there already, or nothing new matches.
 */
export async function makeDailyMatch(app: App, companyId: string) {
  const { db, clock } = app;
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
      (await findMatches(app, toInput(campaign), { userId: companyId, blockKeys: company.block_keys })).map(
        (match) => ({ ...match, campaign }),
      ),
    ),
  );
  const [best] = found
    .flat()
    .filter(({ card }) => !isKnown.has(card.positionId))
    .toSorted((a, b) => b.score - a.score);
  if (!best) return null;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('daily_matches')
    .values({
      company_id: companyId,
      utc_day: utcDay(clock()),
      campaign_id: best.campaign.id,
      position_id: best.card.positionId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? { ...best, company } : null;
}

/** Each company with an open campaign gets its match of the day, and a mail where it wants one. */
export async function makeDailyMatches(app: Pick<Context, 'db' | 'pool' | 'clock' | 'mailer' | 'env'>) {
  const due = await app.db
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
            .where('d.utc_day', '=', utcDay(app.clock())),
        ),
      ),
    )
    .execute();
  for (const { company_id } of due) {
    const made = await makeDailyMatch(app, company_id);
    if (made?.company.wants_daily_match)
      await postMail(
        app,
        await dailyMatchMail(
          made.company,
          `${app.env.PUBLIC_URL}/company/dashboard`,
          {
            name: made.card.talentName,
            title: made.card.positionTitle,
            campaign: made.campaign.title,
            score: made.score,
          },
          unsubscribeLinks(app.env, { kind: 'daily_match', id: company_id }),
        ),
      );
  }
}

/** The match of this UTC day, made now if it is not there yet. */
export async function getDailyMatch(app: App, { userId, blockKeys, emailVerified }: Viewer) {
  const { db, clock } = app;
  const read = () =>
    db
      .selectFrom('daily_matches as d')
      .innerJoin('campaigns as c', 'c.id', 'd.campaign_id')
      .selectAll('c')
      .select('d.position_id')
      .where('d.company_id', '=', userId)
      .where('d.utc_day', '=', utcDay(clock()))
      .executeTakeFirst();
  const { wants_daily_match, has } = await db
    .selectFrom('company_profiles as p')
    .select('p.wants_daily_match')
    .select(
      sql<boolean>`EXISTS (SELECT FROM campaigns c WHERE c.company_id = p.user_id AND c.state = 'open')`.as('has'),
    )
    .where('p.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  let row = await read();
  if (!row && has && emailVerified) {
    await makeDailyMatch(app, userId);
    row = await read();
  }
  const [card] = row ? await readCards(app, [row.position_id], blockKeys, userId) : [];
  const shared = card && (await readScores(app, [card.positionId])).get(card.positionId);
  return {
    hasCampaign: has,
    wantsMail: wants_daily_match,
    match:
      row && card
        ? {
            ...scoreMatch(toInput(row), card, shared),
            card,
            hasRaisedHand: false,
            campaignId: row.id,
            campaignTitle: row.title,
          }
        : null,
  };
}
