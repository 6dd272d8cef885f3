import { sql } from 'kysely';
import { OPEN_CAMPAIGNS_PAGE_SIZE, type OpenCampaign } from '#contract/campaigns/open-campaigns.ts';
import type { WorkType } from '#contract/talents.ts';
import { getCompanyPage } from '../companies/page.ts';
import type { Context } from '../platform/context.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import type { Viewer } from '../platform/http/viewer.ts';

/** Lists the open campaigns of a company whose page the viewer may open, newest first. @throws not_found */
export async function listOpenCampaigns(
  context: Pick<Context, 'db' | 'env'>,
  viewer: Viewer | null,
  { publicId, cursor }: { publicId: string; cursor?: string | undefined },
): Promise<{ items: OpenCampaign[]; nextCursor: string | null }> {
  const { companyId } = await getCompanyPage(context, viewer, publicId);
  const after = cursor === undefined ? null : readCursor(cursor, 0);
  const rows = await context.db
    .selectFrom('campaigns')
    .selectAll()
    .select(sql<string>`created_at::text`.as('at'))
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(OPEN_CAMPAIGNS_PAGE_SIZE + 1)
    .execute();
  const last = rows.length > OPEN_CAMPAIGNS_PAGE_SIZE ? rows[OPEN_CAMPAIGNS_PAGE_SIZE - 1]! : null;
  return {
    items: rows.slice(0, OPEN_CAMPAIGNS_PAGE_SIZE).map((row) => ({
      id: row.id,
      title: row.title,
      description: row.description,
      location: row.location,
      workType: row.work_type as WorkType | null,
      salaryMinMinor: row.salary_min_minor,
      salaryMaxMinor: row.salary_max_minor,
      createdAt: row.created_at.toISOString(),
    })),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}
