import { sql } from 'kysely';
import { type SavedSearch, SEARCHES_PAGE_SIZE } from '#contract/favourites/favourites.ts';
import { type SearchQuery, searchQuerySchema } from '#contract/search/query.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { SAVED_SEARCHES_MAX } from '#contract/values/limits.ts';
import { lockCompany } from '../billing/entitlement.ts';
import { findLimits, requireIncluded } from '../billing/premium.ts';
import type { Context } from '../platform/context.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { failure } from '../platform/http/failure.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { unsubscribeLinks } from '../notifications/unsubscribe.ts';
import { requireFilters } from '../search/advanced-filters.ts';
import { findTalents } from '../search/find-talents.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { newResultsMail } from './mails.ts';

type SavedSearchContext = Pick<Context, 'db' | 'clock'>;

const toSaved = (row: { id: string; name: string; query: unknown; has_alerts: boolean }): SavedSearch => ({
  id: row.id,
  name: row.name,
  query: searchQuerySchema.parse(row.query),
  hasAlerts: row.has_alerts,
});

/** Lists a company's saved searches, newest first. @throws invalid_input for a malformed cursor */
export async function listSearches(
  { db }: Pick<SavedSearchContext, 'db'>,
  { userId }: Viewer,
  { cursor }: { cursor?: string | undefined } = {},
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await db
    .selectFrom('saved_searches')
    .selectAll()
    .select(sql<string>`created_at::text`.as('at'))
    .where('company_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCHES_PAGE_SIZE + 1)
    .execute();
  const last = rows.length > SEARCHES_PAGE_SIZE ? rows[SEARCHES_PAGE_SIZE - 1]! : null;
  return {
    items: rows.slice(0, SEARCHES_PAGE_SIZE).map(toSaved),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

/** @throws plan_limit, or conflict when the company has saved the maximum number of searches. */
export async function saveSearch(
  context: SavedSearchContext,
  viewer: Viewer,
  { name, query, hasAlerts }: { name: string; query: SearchQuery; hasAlerts: boolean },
) {
  if (hasAlerts) await requireIncluded(context, viewer.userId, 'searchAlerts');
  await requireFilters(context, viewer.userId, query);
  const now = context.clock();
  return context.db.transaction().execute(async (trx) => {
    await lockCompany(trx, viewer.userId);
    const { count } = await trx
      .selectFrom('saved_searches')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('company_id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    if (count >= SAVED_SEARCHES_MAX) throw failure('conflict');
    const row = await trx
      .insertInto('saved_searches')
      .values({
        company_id: viewer.userId,
        name,
        query: JSON.stringify(query),
        has_alerts: hasAlerts,
        seen_until: now,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toSaved(row);
  });
}

/** @throws not_found, plan_limit */
export async function setAlerts(context: SavedSearchContext, viewer: Viewer, searchId: string, hasAlerts: boolean) {
  if (hasAlerts) await requireIncluded(context, viewer.userId, 'searchAlerts');
  const { numUpdatedRows } = await context.db
    .updateTable('saved_searches')
    .set({ has_alerts: hasAlerts, seen_until: context.clock() })
    .where('id', '=', searchId)
    .where('company_id', '=', viewer.userId)
    .executeTakeFirst();
  if (!numUpdatedRows) throw failure('not_found');
}

export async function removeSearch({ db }: Pick<SavedSearchContext, 'db'>, { userId }: Viewer, searchId: string) {
  await db.deleteFrom('saved_searches').where('id', '=', searchId).where('company_id', '=', userId).execute();
}

/** Mails each saved search's new results at most once a day. Alerts pause without premium and wait during quiet hours. */
export async function mailNewResults(context: Context) {
  const now = context.clock();
  const due = await context.db
    .selectFrom('saved_searches as s')
    .innerJoin('users as u', 'u.id', 's.company_id')
    .leftJoin('company_profiles as c', 'c.user_id', 's.company_id')
    .selectAll('s')
    .select(['u.email', 'u.name as owner', 'u.language', 'c.block_keys'])
    .where('s.has_alerts', '=', true)
    .where('s.seen_until', '<=', new Date(now.getTime() - DAY_MS))
    .where('u.email_verified', '=', true)
    .where(sql<boolean>`quiet_until(u.id, ${now}) IS NULL`)
    .where('u.deletion_requested_at', 'is', null)
    .execute();
  for (const search of due) {
    if (!(await findLimits(context.db, search.company_id, now)).searchAlerts) continue;
    const query = searchQuerySchema.parse(search.query);
    const count = await countNewer(context, search.seen_until, {
      ...query,
      domains: search.block_keys ?? [],
      companyId: search.company_id,
    });
    const { numUpdatedRows } = await context.db
      .updateTable('saved_searches')
      .set({ seen_until: now })
      .where('id', '=', search.id)
      .where('seen_until', '=', search.seen_until)
      .executeTakeFirst();
    if (!numUpdatedRows || count === 0) continue;
    const recipient = { email: search.email, name: search.owner, language: search.language };
    const url = `${context.env.PUBLIC_URL}/company/search-talent?${searchParamsOf(query)}`;
    const links = unsubscribeLinks(context.env, { kind: 'search_alerts', id: search.id });
    await postMail(context, await newResultsMail(recipient, url, { name: search.name, count }, links));
  }
}

/** The search in the form of the search page's URL, newest first. Values that could be read as JSON are written as JSON. */
function searchParamsOf({ text, ...filters }: SearchQuery): URLSearchParams {
  const isWord = (value: unknown) => typeof value === 'string' && !/^(?:["[{\d-]|(?:true|false|null)$)/.test(value);
  const params = Object.entries({ q: text, ...filters, sort: 'newest' }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    params.map(([name, value]) => [name, isWord(value) ? String(value) : JSON.stringify(value)]),
  );
}

const PAGES_MAX = 50;

/** Counts the results published after an instant. Boosted ones come first, then the newest, so older pages aren't read. */
async function countNewer(context: Context, than: Date, query: Parameters<typeof findTalents>[1]): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const { items, nextCursor } = await findTalents(context, { ...query, sort: 'newest', cursor });
    const newer = items.filter(({ publishedAt }) => new Date(publishedAt) > than);
    count += newer.length;
    if (nextCursor === null || items.some((card) => !card.isBoosted && !newer.includes(card))) break;
    cursor = nextCursor;
  }
  return count;
}
