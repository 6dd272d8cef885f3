import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import { contentWords, LANGUAGE_NAMES, TITLE } from '#contract/fairness/rewording/language.ts';
import type { Span } from '../../search/reading/plain-text.ts';
import type { Cue } from './find-cues.ts';
import { BEFORE_ROLE, BRACKETED, firmCues } from './firm-cues.ts';
import { areMostlySame, overlap } from './overlap.ts';

/** Protected characteristics: requiring or preferring one excludes everyone else. */
const PROTECTED = new Set<AdvertKind>([
  'gender',
  'age',
  'race',
  'religion',
  'nationality',
  'orientation',
  'family',
  'disability',
]);
const DEMAND =
  /\b(?:only|exclusively|strictly|must be|has to be|have to be|needs? to be|preferred|preferably|preference|need not apply|intended for|sol[oa]|solamente|unicamente|exclusivamente|abstenerse|imprescindible|indispensable|obligatori[oa]|preferente\w*|preferible\w*|preferencia|valorara|valoramos|se valora|a poder ser|pensado para)\b/;
const REFUSAL =
  /\b(?:need not|don'?t apply|not for you|isn'?t for you|abst[ei]n\w+|look elsewhere|go elsewhere|won'?t (?:fit|last)|no encaj\w+|quedan? fuera|ni te|ni lo|keep out|stay away)\b/;
/** A person of one sex. */
const ONE_SEX =
  /\b(?:m[ae]n|wom[ae]n|males?|females?|girls?|boys?|guys?|lads?|lad(?:y|ies)|gentlem[ae]n|blokes?|hombres?|mujer(?:es)?|varon(?:es)?|chic[oa]s?|muchach[oa]s?|senorit[oa]s?|senoras?|damas?|caballeros?|masculin[oa]s?|femenin[oa]s?)\b/;
/** A gendered title or a compliment that isn't about who may apply. */
const TITLED = /^(?:sales|business|chair|fore|handy|waitress|hostess|camarer|secretari|dependient|vendedor|azafat)/;
/** The existing team. */
const TEAM =
  /\b(?:our|the|team of|bunch of|join|crew of|equipo de|grupo de|nuestr[oa]s|somos|we're|we are)(?: \w+){0,2} $/;

/** Whether words exclude people: by an explicit rule, otherwise by the trained weights. */
export function isExcluding(plain: string, { kind, excludes, start, end }: Cue): boolean {
  const words = plain.slice(start, end);
  const clause =
    /[^,;:.!?\n]*$/.exec(plain.slice(Math.max(0, start - 80), start))![0] +
    words +
    /^[^,;:.!?\n]*/.exec(plain.slice(end, end + 60))![0];
  if (kind === 'culture') return REFUSAL.test(clause);
  if (FAMILY_VALUES.test(words)) return false;
  if (kind === 'gender') {
    if (BRACKETED.test(words)) return true;
    if (TITLED.test(words) || !ONE_SEX.test(words) || TEAM.test(plain.slice(Math.max(0, start - 30), start)))
      return DEMAND.test(clause) && ONE_SEX.test(words) && !TITLED.test(words);
    return !/(?:instinct|touch|encanto|toque|club)/.test(words);
  }
  return excludes || (PROTECTED.has(kind) && DEMAND.test(clause));
}

/** "Strong family values" endorses a way of life, and says nothing about sexual orientation. */
const FAMILY_VALUES =
  /^(?:(?:strong|good|solid|traditional|our) )*family values$|^(?:(?:buenos|solidos|fuertes) )?valores familiares$/;
export const kindOf = (plain: string, { kind, start, end }: Cue): AdvertKind =>
  kind === 'orientation' && FAMILY_VALUES.test(plain.slice(start, end)) ? 'family' : kind;

/** Compounds with a meaning of their own: a mother tongue has nothing to do with mothers. */
const COMPOUND =
  /\b(?:(?:digital|tech) natives?|mother[ -]tongues?|killer instincts?|nativ[oa]s? digital(?:es)?|(?:lengua|idioma) (?:matern[oa]|madre)|instinto (?:asesino|maternal))\b/g;

/**
 * Resolves overlapping findings. Of the same kind, the longest wins. Of two kinds, the longer one is trimmed by the words of
 * the shorter: "young, energetic" and "salesman". If they can't be separated, both keep the same words.
 */
export function withoutOverlaps(plain: string, cues: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  const compounds = Array.from(
    plain.matchAll(COMPOUND),
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  const isPart = ({ start, end }: Span) =>
    compounds.some(([from, to]) => start < to && from < end && (start > from || end < to));
  const whole = cues.filter((cue) => !isPart(cue));
  for (const cue of whole.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const around = kept.filter((other) => other.start < cue.end && cue.start < other.end);
    const same = around.find(({ kind }) => kind === cue.kind);
    if (same) {
      same.excludes ||= cue.excludes;
      continue;
    }
    for (const other of around) Object.assign(other, restOf(plain, other, cue));
    kept.push({ ...cue });
  }
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** What remains of the longer span, before or after the shorter one. */
function restOf(plain: string, around: Span, { start, end }: Span): Span | undefined {
  if (start > around.start && end < around.end) return undefined;
  const [from, to] = start > around.start ? [around.start, start] : [end, around.end];
  if (from >= to) return undefined;
  const words = plain.slice(from, to);
  const rest = {
    start: from + words.length - words.replace(/^(?:[\s,;]|(?:and|y|or|o|e)\s)+/, '').length,
    end: to - (words.length - words.replace(/(?:[\s,;]|\s(?:and|y|or|o|e|an?|un|una))+$/, '').length),
  };
  return contentWords(plain.slice(rest.start, rest.end)).length > 0 ? rest : undefined;
}

const FLUENCY = new RegExp(
  `^(?=.*(?:fluen|fluid|nivel|level|dominio|command))(?=.*(?:${LANGUAGE_NAMES}))(?:(?:con|with|in|of|de|del|el|la|un|a|persona|person|speaks?|speaker|habl[ae]r?|good|high|buen|alto|intermedio|avanzado|advanced|nivel|level|dominio|command|fluent(?:ly)?|fluency|fluid[oa]|fluidez|${LANGUAGE_NAMES}) ?)+$`,
);

/** "Fluent English" names a level that anyone can reach, whatever stands around it. */
export const saysFluency = (plain: string, { kind, start, end }: Cue): boolean =>
  kind === 'accent' && FLUENCY.test(plain.slice(start, end));

const NUMBER_OF_AGE =
  /^ (?:(?:de|a|of|than|the age of) )?(?:los |las )?(?:[1-7]\d|veinti[a-z]+|veinte|(?:treinta|cuarenta|cincuenta|sesenta)(?: y [a-z]+)?|twenty|thirty|forty|fifty|sixty)(?: ?(?:anos|years(?: old)?))?(?![a-z\d])/;
const OF_ACCENT = new RegExp(`(?<![a-z])(?:american|british|us|uk|australian|irish|scottish|${LANGUAGE_NAMES}) $`);
/** The beginning of a title whose noun follows. */
const CUT_TITLE = new RegExp(`(?: (?:${BEFORE_ROLE}))+$`);
const REST_OF_TITLE = new RegExp(`^ (?:(?:${BEFORE_ROLE}) ){0,2}${TITLE.source}`);

/** Leaves a title out that the words end within: "rockstar (sales)" before "closer". */
function withoutCutTitle(plain: string, cue: Cue): Cue {
  if (!REST_OF_TITLE.test(plain.slice(cue.end, cue.end + 80))) return cue;
  const [title = ''] = CUT_TITLE.exec(plain.slice(cue.start, cue.end)) ?? [];
  return { ...cue, end: cue.end - title.length };
}

/** Adds the words without which a finding says little: "personas mayores (de 45)", "(American) accent". */
function completed(plain: string, cue: Cue): Cue {
  const words = plain.slice(cue.start, cue.end);
  if (cue.kind === 'age' && /(?:mayores|menores|older|younger|over|under|above|below)$/.test(words)) {
    const [number = ''] = NUMBER_OF_AGE.exec(plain.slice(cue.end, cue.end + 40)) ?? [];
    return { ...cue, end: cue.end + number.length };
  }
  if (cue.kind === 'accent' && /^accents?\b/.test(words)) {
    const [name = ''] = OF_ACCENT.exec(plain.slice(Math.max(0, cue.start - 20), cue.start)) ?? [];
    return { ...cue, start: cue.start - name.length };
  }
  return cue;
}

/** Merges firm cues into the found ones, so that each word belongs to one. */
export function settled(plain: string, cues: readonly Cue[], ruled: readonly Cue[]): Cue[] {
  const firm = firmCues(plain, cues, ruled);
  const found = cues.filter((cue) => !firm.some((one) => one.kind !== cue.kind && areMostlySame(one, cue)));
  const added = firm.filter((one) => !found.some((cue) => overlap(cue, one)));
  const apart = withoutOverlaps(
    plain,
    [...found, ...added].map((cue) => completed(plain, cue)),
  );
  // Without the title they end within, words may no longer enclose others.
  return withoutOverlaps(
    plain,
    apart.map((cue) => withoutCutTitle(plain, cue)),
  ).map((cue) => ({
    ...cue,
    kind: kindOf(plain, cue),
    excludes: isExcluding(plain, cue),
  }));
}
