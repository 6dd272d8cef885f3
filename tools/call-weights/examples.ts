import type { CallSide } from '#contract/values/calls.ts';
import { readTranscript } from '#server/calls/reading/read-transcript.ts';
import { featuresOf, withCall } from '#server/calls/findings/decide/features.ts';
import { polarityOf } from '#server/calls/findings/decide/polarity.ts';
import { readSentences, type Reading } from '#server/calls/findings/decide/read-sentences.ts';
import { moodOf } from '#server/calls/findings/decide/weigh.ts';
import { quotesOverlap, type LabelledCall } from './labelled-calls.ts';

export interface Example {
  text: string;
  features: number[];
  side: CallSide;
  /** The side that the labels give the speaker. */
  gold: CallSide;
  lists: Set<string>;
  /** Lists whose label spans several sentences, of which this one says little. */
  partly: Set<string>;
}

/** The sentences of a labelled call with the lists that they belong to. */
export function examplesOf(call: LabelledCall, withSides: boolean): Example[] {
  const { utterances } = readTranscript(call.transcript);
  const { readings } = readSentences(utterances, () => {});
  const goldOf = ({ speaker }: Reading) => call.speakers[speaker ?? ''] ?? 'unknown';
  if (withSides) for (const reading of readings) reading.side = goldOf(reading);
  const mood = moodOf(readings);
  return readings.map((reading, index) => {
    const places = [reading.utterance, ...reading.breaks.map(({ utterance }) => utterance)];
    const lines = new Set(places.map((place) => utterances[place]!.sourceLine));
    const alone = featuresOf(reading, {
      index,
      count: readings.length,
      callType: call.callType,
      readings,
      polarity: polarityOf(reading),
    });
    const features = withSides ? withCall(alone, reading, mood) : alone;
    const lists = new Set<string>();
    const wholly = new Set<string>();
    for (const { list, line, quote } of call.items) {
      if (!(lines.has(line) || lines.has(line - 1)) || !quotesOverlap(quote, reading.text)) continue;
      lists.add(list);
      if (reading.text.length >= quote.length * 0.6) wholly.add(list);
    }
    const partly = new Set([...lists].filter((list) => !wholly.has(list)));
    return { text: reading.text, features, side: reading.side, gold: goldOf(reading), lists, partly };
  });
}
