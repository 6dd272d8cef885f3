import { ADVERT_KINDS } from '#contract/values/advert-kinds.ts';
import type { AdvertReading } from '#contract/fairness/adverts.ts';
import { REWORDED_MAX, rewordingOf } from '#contract/fairness/rewording/reword.ts';
import type { PlainText, Span } from '../../search/reading/plain-text.ts';
import { ordinaryYearsIn } from './excessive-years.ts';
import type { Cue } from './find-cues.ts';
import { overlap } from './overlap.ts';
import { saysFluency, settled } from './settle-findings.ts';
import { unclearExclusions } from './unclear.ts';
import { evidenceIn } from './weigh/evidence.ts';
import { Model } from './weigh/model.ts';
import { weighAdvert } from './weigh/weigh-advert.ts';
import { SLICE_MS, yieldingEvery } from '../slices.ts';

let fitted: Promise<Model> | undefined;
/** The trained weights, loaded when the first advert is read. */
const fittedModel = () => (fitted ??= import('./weigh/weights.gen.ts').then(({ WEIGHTS }) => new Model(WEIGHTS)));

/** Change the version with every change to the lists, the weights or how they are applied, since analyses record it. */
export const ADVERT_READER = { name: 'local', version: 'advert-23', fallback: false } as const;

/**
 * Judges an advert on its own: which words depend on personal characteristics. Without findings, the verdict only says that
 * none of the listed words was found; an exclusion that no list explains ("no dreamers") withholds even that.
 */
export async function readAdvert(advert: string): Promise<AdvertReading> {
  const pause = yieldingEvery(SLICE_MS);
  const evidence = await evidenceIn(advert, pause);
  const { text } = evidence;
  const { cues: weighed, unclear: likely } = await weighAdvert(evidence, await fittedModel(), pause);
  const isOrdinary = ordinaryYearsIn(text);
  const cues = settled(text.plain, weighed, evidence.cues).filter(
    (cue) => !isOrdinary(cue) && !saysFluency(text.plain, cue),
  );
  const findings: AdvertReading['findings'] = [];
  for (const cue of cues) {
    const { start, end } = written(text, cue);
    findings.push({
      kind: cue.kind,
      words: advert.slice(start, end),
      start,
      end,
      severity: cue.excludes ? 'excludes' : 'discourages',
      source: 'local',
      edit: findings.length < REWORDED_MAX ? rewordingOf(advert, { kind: cue.kind, start, end }) : null,
    });
    await pause();
  }
  const unfound = likely.filter((span) => !cues.some((cue) => overlap(cue, span)));
  const unclear = joined([...unclearExclusions(text, cues), ...unfound]).map((span) => {
    const { start, end } = written(text, span);
    return { words: advert.slice(start, end), start, end };
  });
  return {
    verdict: verdictOf(findings, unclear),
    findings,
    unclear,
    checked: [...ADVERT_KINDS],
    openness: null,
    reader: ADVERT_READER,
  };
}

/** The worst finding decides. */
export function verdictOf(
  findings: AdvertReading['findings'],
  unclear: AdvertReading['unclear'],
): AdvertReading['verdict'] {
  if (findings.some(({ severity }) => severity === 'excludes')) return 'excludes';
  if (findings.length > 0) return 'discourages';
  return unclear.length > 0 ? 'unclear' : 'none';
}

/** Spans in text order, dropping those that overlap an earlier one. */
const joined = (spans: readonly Span[]): Span[] =>
  spans
    .toSorted((a, b) => a.start - b.start)
    .filter((span, at, all) => !all.slice(0, at).some((other) => other.end > span.start));

/** Offsets in the original text. */
const written = ({ at, original }: PlainText, { start, end }: Pick<Cue, 'start' | 'end'>) => {
  const last = at[end - 1]!;
  return { start: at[start]!, end: Math.max(last + 1, Math.min(at[end]!, original.length)) };
};
