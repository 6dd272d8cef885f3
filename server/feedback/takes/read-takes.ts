import { type Kysely, sql } from 'kysely';
import type { Analysis } from '#contract/feedback/analysis.ts';
import type { AnalyzedTake, Contest, Take } from '#contract/feedback/takes.ts';
import { TAKES_PAGE_SIZE } from '#contract/values/feedback.ts';
import type { Context } from '../../platform/context.ts';
import { readCursor, writeCursor } from '../../platform/db/keyset.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type VideoRow, toOwnVideo } from '../../videos/own-video.ts';

type TakesContext = Pick<Context, 'db' | 'env'>;

const takesOf = (db: Kysely<DB>, talentId: string) =>
  db
    .selectFrom('videos as v')
    .innerJoin('users as u', 'u.id', 'v.talent_id')
    .leftJoin('talent_positions as p', 'p.id', 'v.position_id')
    .leftJoin('video_feedback as f', 'f.video_id', 'v.id')
    .selectAll('v')
    .select([
      'p.position_title',
      'u.language as account_language',
      'f.id as feedback_id',
      'f.analyst',
      'f.analyst_version',
    ])
    .select([
      'f.processing_status',
      'f.step as analysis_step',
      'f.progress_percent as analysis_percent',
      'f.completed_at',
    ])
    .select(['f.failure as analysis_failure', 'f.score_communication', 'f.score_confidence', 'f.score_clarity'])
    .where('v.talent_id', '=', talentId);

type TakeRow = Awaited<ReturnType<ReturnType<typeof takesOf>['execute']>>[number];

/** Lists a talent's takes of every state, newest first. */
export async function listTakes(context: TakesContext, viewer: Viewer, { cursor }: { cursor?: string | undefined }) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await takesOf(context.db, viewer.userId)
    .select(sql<string>`v.created_at::text`.as('at'))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(v.created_at, v.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(TAKES_PAGE_SIZE + 1)
    .execute();
  const last = rows.length > TAKES_PAGE_SIZE ? rows[TAKES_PAGE_SIZE - 1]! : null;
  return {
    items: rows.slice(0, TAKES_PAGE_SIZE).map((row) => toTake(context, row)),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

/** @throws not_found */
export async function getTake(context: TakesContext, viewer: Viewer, videoId: string): Promise<AnalyzedTake> {
  const row = await takesOf(context.db, viewer.userId)
    .select('f.analysis')
    .where('v.id', '=', videoId)
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  const contests = await context.db
    .selectFrom('score_contests')
    .select(['id', 'score', 'value', 'reason', 'state', 'answer', 'created_at'])
    .where('feedback_id', '=', row.feedback_id)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    ...toTake(context, row),
    analysis: row.analysis as Analysis | null,
    contests: contests.map(
      ({ created_at, ...contest }) => ({ ...contest, createdAt: created_at.toISOString() }) as Contest,
    ),
  };
}

function toTake(context: TakesContext, row: TakeRow): Take {
  const { position_id: id, position_title: title } = row;
  return {
    video: toOwnVideo(context, row as VideoRow),
    position: id === null ? null : { id, title: title! },
    language: row.language ?? row.account_language,
    feedback: row.processing_status === null ? null : toFeedback(row),
  };
}

const toFeedback = (row: TakeRow): NonNullable<Take['feedback']> => ({
  status: row.processing_status as NonNullable<Take['feedback']>['status'],
  step: row.analysis_step as NonNullable<Take['feedback']>['step'],
  progressPercent: row.analysis_percent!,
  failure: row.analysis_failure as NonNullable<Take['feedback']>['failure'],
  scores:
    row.processing_status === 'completed'
      ? { communication: row.score_communication!, confidence: row.score_confidence!, clarity: row.score_clarity! }
      : null,
  analyst: row.analyst,
  version: row.analyst_version,
  completedAt: row.completed_at?.toISOString() ?? null,
});
