import { cityWords } from '../../../platform/places/cities.ts';
import { type PlainText, plainText } from '../../../search/reading/plain-text.ts';
import * as contexts from '../../lexicon/contexts.ts';
import { namedIn } from '../../lexicon/names.ts';
import { wholeWords } from '../../lexicon/rule.ts';
import { DEMANDING, OFFERED, SERVED, SOLD, STATEMENT } from '../../lexicon/subjects.ts';
import { TOPICS } from './topics.ts';
import { ENTRY, LEADS } from '../excessive-years.ts';
import type { Mark } from '../find-cues.ts';
import { blocksOf, matchesIn } from '../matching.ts';

const compile = () => ({
  expressions: Object.entries({
    excluding: contexts.EXCLUDING_BEFORE,
    excluded: contexts.EXCLUDING_AFTER,
    preferring: contexts.PREFERRING_BEFORE,
    preferred: contexts.PREFERRING_AFTER,
    strict: contexts.STRICT,
    lawful: contexts.LAWFUL,
    not_asked: contexts.NOT_ASKED,
    customers: contexts.CUSTOMERS,
    serving: contexts.SERVING,
    welcoming: contexts.WELCOMING,
    turning: contexts.TURNING,
    withdrawn: `${contexts.WITHDRAWN}|${contexts.ACCOMMODATED}`,
    offered: OFFERED,
    sold: SOLD,
    served: SERVED,
    demanding: DEMANDING,
    statement: STATEMENT,
    ...Object.fromEntries(Object.entries(TOPICS).map(([kind, words]) => [`topic ${kind}`, words])),
  }).map(([name, words]) => ({ name, expression: wholeWords(words) })),
  cities: new Set(cityWords().map(([word]) => plainText(word).plain)),
});
let compiled: ReturnType<typeof compile> | undefined;

/** Words that say what a sentence does with its subject, what it is about, and who and what it names. */
export async function contextsIn(text: PlainText, pause: () => Promise<void>): Promise<Mark[]> {
  const { expressions, cities } = (compiled ??= compile());
  const { plain } = text;
  const blocks = blocksOf(plain);
  const marks: Mark[] = [];
  for (const { name, expression } of expressions)
    for (const { index, words } of await matchesIn(plain, blocks, expression, pause))
      marks.push({ name, start: index, end: index + words.length });
  const named = namedIn(plain).map(({ name, start, end }) => ({ name: `name ${name}`, start, end }));
  const whole = { start: 0, end: plain.length };
  return [
    ...marks,
    ...named,
    ...citiesIn(text, cities),
    ...yearsIn(plain),
    ...(ENTRY.test(plain) ? [{ name: 'entry', ...whole }] : []),
    ...(LEADS.test(plain) ? [{ name: 'leads', ...whole }] : []),
  ];
}

/** City names of up to three words, capitalized where that is needed to identify a name. */
function citiesIn({ original, plain, at }: PlainText, cities: ReadonlySet<string>): Mark[] {
  const words = [...plain.matchAll(/[\p{L}\p{N}]+/gu)];
  return words.flatMap(({ index: start }, place) => {
    if (!/^\p{Lu}/u.test(original.slice(at[start]))) return [];
    const ends = words.slice(place, place + 3).map(({ index, 0: word }) => index + word.length);
    const end = ends.findLast((one) => cities.has(plain.slice(start, one)));
    return end === undefined ? [] : [{ name: 'name city', start, end }];
  });
}

const YEARS =
  /(?<![\p{L}\p{N}])(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)(?: ?\(\w+\))? ?\+?(?: ?(?:-|to|or|a|o|y|\/) ?\w+)? ?\+?(?: or more| o mas| full| solid)? ?-?(?:years?|yrs?|yoe|anos?)|(?:a|one|una?) decad[ea]|decad[ea]s)(?![\p{L}\p{N}])/gu;
const FEW = /^(?:two|three|four|dos|tres|cuatro)$/;
const SEVERAL = /^(?:five|six|seven|eight|nine|cinco|seis|siete|ocho|nueve)$/;

/** Ranges of years, by how far they exceed a beginner's. */
const yearsIn = (plain: string): Mark[] =>
  [...plain.matchAll(YEARS)].map(({ index, 0: words, 1: number = '10' }) => {
    const years = FEW.test(number) ? 2 : SEVERAL.test(number) ? 5 : Number(number) || 10;
    const name = years < 5 ? 'few years' : years < 10 ? 'several years' : years < 18 ? 'many years' : 'very many years';
    return { name, start: index, end: index + words.length };
  });
