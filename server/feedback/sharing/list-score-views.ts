import { sql } from 'kysely';
import type { ScoreView } from '#contract/feedback/sharing.ts';
import { SCORE_VIEWS_PAGE_SIZE } from '#contract/values/feedback.ts';
import type { Context } from '../../platform/context.ts';
import { readCursor, writeCursor } from '../../platform/db/keyset.ts';
import { logoUrlOf } from '../../platform/media/playable.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** Lists the companies that saw a talent's scores, with the scores as they were, newest first. */
export async function listScoreViews(
  { db, env }: Pick<Context, 'db' | 'env'>,
  viewer: Viewer,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: ScoreView[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await db
    .selectFrom('score_views as s')
    .leftJoin('company_profiles as c', 'c.user_id', 's.company_id')
    .leftJoin('talent_positions as p', 'p.id', 's.position_id')
    .select([
      's.id',
      's.communication',
      's.confidence',
      's.clarity',
      's.seen_at',
      'c.company_name',
      'c.logo_id',
      'c.is_verified',
      'p.id as position_id',
      'p.position_title',
    ])
    .select(sql<string>`s.seen_at::text`.as('at'))
    .where('s.candidate_id', '=', viewer.userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(s.seen_at, s.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(SCORE_VIEWS_PAGE_SIZE + 1)
    .execute();
  const last = rows.length > SCORE_VIEWS_PAGE_SIZE ? rows[SCORE_VIEWS_PAGE_SIZE - 1]! : null;
  return {
    items: rows
      .slice(0, SCORE_VIEWS_PAGE_SIZE)
      .map(({ id, company_name, logo_id, is_verified, position_id, position_title, seen_at, ...row }) => ({
        id,
        companyName: company_name,
        logoUrl: logoUrlOf(env.PUBLIC_URL, logo_id),
        isVerified: is_verified ?? false,
        positionId: position_id,
        positionTitle: position_title,
        scores: { communication: row.communication, confidence: row.confidence, clarity: row.clarity },
        seenAt: seen_at.toISOString(),
      })),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}
