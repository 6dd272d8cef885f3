// Measures how well requirements are distinguished from mentions, by five-fold cross-validation on passages and adverts: node
// tools/demand-weights/measure.ts
import { demandsIn, judgeBy } from '#server/search/reading/requirements.ts';
import { plainText } from '#server/search/reading/plain-text.ts';
import { examplesOf, isSame, languageOf, readLabelled } from './examples.ts';
import { fitWeights } from './fit-weights.ts';

const TURNS = 5;
/** Neighboring lines may be similar, so whole runs of lines go into one fold. */
const RUN = 100;

const labelled = readLabelled();
const counts = new Map<string, Record<'texts' | 'demanded' | 'missed' | 'false', number>>();
const count = (name: string) => {
  const known = counts.get(name) ?? { texts: 0, demanded: 0, missed: 0, false: 0 };
  counts.set(name, known);
  return known;
};
for (let turn = 0; turn < TURNS; turn++) {
  const isOut = (index: number) => Math.floor(index / RUN) % TURNS === turn;
  const judge = judgeBy(fitWeights(labelled.flatMap((one, index) => (isOut(index) ? [] : examplesOf(one, index)))));
  for (const [index, { source, text, years, languages, eitherLanguage = [] }] of labelled.entries()) {
    if (!isOut(index)) continue;
    const part = source.startsWith('open/') ? 'open adverts' : source;
    const read = demandsIn(plainText(text), judge);
    const ofYears = count(`${part}, years`);
    ofYears.texts++;
    if (years !== null) ofYears.demanded++;
    if (years !== null && read.years === null) ofYears.missed++;
    if (read.years !== null && (years === null || !isSame(read.years, years))) ofYears.false++;
    const ofLanguages = count(`${part}, languages`);
    const required = languages.map(languageOf);
    const either = eitherLanguage.map(languageOf);
    ofLanguages.texts++;
    ofLanguages.demanded += required.length;
    ofLanguages.missed += required.filter((one) => !read.languages.includes(one)).length;
    if (read.languages.some((one) => !required.includes(one) && !either.includes(one))) ofLanguages.false++;
  }
}
console.table(Object.fromEntries(counts));
