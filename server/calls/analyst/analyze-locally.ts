import type { CallAnalysis, CallRequest, CallSpeaker, TranscriptLine } from '#contract/calls/analysis.ts';
import type { CallNotice, CallSide } from '#contract/values/calls.ts';
import { collectFindings } from '../findings/collect.ts';
import { readSentences } from '../findings/decide/read-sentences.ts';
import { guessLines, guessSides, type SideGuess } from '../findings/sides/guess-sides.ts';
import { FITTED } from '../findings/decide/model.ts';
import { featureAll, sellerOdds, weigh } from '../findings/decide/weigh.ts';
import { readTranscript } from '../reading/read-transcript.ts';
import type { Transcript, Utterance } from '../reading/transcript.ts';
import { measureCall } from './measures.ts';
import { engagementOf, sentimentOverTime } from './mood.ts';
import { ANALYST_VERSION } from './norms.ts';
import type { Progress } from './progress.ts';
import { listGrounds, sentimentOf, shownSentiment } from './sentiment.ts';
import { listSpeakers } from './speakers.ts';
import { summarize } from './summary.ts';

/** Below this many words, no result is reliable. */
const FEW_WORDS = 60;
/** The share of all words from which a guessed side matters. */
const MATTERS = 0.1;

/** The offline analyst: the same transcript always gives the same result. @throws TranscriptError */
export function analyzeLocally(
  request: CallRequest,
  onProgress: (progress: Progress) => void,
  model = FITTED,
): CallAnalysis {
  onProgress({ stage: 'reading', done: 0 });
  const transcript = readTranscript(request.transcript);
  const { utterances, attendees } = transcript;
  onProgress({ stage: 'reading', done: 0.15 });
  const { readings, language } = readSentences(utterances, (done) =>
    onProgress({ stage: 'finding', done: 0.15 + done * 0.4 }),
  );
  const featured = featureAll(readings, request.callType, model, (done) =>
    onProgress({ stage: 'finding', done: 0.55 + done * 0.35 }),
  );
  const odds = sellerOdds(featured);
  const corrected = new Map((request.sides ?? []).map(({ speaker, side }) => [speaker, side]));
  const isRead = language !== 'other';
  const heard = guessSides(readings, odds, attendees, corrected);
  const guesses = isRead ? heard : new Map([...heard].map(([name, guess]) => [name, unheard(guess)]));
  const sideOf = (speaker: string | null): CallSide =>
    speaker === null ? 'unknown' : (guesses.get(speaker)?.side ?? 'unknown');
  const lineSides = guesses.size === 0 ? guessLines(readings, odds) : null;
  for (const [index, reading] of readings.entries()) reading.side = lineSides?.[index] ?? sideOf(reading.speaker);
  const weighed = isRead ? weigh(featured, model) : [];
  const heardSentiment = isRead ? sentimentOf(weighed, model.sentiment) : null;
  if (heardSentiment) listGrounds(weighed, heardSentiment);
  onProgress({ stage: 'summarizing', done: 0.9 });
  const spoken = language === 'es' ? 'es' : 'en';
  const { findings, counts } = collectFindings({
    weighed,
    utterances,
    attendees,
    model,
    speakers: [...guesses.keys()],
    language: spoken,
    callDate: request.callDate,
    sideOf,
  });
  const words = utterances.map(({ text }) => countWords(text));
  const total = words.reduce((sum, count) => sum + count, 0);
  const speakers = listSpeakers(utterances, words, total, guesses);
  const sentiment = shownSentiment(heardSentiment, findings);
  const engagementLevel = isRead ? engagementOf(weighed) : null;
  const durationMs = durationOf(utterances);
  const measures = measureCall({
    utterances,
    sideOf,
    words,
    durationMs,
    callType: request.callType,
    sellerQuestions: readings.filter(({ side, isQuestion, length }) => side === 'seller' && isQuestion && length > 2)
      .length,
  });
  return {
    sentiment,
    engagementLevel,
    ...summarize({ findings, counts, sentiment, engagementLevel, speakers }, request.textLanguage ?? spoken),
    positivePoints: findings.positivePoints.map(({ text }) => text),
    concerns: findings.concerns.map(({ text }) => text),
    featureRequests: findings.featureRequests.map(({ text }) => text),
    actionItems: findings.actionItems.map(({ text }) => text),
    decisionMakers: findings.decisionMakers.map(({ text }) => text),
    competitorsMentioned: findings.competitorsMentioned.map(({ text }) => text),
    findings,
    counts,
    sentimentOverTime: isRead ? sentimentOverTime(weighed, utterances) : [],
    speakers,
    measures,
    lines: utterances.map(({ sourceLine, speaker, startMs, text }, index): TranscriptLine => ({
      line: index + 1,
      sourceLine,
      speaker,
      side: sideOf(speaker),
      atMs: startMs,
      text,
    })),
    durationMs,
    words: total,
    language,
    format: transcript.format,
    notices: noticesOf(transcript, language, total, speakers),
    analyst: { name: 'local', version: ANALYST_VERSION, fallback: false },
  };
}

/** In an unsupported language, only labels and corrections determine sides. */
const unheard = (guess: SideGuess): SideGuess =>
  guess.reason === 'named_role' || guess.reason === 'corrected'
    ? guess
    : { side: 'unknown', reason: 'not_enough_evidence', reading: null };

function countWords(text: string) {
  let count = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isSpace = code === 32 || code === 9;
    if (!isSpace && !isInside) count++;
    isInside = !isSpace;
  }
  return count;
}

function durationOf(utterances: readonly Utterance[]) {
  let last = -1;
  for (const { startMs, endMs } of utterances) last = Math.max(last, endMs ?? startMs ?? -1);
  return last > 0 ? last : null;
}

function noticesOf(
  { notices }: Transcript,
  language: CallAnalysis['language'],
  words: number,
  speakers: CallSpeaker[],
): CallNotice[] {
  const all = [...notices];
  if (language === 'other') all.push('language_not_supported');
  if (words < FEW_WORDS) all.push('few_words');
  if (speakers.some(({ side, share }) => side === 'unknown' && share >= MATTERS)) all.push('sides_uncertain');
  return all;
}
