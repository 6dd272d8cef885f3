import { sql } from 'kysely';
import type { CallRequest } from '#contract/calls/analysis.ts';
import type { CallReport } from '#contract/calls/reports.ts';
import type { CallType } from '#contract/values/calls.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { publishWith } from '../platform/live/publish.ts';
import { columnsOf, type Following } from './analyze-call.ts';
import { analyzeTranscript } from './analyze-transcript.ts';
import { getCall, ownCalls } from './get-call.ts';

/** Analyzes a stored call again, with its author's corrections of who buys and who sells. @throws not_found */
export async function correctSides(
  context: Pick<Context, 'db' | 'env' | 'clock'>,
  author: Pick<Viewer, 'userId'>,
  {
    callId,
    sides,
    textLanguage,
  }: { callId: string; sides: NonNullable<CallRequest['sides']> } & Pick<CallRequest, 'textLanguage'>,
  { signal }: Following = {},
): Promise<CallReport> {
  const call = await ownCalls(context, author)
    .select(['c.transcript', 'c.call_type', 'c.corrected_sides'])
    .select(sql<string>`c.call_date::text`.as('call_date'))
    .where('c.id', '=', callId)
    .executeTakeFirst();
  if (!call) throw failure('not_found');
  const corrected = merge(call.corrected_sides as typeof sides, sides);
  const { transcript, call_type, call_date } = call;
  const request = { transcript, callType: call_type as CallType, callDate: call_date, sides: corrected, textLanguage };
  const analysis = await analyzeTranscript(context, request, signal && { signal });
  await context.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('demo_call_feedback')
      .set({ ...columnsOf(analysis), corrected_sides: JSON.stringify(corrected) })
      .where('id', '=', callId)
      .execute();
    await publishWith(trx, author.userId, 'call_changed', { callId });
  });
  return getCall(context, author, callId);
}

/** Earlier corrections hold until the same speaker is corrected again. */
function merge<Side extends { speaker: string }>(before: Side[], now: Side[]): Side[] {
  return [...new Map([...before, ...now].map((side) => [side.speaker, side])).values()];
}
