import { readdirSync, readFileSync } from 'node:fs';
import { demandFeatures } from '#server/search/reading/demands/features.ts';
import { type Demandable, mentionsIn } from '#server/search/reading/demands/mentions-in.ts';
import { languageMentions } from '#server/search/reading/language-names.ts';
import { plainText } from '#server/search/reading/plain-text.ts';
import { hashesOf } from '#server/platform/hashed-weights.ts';
import type { Example } from '../advert-weights/examples.ts';

export interface Labelled {
  /** The file it stands in. */
  source: string;
  text: string;
  years: number | null;
  languages: string[];
  eitherLanguage?: string[];
}

export interface DemandExample extends Example {
  kind: Demandable['kind'];
  /** Mentions of the same demand share it: one of them is enough. */
  demand: string;
}

type Advert = { text: string; statedRequirements: Omit<Labelled, 'source' | 'text'> };
const read = (path: string) => readFileSync(path, 'utf8');

/** What weights may be fitted to: the passages on demands, and the adverts that may be read. */
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

/** The product's name of a language: "Chinese" is Mandarin. */
export const languageOf = (name: string) => languageMentions(plainText(name).plain)[0]?.language ?? name;

/** Whether both are the same number of years; months are rounded. */
export const isSame = (years: number, other: number) => Math.abs(years - other) < 0.06;

/** How much more a passage counts that a test holds the reader to, and a whole advert, since most demands stand in one. */
const [RULING, ADVERT] = [8, 3];

/** Every mention of a text, and whether it is demanded. */
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
