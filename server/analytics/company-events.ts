import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import { titleName } from '#contract/values/names/title-name.ts';
import { type CompanyEvent, EVENTS_PAGE_SIZE, type Period } from '#contract/analytics/company.ts';
import { cellText } from '#contract/spreadsheet.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/http/failure.ts';
import { shortName } from '../search/short-name.ts';
import { isBlocking } from '../visibility/blocks.ts';
import { findToday, firstOf, looksBack, startOf } from './company-analytics.ts';

type EventRow = Omit<CompanyEvent, 'talentName'> & Record<'unlockedName' | 'foundName', string | null>;

/**
 * Lists a company's views and unlocks of the last days, today included, newest first; talent are named as on their cards.
 * @throws invalid_input if the cursor is malformed; plan_limit if the company's plan doesn't look back that far.
 */
export async function listCompanyEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  { days, cursor }: { days: Period; cursor?: string | undefined },
): Promise<{ items: CompanyEvent[]; nextCursor: string | null }> {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) throw invalid('cursor', 'invalid');
  const { today, timeZone } = await findToday({ db, clock }, companyId, looksBack(days));
  const isAfter = sql`AND (e.created_at, e.id) < (SELECT created_at, id FROM conversion_events
    WHERE id = ${cursor}::bigint AND company_id = ${companyId})`;
  const { rows } = await sql<EventRow>`
    SELECT e.id::text AS id, e.type, e.position_title AS "positionTitle", c.title AS "campaignTitle",
      to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      u.closer_name AS "unlockedName",
      (SELECT t.full_name FROM talent_search s JOIN talent_profiles t ON t.user_id = e.talent_id
        WHERE s.position_id = e.position_id AND NOT ${isBlocking(sql.ref('e.talent_id'), companyId)}) AS "foundName"
    FROM conversion_events e
      LEFT JOIN campaigns c ON c.id = e.campaign_id
      LEFT JOIN unlocked_contacts u ON u.user_id = e.company_id AND u.closer_id = e.talent_id
    WHERE e.company_id = ${companyId} AND e.created_at >= ${startOf(days, today, timeZone)} ${cursor === undefined ? sql`` : isAfter}
    ORDER BY e.created_at DESC, e.id DESC LIMIT ${EVENTS_PAGE_SIZE + 1}`.execute(db);
  const items = rows.slice(0, EVENTS_PAGE_SIZE).map(({ unlockedName, foundName, ...event }) => ({
    ...event,
    talentName: unlockedName ?? (foundName && shortName(foundName)),
  }));
  return { items, nextCursor: rows.length > EVENTS_PAGE_SIZE ? items.at(-1)!.id : null };
}

const COLUMNS = {
  en: ['Day', 'Position', 'Campaign', 'Views', 'Unlocks'],
  es: ['Día', 'Puesto', 'Campaña', 'Visualizaciones', 'Desbloqueos'],
};

/**
 * Exports the period in the company's language as CSV (RFC 4180, UTF-8 with a byte order mark), oldest day first.
 * @throws plan_limit on the free plan.
 */
export async function exportCompanyDays(
  context: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  { days }: { days: Period },
): Promise<File> {
  const { today } = await findToday(context, companyId, ({ csvExport }) => csvExport);
  const { rows } = await sql<Record<'day' | 'title' | 'campaign', string> & Record<'views' | 'unlocks', number>>`
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, d.position_title AS title, coalesce(c.title, '') AS campaign, d.views, d.unlocks
    FROM company_days d LEFT JOIN campaigns c ON c.id = d.campaign_id
    WHERE d.company_id = ${companyId} AND d.rollup = 'title_and_campaign'
      AND d.day > ${today}::date - ${days}::int AND d.day <= ${today}::date
    ORDER BY d.day, d.position_title, campaign`.execute(context.db);
  const { language } = await context.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const written = language === 'es' ? 'es' : 'en';
  const csv = stringify(
    [
      COLUMNS[written],
      ...rows.map(({ day, title, campaign, views, unlocks }) => [
        day,
        titleName(title, written),
        campaign,
        views,
        unlocks,
      ]),
    ],
    { quoted: true, cast: { string: cellText }, record_delimiter: 'windows' },
  );
  return new File([`\uFEFF${csv}`], `analytics-${firstOf(days, today)}-to-${today}.csv`, {
    type: 'text/csv; charset=utf-8',
  });
}
