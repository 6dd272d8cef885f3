import { sql } from 'kysely';
import { notifyEach } from '../notifications/notify.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/client.ts';
import { announceEach } from '../platform/jobs/announce-event.ts';
import { readCards } from '../search/cards.ts';
import type { FindCandidates } from './candidates.ts';
import { type MatchContext, rankMatches } from './rank-matches.ts';
import { LEAST_SCORE, type Ranked } from './score-matches.ts';

export const utcDay = (at: Date) => sql<Date>`${at.toISOString().slice(0, 10)}::date`;

export type DailyContext = MatchContext & Pick<Context, 'env'>;

/** A company's match of the day. */
export interface DailyMatch {
  companyId: string;
  talentId: string;
  data: {
    campaignId: string;
    campaignTitle: string;
    positionId: string;
    talentName: string;
    positionTitle: string;
    score: number;
  };
}

/** Chooses a company's match of the current UTC day, unless it has one. */
export async function makeDailyMatch(context: DailyContext, companyId: string) {
  const matches = await chooseDailyMatches(context, [companyId]);
  await context.db.transaction().execute((trx) => storeDailyMatches(trx, matches, context.clock()));
}

/**
 * Chooses the best new match across the open campaigns of each company, excluding earlier daily matches, unlocked talent and
 * those who declined.
 */
export async function chooseDailyMatches(
  context: DailyContext,
  companyIds: readonly string[],
  find?: FindCandidates,
  known?: Parameters<typeof rankMatches>[3],
): Promise<DailyMatch[]> {
  const open = sql<boolean>`c.company_id = ANY(${companyIds}::uuid[]) AND c.state = 'open'`;
  const ranked = await rankMatches(context, open, find, known);
  const first = await bestNew(context, ranked, 0, FIRST);
  const have = new Set(first.map(({ companyId }) => companyId));
  const others = ranked.filter(({ row }) => !have.has(row.company_id));
  const best = [...first, ...(await bestNew(context, others, FIRST))];
  const ids = [...new Set(best.map(({ positionId }) => positionId))];
  const cards = new Map((await readCards(context, ids, [])).map((card) => [card.positionId, card]));
  return best.flatMap(({ companyId, talentId, ...data }) => {
    const card = cards.get(data.positionId);
    if (!card) return [];
    const { talentName, positionTitle } = card;
    return [{ companyId, talentId, data: { ...data, talentName, positionTitle } }];
  });
}

/** Most companies have a new match among this many. */
const FIRST = 8;

type Best = Pick<DailyMatch, 'companyId' | 'talentId'> & Omit<DailyMatch['data'], 'talentName' | 'positionTitle'>;

async function bestNew({ db }: DailyContext, ranked: readonly Ranked[], from: number, to?: number): Promise<Best[]> {
  const all = ranked.flatMap(({ row, matches }) =>
    matches
      .filter(({ score }) => score >= LEAST_SCORE)
      .toSorted((a, b) => b.score - a.score)
      .slice(from, to)
      .map((one) => ({ ...one, companyId: row.company_id, campaignId: row.id, campaignTitle: row.title })),
  );
  if (all.length === 0) return [];
  const { rows } = await sql<Best>`
    SELECT DISTINCT ON (k."companyId") k."companyId", k."campaignId", k."campaignTitle", k."positionId", k.score, p.talent_id AS "talentId"
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(all)}::jsonb) AS ("companyId" uuid, "campaignId" uuid, "campaignTitle" text,
      "positionId" uuid, score int)) WITH ORDINALITY AS k("companyId", "campaignId", "campaignTitle", "positionId", score, place)
    JOIN talent_positions p ON p.id = k."positionId" JOIN company_profiles c ON c.user_id = k."companyId"
    WHERE NOT EXISTS (SELECT FROM daily_matches d WHERE d.company_id = c.user_id AND d.position_id = p.id)
      AND NOT EXISTS (SELECT FROM unlocked_contacts u WHERE u.user_id = c.user_id AND u.closer_id = p.talent_id)
      AND NOT EXISTS (SELECT FROM hidden_talents h WHERE h.company_id = c.user_id AND h.talent_id = p.talent_id)
      AND NOT EXISTS (SELECT FROM talent_blocks b WHERE b.talent_id = p.talent_id AND b.domain = ANY(c.block_keys))
      AND NOT EXISTS (SELECT FROM campaign_invitations i WHERE i.campaign_id = k."campaignId" AND i.talent_id = p.talent_id
        AND i.declined_at IS NOT NULL)
    ORDER BY k."companyId", k.score DESC, k.place`.execute(db);
  return rows;
}

/** Stores the matches of companies that have none for the day yet, and notifies them. @returns the stored ones */
export async function storeDailyMatches(trx: Database, matches: readonly DailyMatch[], at: Date) {
  if (matches.length === 0) return [];
  const { rows } = await sql<{ company_id: string }>`
    INSERT INTO daily_matches (company_id, utc_day, campaign_id, position_id)
    SELECT "companyId", ${utcDay(at)}, (data->>'campaignId')::uuid, (data->>'positionId')::uuid
    FROM jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) AS m("companyId" uuid, data jsonb)
    ON CONFLICT DO NOTHING RETURNING company_id`.execute(trx);
  const isNew = new Set(rows.map(({ company_id }) => company_id));
  const stored = matches.filter(({ companyId }) => isNew.has(companyId));
  await announceEach(trx, { type: 'campaign.matched', at }, stored);
  const news = stored.map(({ companyId, talentId, data }) => ({ userId: companyId, aboutId: talentId, data }));
  await notifyEach(trx, { kind: 'match', at, hasOwnEmail: true }, news);
  return stored;
}
