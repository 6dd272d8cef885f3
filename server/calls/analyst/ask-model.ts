import { z } from 'zod';
import type { CallAnalysis, CallFinding } from '#contract/calls/analysis.ts';
import {
  CALL_SENTIMENTS,
  type CallLanguage,
  ENGAGEMENT_LEVELS,
  FINDING_LISTS,
  FINDINGS_MAX,
  type FindingList,
} from '#contract/values/calls.ts';
import type { Model } from '../../platform/ai/model.ts';
import { fold } from '../findings/text/tokens.ts';
import { shownSentiment } from './sentiment.ts';
import { summarize } from './summary.ts';

/** Characters per chunk: about 3,000 words, so that the answer with its quotes fits. */
const CHUNK = 18_000;
/** More chunks would cost more than they are worth to a reader; the rest relies on the local analyst. */
const MAX_CHUNKS = 40;
const OUTPUT_TOKENS = 4000;

const claims = z.array(z.object({ text: z.string().max(400), line: z.int(), quote: z.string().max(400) })).max(60);
const chunkSchema = z.object({
  ...(Object.fromEntries(FINDING_LISTS.map((list) => [list, claims])) as Record<FindingList, typeof claims>),
  sentiment: z.enum(CALL_SENTIMENTS),
  engagementLevel: z.enum(ENGAGEMENT_LEVELS),
});
type Chunk = z.infer<typeof chunkSchema>;

const INSTRUCTIONS = [
  'You read one part of the transcript of a sales call. Each line has a number, a speaker and a side.',
  'Fill each list with what was said. Every item needs the number of the line that proves it and a literal quote from that line.',
  'positivePoints, concerns, featureRequests, buyingSignals and questions are only what the buyer says. commitments are promises in the first person.',
  'actionItems are tasks with somebody who takes them on. decisionMakers and competitorsMentioned: the text is only the name or role.',
  'Leave a list empty rather than guess. Write texts in the language of the call.',
].join('\n');

/**
 * Adds a model's findings to the local result. Findings whose quote isn't on the cited line are dropped, and duplicates are
 * merged. If the model doesn't answer every chunk, returns the local result marked as a fallback. Throws only the signal's
 * reason.
 */
export async function askModel(
  model: Model,
  local: CallAnalysis,
  signal: AbortSignal,
  onProgress: (done: number) => void,
  textLanguage?: CallLanguage,
): Promise<CallAnalysis> {
  const chunks = chunksOf(local);
  const answers: Chunk[] = [];
  for (const lines of chunks) {
    const answer = await model.askForObject({
      schema: chunkSchema,
      instructions: INSTRUCTIONS,
      material: { lines },
      signal,
      maxOutputTokens: OUTPUT_TOKENS,
    });
    if (!answer.ok) return { ...local, analyst: { ...local.analyst, fallback: true } };
    answers.push(answer.value);
    onProgress(answers.length / chunks.length);
  }
  return merge(local, answers, model.name, textLanguage ?? (local.language === 'es' ? 'es' : 'en'));
}

function chunksOf({ lines }: CallAnalysis) {
  const chunks: { line: number; speaker: string | null; side: string; text: string }[][] = [];
  let size = Infinity;
  for (const { line, speaker, side, text } of lines) {
    if (size + text.length > CHUNK) {
      if (chunks.length === MAX_CHUNKS) break;
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)!.push({ line, speaker, side, text: text.slice(0, CHUNK) });
    size += text.length + 40;
  }
  return chunks;
}

function merge(local: CallAnalysis, answers: Chunk[], name: string, textLanguage: CallLanguage): CallAnalysis {
  const findings = structuredClone(local.findings);
  for (const list of FINDING_LISTS) {
    const items = findings[list] as CallFinding[];
    for (const { text, line, quote } of answers.flatMap((answer) => answer[list])) {
      const said = local.lines[line - 1];
      if (!said || text.trim() === '' || !isQuoted(said.text, quote)) continue;
      if (items.length >= FINDINGS_MAX || items.some((item) => isSame(item, text, line, quote))) continue;
      const finding = { text, evidence: [{ line, speaker: said.speaker, side: said.side, quote, atMs: said.atMs }] };
      items.push(
        list === 'actionItems' || list === 'commitments'
          ? Object.assign(finding, { owner: said.speaker, ownerSide: said.side, due: null, dueText: null })
          : finding,
      );
    }
    items.sort((a, b) => a.evidence[0]!.line - b.evidence[0]!.line);
  }
  const textsOf = (list: FindingList) => findings[list].map(({ text }) => text);
  const counts = Object.fromEntries(
    FINDING_LISTS.map((list) => [list, Math.max(local.counts[list], findings[list].length)]),
  ) as CallAnalysis['counts'];
  const sentiment = shownSentiment(
    common(
      answers.map((answer) => answer.sentiment),
      local.sentiment,
    ),
    findings,
  );
  const engagementLevel = common(
    answers.map((answer) => answer.engagementLevel),
    local.engagementLevel,
  );
  return {
    ...local,
    sentiment,
    engagementLevel,
    ...summarize({ findings, counts, sentiment, engagementLevel, speakers: local.speakers }, textLanguage),
    notices: local.notices.filter((notice) => notice !== 'language_not_supported'),
    positivePoints: textsOf('positivePoints'),
    concerns: textsOf('concerns'),
    featureRequests: textsOf('featureRequests'),
    actionItems: textsOf('actionItems'),
    decisionMakers: textsOf('decisionMakers'),
    competitorsMentioned: textsOf('competitorsMentioned'),
    findings,
    counts,
    analyst: { name: 'model', version: `${name} + ${local.analyst.version}`, fallback: false },
  };
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A one-word quote proves nothing, unless it is the whole line. */
function isQuoted(said: string, quote: string) {
  const words = plain(quote);
  return words !== '' && ` ${plain(said)} `.includes(` ${words} `);
}

/** Same name, or same line with words in common. */
function isSame(item: CallFinding, text: string, line: number, quote: string) {
  if (plain(item.text) === plain(text)) return true;
  return item.evidence.some(
    (one) => one.line === line && (plain(one.quote).includes(plain(quote)) || plain(quote).includes(plain(one.quote))),
  );
}

/** The most common value across chunks. On a tie the later one wins, because the end of a call decides. */
function common<Value extends string>(values: Value[], otherwise: Value | null): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = otherwise;
  for (const [value, count] of counts) if (best === null || count >= (counts.get(best) ?? 0)) best = value;
  return best;
}
