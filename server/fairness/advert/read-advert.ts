import { ADVERT_KINDS } from '#contract/values/advert-kinds.ts';
import type { AdvertReading } from '#contract/fairness/adverts.ts';
import type { PlainText } from '../../search/reading/plain-text.ts';
import { type Cue, findCues } from './find-cues.ts';
import { neutralEdit, readsSpanish } from './neutral-edit.ts';
import { unclearExclusions } from './unclear.ts';
import { SLICE_MS, yieldingEvery } from '../slices.ts';

/** Every change to the lists or the way they are read needs a new version, since analyses name it. */
export const ADVERT_READER = { name: 'local', version: 'advert-3', fallback: false } as const;

/**
 * Judges an advert by itself: which words depend on who somebody is. Without findings it only says that none of the listed words was
 * found. An exclusion that no list explains ("no dreamers") keeps it from saying even that.
 */
export async function readAdvert(advert: string): Promise<AdvertReading> {
  const pause = yieldingEvery(SLICE_MS);
  const { text, cues } = await findCues(advert, pause);
  const isSpanish = readsSpanish(text.plain);
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
      edit: neutralEdit(advert, { kind: cue.kind, start, end, instead: cue.instead }, isSpanish),
    });
    await pause();
  }
  for (const finding of findings) {
    const around = findings.find(
      (other) =>
        other !== finding &&
        other.start <= finding.start &&
        finding.end <= other.end &&
        other.words.length > finding.words.length,
    );
    if (around) finding.edit = around.edit;
  }
  const unclear = unclearExclusions(text, cues).map((span) => {
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

/** Offsets in the text as written. */
const written = ({ at, original }: PlainText, { start, end }: Pick<Cue, 'start' | 'end'>) => {
  const last = at[end - 1]!;
  return { start: at[start]!, end: Math.max(last + 1, Math.min(at[end]!, original.length)) };
};
