import type { Change } from './removal.ts';
import type { Range } from './sentence.ts';

const PRONOUN = /\b(?:he|she|his|hers?|him|himself|herself)\b(?!['/])/g;
const MODAL =
  /^ (?:(?:also|always|never|often|usually) )?(?:must|should|will|can|may|would|could|might|shall|cannot)\b/;
const IRREGULAR: Record<string, string> = { is: 'are', has: 'have', was: 'were', does: 'do', goes: 'go' };
/** A second verb that would have to change too: "she sells and closes". */
const SECOND_VERB = /(?:,| and| or| but)(?: \w+ly| also| always| never)? (?!(?:his|its|this|us)\b)[a-z]+s\b/;
const NO_VERB = /(?:ss|us|ous|ess|is|'s)$/;

/** Rewrites "he must" as "they must", or as "you must" where the advert says "you". */
export function pronounChange(text: string, folded: string, span: Range, unit: Range): Change | undefined {
  const found = [...folded.slice(span.start, span.end).matchAll(PRONOUN)].at(-1);
  if (!found) return undefined;
  const start = span.start + found.index;
  const end = start + found[0].length;
  if (/\bone $/.test(folded.slice(0, start))) return undefined;
  const after = folded.slice(end, unit.end);
  const isYou =
    /\byou(?:r|'ll|'re)?\b/.test(folded) &&
    !/\b(?:candidate|applicant|person|holder|professional|someone|who)\b/.test(folded.slice(unit.start, start));
  const say = (you: string, they: string, length = 0): Change => ({
    start,
    end: end + length,
    text: isYou ? you : they,
  });
  switch (found[0]) {
    case 'he':
    case 'she': {
      if (MODAL.test(after)) return say('you', 'they');
      const [, adverb = '', verb = ''] =
        /^ ((?:also |always |never |often |usually |\w+ly )?)([a-z]+)\b/.exec(after) ?? [];
      const plain = IRREGULAR[verb] ?? baseOf(verb);
      if (!plain || SECOND_VERB.test(/^[^.;:]*/.exec(after.slice(1 + adverb.length + verb.length))![0]))
        return undefined;
      const written = text.slice(end, end + 1 + adverb.length);
      return say(`you${written}${plain}`, `they${written}${plain}`, 1 + adverb.length + verb.length);
    }
    case 'his':
      return /^ [a-z]/.test(after) ? say('your', 'their') : say('yours', 'theirs');
    case 'her':
      return /^ (?!to\b|for\b|with\b|and\b|or\b|in\b|on\b|at\b|as\b|if\b|a\b|the\b)[a-z]/.test(after)
        ? say('your', 'their')
        : say('you', 'them');
    case 'hers':
      return say('yours', 'theirs');
    case 'him':
      return say('you', 'them');
    default:
      return say('yourself', 'themselves');
  }
}

/** "reports" -> "report"; undefined for a word that doesn't look like a third-person verb. */
function baseOf(verb: string): string | undefined {
  if (!/[a-z]{2,}s$/.test(verb) || NO_VERB.test(verb)) return undefined;
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return /(?:ss|sh|ch|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** Drops the Spanish subject pronoun, which the verb already implies. */
export function spanishPronounChange(text: string, folded: string, span: Range): Change | undefined {
  const [words] = /^el (?=[a-z])/.exec(folded.slice(span.start)) ?? [];
  return words && text.slice(span.start, span.start + 2).endsWith('l') && span.end - span.start <= 2
    ? { start: span.start, end: span.start + words.length, text: '' }
    : undefined;
}
