import type { CallSide } from '#contract/values/calls.ts';
import { featuresOf, lateFeatures } from '#server/calls/findings/decide/features.ts';
import { gramsIn, nearGramsIn, type Vocabulary } from '#server/calls/findings/decide/grams.ts';
import { eachNeighbour } from '#server/calls/findings/decide/nearby.ts';
import { OF_BUYER, type WeighedList } from '#server/calls/findings/decide/lists.ts';
import { polarityOf } from '#server/calls/findings/decide/polarity.ts';
import { readSentences } from '#server/calls/findings/decide/read-sentences.ts';
import type { Reading } from '#server/calls/findings/decide/reading.ts';
import { LATE_WORDS, moodOf } from '#server/calls/findings/decide/weigh.ts';
import { readTranscript } from '#server/calls/reading/read-transcript.ts';
import type { Attendee, Utterance } from '#server/calls/reading/transcript.ts';
import { quotesOverlap, type LabelledCall } from './labelled-calls.ts';

export interface Example {
  /** Speaker-independent features. */
  features: Int32Array;
  /** Features including the side and the mood of the call. */
  allFeatures: Int32Array;
  /** The same without the words of neighboring sentences. */
  aloneFeatures: Int32Array;
  /** Sample weight. */
  weight: number;
  reading: Reading;
  polarity: number;
  side: CallSide;
  lists: Set<string>;
  /** Lists whose label spans several sentences, of which this one carries little. */
  partly: Set<string>;
}

export interface ReadCall {
  call: Pick<LabelledCall, 'callType' | 'items'> & { sentiment: string | null };
  /** False for an excerpt. */
  isWhole: boolean;
  /** Weight of each of its sentences. */
  weight: number;
  attendees: Attendee[];
  readings: Reading[];
  /** The file lines that each sentence is on. */
  lines: Set<number>[];
}

/** Reads a labeled call, with the sides from its labels. */
export function readCall(call: LabelledCall): ReadCall {
  const { utterances, attendees } = readTranscript(call.transcript);
  return {
    ...readUtterances(call, utterances, true, (speaker) => call.speakers[speaker ?? ''] ?? 'unknown'),
    attendees,
  };
}

export function readUtterances(
  call: ReadCall['call'],
  utterances: Utterance[],
  isWhole: boolean,
  sideOf: (speaker: string | null, utterance: number) => CallSide,
): ReadCall {
  const { readings } = readSentences(utterances, () => {});
  for (const reading of readings) reading.side = sideOf(reading.speaker, reading.utterance);
  const lines = readings.map(
    ({ utterance, breaks }) =>
      new Set([utterance, ...breaks.map((one) => one.utterance)].map((place) => utterances[place]!.sourceLine)),
  );
  return { call, isWhole, weight: 1, attendees: [], readings, lines };
}

/** The unigrams and bigrams of a call, and the words of neighboring sentences. */
export function gramsOf({ readings }: ReadCall): Set<string> {
  const grams = new Set<string>();
  for (const [index, { tokens, language }] of readings.entries()) {
    for (const gram of gramsIn(tokens, language)) grams.add(gram);
    eachNeighbour(readings, index, (other, near) => {
      for (const gram of nearGramsIn(other.tokens, other.language, near)) grams.add(gram);
    });
  }
  return grams;
}

/** The sentences of a labeled call with the lists that they belong to. */
export function examplesOf({ call, weight, readings, lines }: ReadCall, vocabulary: Vocabulary): Example[] {
  const mood = moodOf(readings);
  const count = readings.length;
  return readings.map((reading, index) => {
    const polarity = polarityOf(reading);
    const late = new Uint32Array(LATE_WORDS);
    const { callType } = call;
    const features = featuresOf(reading, { index, count, callType, readings, polarity, vocabulary, late, lateAt: 0 });
    const lists = new Set<string>();
    const wholly = new Set<string>();
    for (const { list, line, quote } of call.items) {
      if (!(lines[index]!.has(line) || lines[index]!.has(line - 1)) || !quotesOverlap(quote, reading.text)) continue;
      lists.add(list);
      if (reading.text.length >= quote.length * 0.6) wholly.add(list);
    }
    const all = [...features, ...lateFeatures(late, 0, reading.side, mood)];
    return {
      features: Int32Array.from(features),
      allFeatures: Int32Array.from(all),
      aloneFeatures: Int32Array.from(all.filter((id) => !vocabulary.isNear(id))),
      weight,
      reading,
      polarity,
      side: reading.side,
      lists,
      partly: new Set([...lists].filter((list) => !wholly.has(list))),
    };
  });
}

const LABELS: Partial<Record<WeighedList, string>> = { pricing: 'pricingDiscussion', timeline: 'timelineExpectations' };
/** The name of a list in the labels. */
export const labelOf = (list: WeighedList) => LABELS[list] ?? list;

export const mayHold = (list: WeighedList, { side }: Example) => !(OF_BUYER.has(list) && side === 'seller');
