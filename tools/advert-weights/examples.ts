import { readdirSync, readFileSync } from 'node:fs';
import { ADVERT_KINDS, type AdvertKind } from '#contract/values/advert-kinds.ts';
import { sentenceFeatures, spanFeatures } from '#server/fairness/advert/weigh/features.ts';
import { type Evidence, evidenceIn } from '#server/fairness/advert/weigh/evidence.ts';
import { hashesOf } from '#server/fairness/advert/weigh/model.ts';
import { wordFeatures } from '#server/fairness/advert/weigh/word-features.ts';
import type { Span } from '#server/search/reading/plain-text.ts';

export interface Labelled {
  /** The author. */
  hand: string;
  text: string;
  findings: { kind: AdvertKind; alsoKinds?: AdvertKind[]; words: string; severity: string }[];
  tolerated?: string[];
}

/** One row for a regression: the hashes of its features, whether it holds in each column, and its weight. */
export interface Example {
  hashes: Uint32Array;
  holds: boolean[];
  counts: number;
}

export type Examples = Record<'sentence' | 'word' | 'span', Example[]>;

export const joinExamples = (all: readonly Examples[]): Examples => ({
  sentence: all.flatMap(({ sentence }) => sentence),
  word: all.flatMap(({ word }) => word),
  span: all.flatMap(({ span }) => span),
});

/** Training data: the adverts and lines of demo/adverts that aren't held out. */
export function readLabelled(): Labelled[] {
  const lines = readdirSync('demo/adverts/lines').toSorted();
  const adverts = readdirSync('demo/adverts/open').toSorted();
  return [
    ...lines.flatMap((file) =>
      readFileSync(`demo/adverts/lines/${file}`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ hand: file.replace('.jsonl', ''), ...(JSON.parse(line) as Omit<Labelled, 'hand'>) })),
    ),
    ...adverts.flatMap((file) =>
      (JSON.parse(readFileSync(`demo/adverts/open/${file}`, 'utf8')) as Omit<Labelled, 'hand'>[]).map((one) => ({
        ...one,
        hand: 'open',
      })),
    ),
  ];
}

/** Weight of lines that tests hold the reader to, and of lines in everyday words. */
const COUNTS: Record<string, number> = { rulings: 12, 'plain-wordings': 8 };

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

export async function examplesOf({ hand, text, findings, tolerated = [] }: Labelled): Promise<Examples> {
  const evidence = await evidenceIn(text, async () => {});
  const counts = COUNTS[hand] ?? 1;
  const places = findings.map((finding) => ({
    ...finding,
    ...placeOf(evidence, text.indexOf(finding.words), finding.words),
  }));
  const unsure = tolerated.map((words) => placeOf(evidence, text.indexOf(words), words));
  const examples: Examples = { sentence: [], word: [], span: [] };
  for (const sentence of evidence.sentences) {
    const labels = sentence.words.map((word) => places.find((place) => overlap(place, word)));
    const isTolerated = sentence.words.map((word) => unsure.some((place) => overlap(place, word)));
    const holds = labels.some(Boolean);
    if (sentence.words.length === 0) continue;
    if (holds || !isTolerated.includes(true))
      examples.sentence.push(exampleOf((take) => sentenceFeatures(sentence, take), [holds], counts));
    for (const [at, label] of labels.entries()) {
      if (!label && isTolerated[at]) continue;
      const features = hashesOf((take) => wordFeatures(sentence, at, evidence.written(sentence.words[at]!), take));
      examples.word.push({
        hashes: Uint32Array.from(features),
        holds: [Boolean(label)],
        counts,
      });
    }
    for (const finding of new Set(labels)) {
      if (!finding) continue;
      const kinds = [finding.kind, ...(finding.alsoKinds ?? [])];
      const [from, to] = [labels.indexOf(finding), labels.lastIndexOf(finding) + 1];
      examples.span.push(
        exampleOf(
          (take) => spanFeatures(sentence, from, to, take),
          [...ADVERT_KINDS.map((kind) => kinds.includes(kind)), finding.severity === 'excludes'],
          counts,
        ),
      );
    }
  }
  return examples;
}

const exampleOf = (features: Parameters<typeof hashesOf>[0], holds: boolean[], counts: number): Example => ({
  hashes: Uint32Array.from(hashesOf(features)),
  holds,
  counts,
});

export function placeOf({ text }: Pick<Evidence, 'text'>, start: number, words: string): Span {
  const end = text.at.findIndex((offset) => offset >= start + words.length);
  return { start: text.at.findIndex((offset) => offset >= start), end: end < 0 ? text.plain.length : end };
}
