import { TITLE } from '#contract/fairness/rewording/language.ts';
import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import type { Cue } from './find-cues.ts';

/** After a title: "Sales rep (m)". */
export const BRACKETED = /^\((?:m|f|h|males?|females?|m[ae]n|wom[ae]n|hombres?|mujer(?:es)?)(?: only)?\)$/;

const ROLE = TITLE.source;
/** Words of a title before its noun: "sales closer", "account executive". */
export const BEFORE_ROLE =
  'account|sales|inside|business development|lead generation|customer success|high ticket|remote|b2b|saas';
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
      `${NOT_SAID}\\b(rock ?stars?|ninjas?) (?=(?:(?:senior|junior|${BEFORE_ROLE}) ){0,2}${ROLE})`,
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
      `\\b((?:no|without|zero|not accept)(?: [a-z]+){0,2} (?:${GAP}|gaps? (?:in|on) (?:(?:your|the|their|his or her|an?) )?(?:${HISTORY}))|(?:unbroken|continuous|uninterrupted|gap[- ]free) (?:work|employment|career|job)[ -](?:history|record))\\b${FORGIVEN}`,
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
