// Measures bias detection on each author's lines with weights fitted to all others: node tools/advert-weights/measure.ts
import { ADVERT_KINDS } from '#contract/values/advert-kinds.ts';
import { evidenceIn } from '#server/fairness/advert/weigh/evidence.ts';
import { Model } from '#server/fairness/advert/weigh/model.ts';
import { weighAdvert } from '#server/fairness/advert/weigh/weigh-advert.ts';
import { examplesOf, joinExamples, type Labelled, placeOf, readLabelled } from './examples.ts';
import { fitWeights } from './fit-weights.ts';

/** Adverts are composed of a typical number of lines: clean ones only, or with two to four that contain findings. */
const ADVERTS = 400;
const CLEAN_LINES = { clean: 7, biased: 5 };

const pause = async () => {};
const labelled = readLabelled();
const examples = await Promise.all(labelled.map(examplesOf));

/** The same numbers in each run. Source: Numerical Recipes, section 7.1. */
let seed = 1;
function next(below: number) {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}
const some = <T>(all: readonly T[], count: number) => Array.from({ length: count }, () => all[next(all.length)]!);

function advertOf(lines: readonly Labelled[]): Labelled {
  const inOrder = lines.map((line) => ({ line, at: next(2 ** 30) })).toSorted((a, b) => a.at - b.at);
  return {
    hand: '',
    text: inOrder.map(({ line }) => line.text).join('\n'),
    findings: lines.flatMap(({ findings }) => findings),
    tolerated: lines.flatMap(({ tolerated = [] }) => tolerated),
  };
}

for (const hand of process.argv.slice(2)) {
  const model = new Model(fitWeights(joinExamples(examples.filter((_, at) => labelled[at]!.hand !== hand))));
  const own = labelled.filter((one) => one.hand === hand);
  const clean = own.filter(({ findings }) => findings.length === 0);
  const biased = own.filter(({ findings }) => findings.length > 0);
  const adverts = [
    ...Array.from({ length: ADVERTS }, () => advertOf(some(clean, CLEAN_LINES.clean))),
    ...Array.from({ length: ADVERTS }, () =>
      advertOf([...some(biased, 2 + next(3)), ...some(clean, CLEAN_LINES.biased)]),
    ),
  ];
  const kinds = Object.fromEntries(ADVERT_KINDS.map((kind) => [kind, { hits: 0, of: 0 }]));
  const count = { flags: 0, wrong: 0, clean: 0, cleanFlagged: 0, cleanUnclear: 0, excluding: 0, allClear: 0 };
  for (const { text, findings, tolerated = [] } of adverts) {
    const evidence = await evidenceIn(text, pause);
    const { cues, unclear } = await weighAdvert(evidence, model, pause);
    const at = (words: string) => placeOf(evidence, text.indexOf(words), words);
    const isIn = (a: { start: number; end: number }, b: { start: number; end: number }) =>
      a.start < b.end && b.start < a.end;
    for (const { kind, words } of findings) {
      const span = at(words);
      kinds[kind]!.of++;
      if (cues.some((cue) => cue.kind === kind && isIn(cue, span))) kinds[kind]!.hits++;
    }
    const known = [...findings.map(({ words }) => words), ...tolerated].map(at);
    count.flags += cues.length;
    count.wrong += cues.filter((cue) => !known.some((span) => isIn(cue, span))).length;
    if (findings.length === 0) {
      count.clean++;
      if (cues.length > 0) count.cleanFlagged++;
      else if (unclear.length > 0) count.cleanUnclear++;
    } else if (findings.some(({ severity }) => severity === 'excludes')) {
      count.excluding++;
      if (cues.length + unclear.length === 0) count.allClear++;
    }
  }
  const percent = (hits: number, of: number) => `${Math.round((hits / of) * 1000) / 10}%`;
  const all = Object.values(kinds);
  const sum = (of: 'hits' | 'of') => all.reduce((total, one) => total + one[of], 0);
  console.log(
    `${hand}: words found ${percent(sum('hits'), sum('of'))}; wrong flags ${percent(count.wrong, count.flags)}`,
  );
  console.log(
    `  clean adverts: flagged ${percent(count.cleanFlagged, count.clean)}, unclear ${percent(count.cleanUnclear, count.clean)}`,
  );
  console.log(`  all-clear on an advert that excludes ${percent(count.allClear, count.excluding)}`);
  console.log(`  ${ADVERT_KINDS.map((kind) => `${kind} ${percent(kinds[kind]!.hits, kinds[kind]!.of)}`).join(', ')}`);
}
