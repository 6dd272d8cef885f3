import { sql } from 'kysely';
import { COMPANIES_PAGE_SIZE } from '#contract/companies.ts';
import type { ListedCompany } from '#contract/companies.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { readCounters } from '../platform/db/counters.ts';
import { type Cursor, readCursor, writeCursor } from '../platform/db/keyset.ts';
import { logoUrlOf } from '../platform/media/playable.ts';
import { isOfItsDomain } from './verified.ts';

const companiesOf = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('company_profiles as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('users as a', 'a.id', 'c.verified_override_by')
    .select([
      'c.user_id',
      'c.company_name',
      'c.logo_id',
      'c.first_name',
      'c.last_name',
      'c.website',
      'c.created_at',
      'c.is_verified',
      'c.verified_override',
      'c.verified_override_at',
      'u.email_verified',
      'a.name as admin_name',
    ])
    .select(sql<string>`coalesce(u.pending_email, u.email)`.as('email'))
    .select(sql<string>`c.created_at::text`.as('at'))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.user_id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof companiesOf>['execute']>>[number];

/** Lists companies, newest first. `text` is matched within the name, the website and the domain of the email. */
export async function listCompanies(
  context: Pick<Context, 'db' | 'env'>,
  { text, cursor, limit = COMPANIES_PAGE_SIZE }: { text: string; cursor?: string | undefined; limit?: number },
): Promise<{ items: ListedCompany[]; nextCursor: string | null; total: number }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const { rows, total } = await findCompanies(context, text, after, limit + 1);
  const last = rows.length > limit ? rows[limit - 1]! : null;
  return {
    items: rows.slice(0, limit).map((row) => toListed(context, row)),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.user_id }),
    total,
  };
}

async function findCompanies(context: Pick<Context, 'db'>, text: string, after: Cursor | null, most: number) {
  const next = after ? sql`(created_at, user_id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const newest = sql`${next} ORDER BY created_at DESC, user_id DESC LIMIT ${sql.lit(most)}`;
  if (text === '') {
    const isNewest = sql<string>`ANY(ARRAY(SELECT user_id FROM company_profiles WHERE ${newest}))`;
    const [rows, count] = await Promise.all([
      companiesOf(context).where('c.user_id', '=', isNewest).execute(),
      readCounters(context.db, ['companies']),
    ]);
    return { rows, total: count('companies') };
  }
  const part = `%${text.replace(/[%_\\]/g, String.raw`\$&`)}%`;
  const found = sql<{ ids: string[]; total: number }>`(
    WITH matching AS MATERIALIZED (SELECT user_id, created_at FROM company_profiles WHERE search_text LIKE (SELECT lower(unaccent(${part}))))
    SELECT (SELECT count(*) FROM matching) AS total, ARRAY(SELECT user_id FROM matching WHERE ${newest}) AS ids)`;
  const rows = await companiesOf(context)
    .innerJoin(found.as<'found'>(sql`found`), (join) => join.on('c.user_id', '=', sql<string>`ANY(found.ids)`))
    .select('found.total')
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** @throws not_found */
export async function getListedCompany(
  context: Pick<Context, 'db' | 'env'>,
  companyId: string,
): Promise<ListedCompany> {
  const row = await companiesOf(context).where('c.user_id', '=', companyId).executeTakeFirst();
  if (!row) throw failure('not_found');
  return toListed(context, row);
}

function toListed({ env }: Pick<Context, 'env'>, row: Row): ListedCompany {
  const { email, website, verified_override } = row;
  return {
    companyId: row.user_id,
    companyName: row.company_name,
    logoUrl: logoUrlOf(env.PUBLIC_URL, row.logo_id),
    contactName: `${row.first_name} ${row.last_name}`,
    email,
    emailVerified: row.email_verified,
    website,
    createdAt: row.created_at.toISOString(),
    isVerified: row.is_verified,
    isComputed: isOfItsDomain({ email, website, emailVerified: row.email_verified }),
    decision: verified_override === null ? 'auto' : verified_override ? 'yes' : 'no',
    override: row.verified_override_at && { by: row.admin_name, at: row.verified_override_at.toISOString() },
  };
}
