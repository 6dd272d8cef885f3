import { sql } from 'kysely';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { CONTESTS_PAGE_SIZE, type ContestEvidence, type ContestedScore } from '#contract/feedback/contests.ts';
import type { ScoreName } from '#contract/values/feedback.ts';
import type { Context } from '../../platform/context.ts';
import { readCursor, writeCursor } from '../../platform/db/keyset.ts';
import { failure } from '../../platform/http/failure.ts';
import { reviewQuery } from '../../videos/files/served-video.ts';
import { toPlayable } from '../../videos/own-video.ts';

type ContestContext = Pick<Context, 'db' | 'env' | 'clock'>;

const contestsOf = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('score_contests as c')
    .innerJoin('video_feedback as f', 'f.id', 'c.feedback_id')
    .innerJoin('videos as v', 'v.id', 'f.video_id')
    .innerJoin('talent_positions as p', 'p.id', 'v.position_id')
    .innerJoin('talent_profiles as t', 't.user_id', 'c.candidate_id')
    .leftJoin('users as a', 'a.id', 'c.decided_by')
    .selectAll('v')
    .select(['c.id as contest_id', 'c.state as decision', 'c.score', 'c.value', 'c.analyst', 'c.analyst_version'])
    .select(['c.reason', 'c.answer', 'c.decided_at', 'c.created_at as contested_at'])
    .select(['p.position_title', 't.full_name', 'a.name as admin_name'])
    .where('v.state', '=', 'ready');

type Row = Awaited<ReturnType<ReturnType<typeof contestsOf>['execute']>>[number];

/** Oldest first. */
export async function listContests(
  context: ContestContext,
  { state, cursor }: { state: ContestedScore['state']; cursor?: string | undefined },
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const [rows, counts] = await Promise.all([
    contestsOf(context)
      .select(sql<string>`c.created_at::text`.as('at'))
      .where('c.state', '=', state)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(c.created_at, c.id) > (${after!.at}::timestamptz, ${after!.id}::uuid)`),
      )
      .orderBy('c.created_at')
      .orderBy('c.id')
      .limit(CONTESTS_PAGE_SIZE + 1)
      .execute(),
    countStates(context),
  ]);
  const last = rows.length > CONTESTS_PAGE_SIZE ? rows[CONTESTS_PAGE_SIZE - 1]! : null;
  return {
    items: rows.slice(0, CONTESTS_PAGE_SIZE).map((row) => toContested(context, row)),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.contest_id }),
    counts,
  };
}

async function countStates({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .selectFrom('score_contests')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const count = (of: string) => rows.find(({ state }) => state === of)?.count ?? 0;
  return { open: count('open'), kept: count('kept'), hidden: count('hidden') };
}

/** @throws not_found */
export async function getContest(context: ContestContext, contestId: string): Promise<ContestEvidence> {
  const row = await contestsOf(context)
    .leftJoin('shared_scores as s', 's.video_id', 'v.id')
    .select(['f.analysis', 's.video_id as shared_id'])
    .where('c.id', '=', contestId)
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  return {
    ...toContested(context, row),
    analysis: row.analysis as Analysis | null,
    playable: playableFor(context, row),
    isShared: row.shared_id !== null,
  };
}

const playableFor = (context: ContestContext, row: Row) =>
  toPlayable(row, context.env.PUBLIC_URL, { isFull: true, query: reviewQuery(context, row.public_id) })!;

function toContested(context: ContestContext, row: Row): ContestedScore {
  return {
    contestId: row.contest_id,
    state: row.decision as ContestedScore['state'],
    score: row.score as ScoreName,
    value: row.value,
    analyst: row.analyst,
    version: row.analyst_version,
    reason: row.reason,
    createdAt: row.contested_at.toISOString(),
    talentName: row.full_name,
    positionTitle: row.position_title,
    posterUrl: playableFor(context, row).posterWebpUrl,
    decision: row.decided_at && { by: row.admin_name, at: row.decided_at.toISOString(), answer: row.answer! },
  };
}
