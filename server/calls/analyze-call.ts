import { sql } from 'kysely';
import type { AnalyzeCallInput } from '#contract/calls/calls.ts';
import type { CallAnswer, CallProgress } from '#contract/calls/reports.ts';
import type { CallAnalysis } from '#contract/calls/analysis.ts';
import { type CallFailure, CALL_SPEAKERS_MAX, STORED_CHARACTERS_MAX } from '#contract/values/calls.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { publishWith } from '../platform/live/publish.ts';
import { TranscriptError } from './analyst/progress.ts';
import { analyzeTranscript } from './analyze-transcript.ts';
import { getCall } from './get-call.ts';
import { foldText } from './list-calls.ts';

export interface Following {
  /** Aborting ends the analysis without storing anything. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: CallProgress) => void) | undefined;
}

const ERRORS: Record<CallFailure, string> = {
  empty: 'Please enter a call transcript',
  binary: 'This is not text. Paste the transcript, or upload it as TXT, VTT, SRT or DOCX.',
  no_words: 'There are no words in this transcript',
  too_long: 'This transcript is too long to analyze',
  storage_full: 'Your stored transcripts use up all the space. Delete some of them first.',
};

type Analyzing = Pick<Context, 'db' | 'env' | 'clock'>;

/** Analyzes a transcript and stores the result for its author. */
export async function analyzeCall(
  context: Analyzing,
  { userId }: Pick<Viewer, 'userId'>,
  input: AnalyzeCallInput,
  { signal, onProgress }: Following = {},
): Promise<CallAnswer> {
  if ((await storedCharacters(context, userId)) + input.transcript.length > STORED_CHARACTERS_MAX)
    return failed('storage_full');
  try {
    const options = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
    const analysis = await analyzeTranscript(context, input, options);
    signal?.throwIfAborted();
    const { id } = await context.db.transaction().execute(async (trx) => {
      const stored = await trx
        .insertInto('demo_call_feedback')
        .values({
          created_by: userId,
          created_at: context.clock(),
          transcript: input.transcript,
          call_type: input.callType,
          call_date: sql<Date>`${input.callDate}::date`,
          ...columnsOf(analysis),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await publishWith(trx, userId, 'call_changed', { callId: stored.id });
      return stored;
    });
    return { success: true, analysis: await getCall(context, { userId }, id), error: null };
  } catch (error) {
    if (error instanceof TranscriptError) return failed(error.problem);
    // The caller has disconnected, so nobody will read this answer.
    if (signal?.aborted) throw failure('unexpected');
    throw error;
  }
}

/** An analysis as database columns. */
export function columnsOf({ lines, findings, counts, sentimentOverTime, speakers, ...result }: CallAnalysis) {
  const { sentiment, analyst, summary, decisionMakers, competitorsMentioned, keyInsights } = result;
  const named = speakers.toSorted((a, b) => b.words - a.words).map(({ name }) => name.toWellFormed());
  return {
    sentiment,
    analyst: analyst.name,
    version: analyst.version,
    result: json(result),
    evidence: json({ findings, counts, sentimentOverTime, speakers }),
    lines: json(lines),
    line_count: lines.length,
    speakers: named.slice(0, CALL_SPEAKERS_MAX),
    search_text: foldText([...named, summary, ...decisionMakers, ...competitorsMentioned, ...keyInsights].join('\n')),
  };
}

/** Postgres rejects unpaired surrogates, which a truncated quote can end with. */
const json = (value: unknown) =>
  JSON.stringify(value, (_key, text: unknown) => (typeof text === 'string' ? text.toWellFormed() : text));

async function storedCharacters({ db }: Pick<Context, 'db'>, userId: string) {
  const { characters } = await db
    .selectFrom('demo_call_feedback')
    .select(sql<number>`coalesce(sum(characters), 0)`.as('characters'))
    .where('created_by', '=', userId)
    .executeTakeFirstOrThrow();
  return characters;
}

const failed = (problem: CallFailure): CallAnswer => ({
  success: false,
  analysis: null,
  error: ERRORS[problem],
  problem,
});
