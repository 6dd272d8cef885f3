import { readdirSync, readFileSync } from 'node:fs';
import { demandFeatures } from '#server/search/reading/demands/features.ts';
import { type Demandable, mentionsIn } from '#server/search/reading/demands/mentions-in.ts';
import { languageMentions } from '#server/search/reading/language-names.ts';
import { plainText } from '#server/search/reading/plain-text.ts';
import { hashesOf } from '#server/platform/hashed-weights.ts';
import type { Example } from '../advert-weights/examples.ts';

export interface Labelled {
  /** The source file. */
  source: string;
  text: string;
  years: number | null;
  languages: string[];
  eitherLanguage?: string[];
}

export interface DemandExample extends Example {
  kind: Demandable['kind'];
  /** Mentions of the same requirement share this: finding one of them is enough. */
  demand: string;
}

type Advert = { text: string; statedRequirements: Omit<Labelled, 'source' | 'text'> };
const read = (path: string) => readFileSync(path, 'utf8');

/** Training data: the passages on requirements, and the adverts that aren't held out. */
export function readLabelled(): Labelled[] {
  const passages = readdirSync('demo/adverts/demands').toSorted();
  const adverts = readdirSync('demo/adverts/open').toSorted();
  return [
    ...passages.flatMap((file) =>
      read(`demo/adverts/demands/${file}`)
        .trim()
        .split('\n')
        .map((line) => ({ ...(JSON.parse(line) as Labelled), source: file })),
    ),
    ...adverts.flatMap((file) =>
      (JSON.parse(read(`demo/adverts/open/${file}`)) as Advert[]).map(({ text, statedRequirements }) => ({
        ...statedRequirements,
        text,
        source: `open/${file}`,
      })),
    ),
  ];
}

/** The product's name for a language: "Chinese" is Mandarin. */
export const languageOf = (name: string) => languageMentions(plainText(name).plain)[0]?.language ?? name;

/** Whether both are the same number of years, allowing for rounded months. */
export const isSame = (years: number, other: number) => Math.abs(years - other) < 0.06;

/** Weight of passages that tests hold the reader to, and of whole adverts, where most requirements occur. */
const [RULING, ADVERT] = [8, 3];

/** Every mention in a text, and whether it is required. */
export function examplesOf(
  { source, text, years, languages, eitherLanguage = [] }: Labelled,
  index: number,
): DemandExample[] {
  const { mentions, around } = mentionsIn(plainText(text));
  const demanded = [...languages, ...eitherLanguage].map(languageOf);
  return mentions.map((one) => ({
    kind: one.kind,
    hashes: Uint32Array.from(hashesOf(demandFeatures(around, one))),
    holds: [one.kind === 'years' ? years !== null && isSame(one.years, years) : demanded.includes(one.language)],
    counts: source === 'rulings.jsonl' ? RULING : source.startsWith('open/') ? ADVERT : 1,
    demand: `${index} ${one.kind === 'years' ? one.years : one.language}`,
  }));
}
