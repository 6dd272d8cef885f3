import { sql } from 'kysely';
import type { CallAnalysis, TranscriptLine } from '#contract/calls/analysis.ts';
import type { CallReport } from '#contract/calls/reports.ts';
import type { CallType } from '#contract/values/calls.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';

type Db = Pick<Context, 'db'>;
type Author = Pick<Viewer, 'userId'>;
type Evidence = Pick<CallAnalysis, 'findings' | 'counts' | 'sentimentOverTime' | 'speakers'>;

/** The calls that an account has analyzed and not deleted. */
export const ownCalls = ({ db }: Db, { userId }: Author) =>
  db.selectFrom('demo_call_feedback as c').where('c.created_by', '=', userId).where('c.deleted_at', 'is', null);

/** @throws not_found */
export async function getCall(context: Db, author: Author, callId: string): Promise<CallReport> {
  const row = await ownCalls(context, author)
    .select(['c.id', 'c.call_type', 'c.created_at', 'c.result', 'c.evidence', 'c.line_count'])
    .select(sql<string>`c.call_date::text`.as('call_date'))
    .where('c.id', '=', callId)
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  return {
    ...(row.result as unknown as Omit<CallAnalysis, 'lines' | keyof Evidence>),
    ...(row.evidence as unknown as Evidence),
    callId: row.id,
    callType: row.call_type as CallType,
    callDate: row.call_date,
    createdAt: row.created_at.toISOString(),
    lineCount: row.line_count,
  };
}

/** Returns lines of a transcript, from line `from` on. @throws not_found */
export async function listLines(
  context: Db,
  author: Author,
  { callId, from, limit }: { callId: string; from: number; limit: number },
): Promise<{ items: TranscriptLine[]; total: number }> {
  const bounds = JSON.stringify({ first: from - 1, last: from + limit - 2 });
  const row = await ownCalls(context, author)
    .select('c.line_count')
    .select(sql<TranscriptLine[]>`jsonb_path_query_array(c.lines, '$[$first to $last]', ${bounds}::jsonb)`.as('items'))
    .where('c.id', '=', callId)
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  return { items: row.items, total: row.line_count };
}
