import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import { contentWords, LANGUAGE_NAMES, TITLE } from '#contract/fairness/rewording/language.ts';
import type { Span } from '../../search/reading/plain-text.ts';
import type { Cue } from './find-cues.ts';
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
/** After a title: "Sales rep (m)". */
const BRACKETED = /^\((?:m|f|h|males?|females?|m[ae]n|wom[ae]n|hombres?|mujer(?:es)?)(?: only)?\)$/;
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

const ROLE = TITLE.source;
/** Not preceded by words that say the opposite. */
const NOT_SAID = /(?<!\b(?:no|not|nor|without|never|than|sin|ni|nada de|que no)(?: an?| un| una| otr[oa]s?)? )/.source;

// Breaks in a career are mostly for children, relatives or one's own health.
const HISTORY = 'cvs?|resumes?|work history|employment history|job history|employment|career';
const GAP = '(?:career|employment|cv|resume|job|work)[ -](?:gaps?|breaks?)';
/** "No career gap will be held against you" */
const FORGIVEN = '(?![^.;\\n]{0,40}\\b(?:against|problem|issue|matters?|mind|worry|explain|explanation))';

const FIRM: readonly { kind: AdvertKind; pattern: RegExp }[] = [
  {
    kind: 'culture',
    pattern: new RegExp(
      `${NOT_SAID}\\b(rock ?stars?|ninjas?) (?=(?:(?:account|sales|inside|senior|junior|business development|lead generation|customer success|high ticket|remote|b2b|saas) ){0,2}${ROLE})`,
      'g',
    ),
  },
  {
    kind: 'culture',
    pattern: new RegExp(
      `${NOT_SAID}\\b((?:sales|closing|cold calling|phone|revenue) (?:rock ?stars?|ninjas?|gurus?|wizards?|jedis?|superstars?|beasts?|sharks?))\\b`,
      'g',
    ),
  },
  {
    kind: 'culture',
    pattern: new RegExp(
      `${NOT_SAID}\\b((?:crack|fiera|maquina|tiburon|lobo|bestia|ninja|guru|killer)(?:e?s)? (?:de|en) (?:las? )?(?:ventas?|vender|cierres?|telefono))\\b`,
      'g',
    ),
  },
  {
    kind: 'family',
    pattern: new RegExp(
      `\\b((?:no|without|zero|not accept)(?: [a-z]+){0,2} (?:${GAP}|gaps? (?:in|on) (?:your|the|their|his or her|an?) (?:${HISTORY}))|(?:unbroken|continuous|uninterrupted|gap[- ]free) (?:work|employment|career|job)[ -](?:history|record))\\b${FORGIVEN}`,
      'g',
    ),
  },
  {
    kind: 'family',
    pattern: new RegExp(
      `\\b(${GAP}|(?:${HISTORY}) with (?:[a-z]+ ){0,2}gaps?(?: or (?:career )?breaks)?)(?= (?:will be |are |is |get |go )?(?:rejected|binned|discarded|ignored|not (?:accepted|considered|acceptable|allowed)|need not|straight (?:in|to) the bin))`,
      'g',
    ),
  },
  {
    kind: 'family',
    pattern:
      /\b((?:sin|no (?:queremos|aceptamos|admitimos|se admiten|se aceptan)|nada de) (?:[a-z]+ )?(?:huecos|lagunas|parones|vacios|interrupciones)(?: [a-z]+)? (?:laborales|en (?:el|tu|su|la|sus) (?:cv|curriculum|vida laboral|historial|trayectoria))|historial laboral (?:continuo|ininterrumpido))\b/g,
  },
  {
    kind: 'gender',
    pattern: new RegExp(`${ROLE} (${BRACKETED.source.slice(1, -1)})`, 'g'),
  },
  {
    kind: 'gender',
    pattern: /\b(?:join|with|of|to) (our (?:guys|lads|boys|girls))\b(?! and (?:gals|girls|boys|ladies))/g,
  },
  {
    kind: 'age',
    pattern: new RegExp(`\\b(mature) (?=${ROLE})`, 'g'),
  },
  {
    kind: 'gender',
    pattern:
      /\b(?:busc\w+|solicit\w+|necesit\w+|urge|contrat\w+|incorpor\w+|precis\w+|reconvertida (?:a|en))(?: a)?(?: una| unas)? (vendedoras?)\b(?! ?\/| o )/g,
  },
  {
    kind: 'gender',
    pattern: /(?<=^|\n|[.!?] )(vendedoras?)(?= (?:para|de|con|en|a|por|b2b)\b|[,.;!\n]|$)(?! ?\/| o )/g,
  },
];
const PRONOUN = /^(?:s?he|his|hers?|him(?:self)?|herself)$/;
const SALESMAN = /^(?:sales ?(?:m[ae]n|wom[ae]n|girls?|lad(?:y|ies))|waitress(?:es)?)\b/;
const MODAL = /^ (?:must|should|will|can|needs? to|has to)\b/;

/** Cues that no trained weight may overrule: "he must", "join our guys", "ninja closer", "a mature leader", "se busca vendedora". */
export function firmCues(plain: string, cues: readonly Cue[], ruled: readonly Cue[]): Cue[] {
  const isPronoun = (cue: Cue) => cue.kind === 'gender' && PRONOUN.test(plain.slice(cue.start, cue.end));
  const isFirm = (cue: Cue) => isPronoun(cue) && MODAL.test(plain.slice(cue.end, cue.end + 20));
  // If an advert once calls the applicant "he", every "he" counts.
  const isOfPerson = cues.some(isPronoun) || ruled.some(isFirm);
  const ruledOn = ruled.filter(
    (cue) =>
      (isOfPerson && isPronoun(cue)) || (cue.kind === 'gender' && SALESMAN.test(plain.slice(cue.start, cue.end))),
  );
  const named = FIRM.flatMap(({ kind, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: words, 1: own }) => {
      const start = index + words.indexOf(own!);
      return { kind, excludes: false, start, end: start + own!.length };
    }),
  );
  return [...ruledOn, ...named];
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
  return withoutOverlaps(
    plain,
    [...found, ...added].map((cue) => completed(plain, cue)),
  ).map((cue) => ({
    ...cue,
    kind: kindOf(plain, cue),
    excludes: isExcluding(plain, cue),
  }));
}
