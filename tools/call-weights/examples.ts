import type { CallSide } from '#contract/values/calls.ts';
import { featuresOf, lateFeatures } from '#server/calls/findings/decide/features.ts';
import { gramsIn, type Vocabulary } from '#server/calls/findings/decide/grams.ts';
import { polarityOf } from '#server/calls/findings/decide/polarity.ts';
import { readSentences } from '#server/calls/findings/decide/read-sentences.ts';
import type { Reading } from '#server/calls/findings/decide/reading.ts';
import { LATE_WORDS, moodOf } from '#server/calls/findings/decide/weigh.ts';
import { readTranscript } from '#server/calls/reading/read-transcript.ts';
import { quotesOverlap, type LabelledCall } from './labelled-calls.ts';

export interface Example {
  /** Whoever says it. */
  features: number[];
  /** With the side and the mood of the call. */
  allFeatures: number[];
  side: CallSide;
  lists: Set<string>;
  /** Lists whose label spans several sentences, of which this one says little. */
  partly: Set<string>;
}

export interface ReadCall {
  call: LabelledCall;
  readings: Reading[];
  /** The lines of the file that each sentence stands on. */
  lines: Set<number>[];
}

/** Reads a labelled call, with the sides that its labels give. */
export function readCall(call: LabelledCall): ReadCall {
  const { utterances } = readTranscript(call.transcript);
  const { readings } = readSentences(utterances, () => {});
  for (const reading of readings) reading.side = call.speakers[reading.speaker ?? ''] ?? 'unknown';
  const lines = readings.map(
    ({ utterance, breaks }) =>
      new Set([utterance, ...breaks.map((one) => one.utterance)].map((place) => utterances[place]!.sourceLine)),
  );
  return { call, readings, lines };
}

/** The words and pairs of words of a call. */
export const gramsOf = ({ readings }: ReadCall): Set<string> =>
  new Set(readings.flatMap(({ tokens, language }) => [...gramsIn(tokens, language)]));

/** The sentences of a labelled call with the lists that they belong to. */
export function examplesOf({ call, readings, lines }: ReadCall, vocabulary: Vocabulary): Example[] {
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
    const partly = new Set([...lists].filter((list) => !wholly.has(list)));
    const allFeatures = [...features, ...lateFeatures(late, 0, reading.side, mood)];
    return { features, allFeatures, side: reading.side, lists, partly };
  });
}
