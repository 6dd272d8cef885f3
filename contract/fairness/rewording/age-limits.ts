import type { Change } from './removal.ts';
import type { Range } from './sentence.ts';

const ENGLISH =
  / (?:aged? )?(?:(?:under|over|below|above|younger than|older than) \d{2}|(?:between |from )?\d{2} ?(?:-|–|to|and) ?\d{2})(?: years?(?: old| of age)?)?(?=\s*(?:[.,;:)\n]|$)| (?:to|for|who|with|in|at|from|on|and|or|wanted|needed|required|preferred)\b)/g;
const SPANISH =
  / (?:(?:menor|mayor)(?:es)? de|(?:de )?(?:entre )?\d{2} (?:y|a)|de (?:hasta|menos de|mas de)) \d{2}(?: anos(?: de edad)?(?![a-z])|(?=\s*(?:[.,;:)\n]|$)))/g;
/** Whom it may limit. */
const PERSON =
  /(?<![a-z])(?:(?:wo)?m[ae]n|persons?|people|boys?|girls?|lad(?:y|ies)|lads|guys?|[a-z]{3,}(?:m[ae]n|person|people|er|or|ant|ent|ist|ive)s?|hombres?|mujer(?:es)?|personas?|chic[oa]s?|jovenes|[a-z]{3,}(?:ora?s?|ores|istas?|(?:ial|ente)(?:e?s)?|iv[oa]s?|o\/a))$/;
const REFUSED = /\b(?:no|not|only|except|sin|ni|sol[oa]|abstenerse|abstenganse)\b/;

/** Removes an age limit from the person it follows: "a man or woman under 28 to sell". */
export function* ageLimitChanges(folded: string, found: Range, unit: Range, isSpanish: boolean): Generator<Change> {
  for (const { index, 0: words } of folded.slice(unit.start, unit.end).matchAll(isSpanish ? SPANISH : ENGLISH)) {
    const start = unit.start + index;
    const end = start + words.length;
    const before = folded.slice(unit.start, start);
    if (start < found.end && found.start < end && PERSON.test(before) && !REFUSED.test(before))
      yield { start, end, text: '' };
  }
}
