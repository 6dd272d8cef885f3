import { contentWords, fold, isFunctionWord, OF_WORK, SPOKEN, TITLE } from './language.ts';
import { type Part, partsOf, type Range, type Unit, unitAt } from './sentence.ts';

/** A text with some words removed or replaced. */
export interface Change extends Range {
  text: string;
}

/** Minimum words left in a sentence; below it, neighboring words aren't removed as well. */
const MOST_WORDS_LEFT = 3;
const NEGATION = /^(?:no|not|non|never|without|neither|sin|ni|nada|ningun[oa]?|abstenerse|abstenganse)$/;
const ALTERNATIVE = /\b(?:or|nor|o|u|ni)\s+$/i;
/** Of two groups that are wanted, the other one would remain as the only one. */
const WANTED_TOO = /\b(?:or|o|u)\s+$/i;
const NEGATED = /\b(?:no|not|non|never|without|neither|nor|sin|ni|nada|ningun[oa]?|abstenerse|abstenganse|tampoco)\b/;
/** "sound in body": the preposition may also govern the next word, "and mind". */
const GOVERNING = /\b(?:in|of|for|at|on|with|de|en|con|para) [a-z]+$/;
/** A place or a school after its preposition, which others may follow: "living in Surco, San Borja or La Molina". */
const AT_NAME =
  /\b(?:in|from|at|of|near|en|de|por)\s+(?:(?:the|el|la|los|las)\s+)?\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)*$/u;
const NAMES = /^(?:(?:the|el|la|los|las|de|of|del)\s+|\p{Lu}[\p{L}.'’-]*(?:\s+|$))+$/u;
/** What a number after a comma belongs to: "dress size, 8-12". */
const MEASURED = /\b(?:size|talla|height|estatura|weight|peso|aged?|edad|waist)$/;
const ADVERB = /(?:^|\s)(?:[a-z]{3,}mente|(?:physical|mental|high|extreme|natural)ly|bien|muy|very)\s+$/;
/** The longest answer to a question that goes with it: "Pregnant? Wait until next year." */
const ANSWER_WORDS = 6;
const IS_ANSWER = /^(?:no|yes|si|sí|nope)[,.!]/i;
/** What a list item doesn't start with, because it continues a clause. */
const CLAUSE =
  /^(?:(?:to|who|which|that|whose|where|when|if|because|as|so|nor|neither|never|always|often|usually|you|we|they|he|she|it|our|your|must|should|will|can|is|are|has|have|para|que|quien|cuyo|donde|cuando|si|porque|ya|aunque|se|nos|te|nunca|siempre|tampoco|debe|debes|tiene|tienes)\b|(?:[a-z'-]+ ){1,3}(?:is|are|was|were|will|must|should|can|cannot|may|has|have|do|does|don't|won't|es|son|esta|estan|era|eran|sera|seran|debe|deben|puede|pueden|tiene|tienen)\b)/;
const PREPOSITION =
  /^(?:with|without|for|from|of|in|at|on|by|under|over|aged?|between|below|above|up to|younger|older|no|not|only|con|sin|de|desde|entre|en|menor(?:es)?|mayor(?:es)?|hasta|maximo|max|solo|a)\b/;
/** Words before a phrase that are removed with it. */
const LINK =
  /\s+(?:with|without|of|for|from|in|aged?|between|and|or|but|the|an?|con|sin|de|para|en|y|o|e|un|una|el|la|los|las|as|como|being|siendo|preferably|ideally|preferiblemente|preferentemente|only|solo)$/;

/** The subset of these that can be removed without the words that follow. After the others, a noun would be missing. */
const GOES_WITH =
  /^\s+(?:with|without|aged?|between|and|or|but|con|sin|y|o|e|preferably|ideally|preferiblemente|preferentemente)$/;
const GOVERNOR = /^(?:(?:no|not|non|never|without|neither|sin|nada de|ningun[oa]?|abstenerse|abstenganse)\s+)+/;
const RELATIVE = /\b(?:who|that|which|que|quien|to|para)\b/;
/** A subordinate clause, which needs the rest of the sentence. */
const SUBORDINATE = /^\s*(?:if|when|whoever|anyone who|those who|si|cuando|quien|quienes|el que|la que|los que)\b/;
const HAS_WORD = /[a-z]/i;
/** What may introduce a list from which an item is removed. */
const LEAD =
  /\b(?:be|is|are|have|has|with|without|want|need|seek|seeking|for|ser|sea|seas|eres|es|con|sin|tener|busca\w*|necesita\w*|quer\w+|requier\w+|solicita\w*)(?: an?| una?)?\s*$/;
const VERB = /(?:amos|emos|imos|aras|eras|iras)$/;
/** What speaks of the company or to the reader, and needs no words before it: "we are ten", "somos diez". */
const OWN_CLAUSE =
  /^(?:we|we're|you|you'll|you're|our|nuestr[oa]s?|somos|[a-z]{2,}(?:amos|emos|imos)|[a-z]{2,}(?:aras|eras|iras))\s/;
/** One or two words for the people a list excludes, without a verb. */
const NOUNS = /^(?!se |[a-z]+mos |[a-z]+ing )[a-z-]+(?: [a-z-]+)?\s*$/;
const wordsIn = (text: string, { start, end }: Range) => text.slice(start, end).trim().split(/\s+/).length;

/**
 * Removes a span from its sentence as a list item or a phrase, or removes the whole sentence; yields nothing if neither leaves
 * grammatical text.
 */
export function* removals(text: string, unit: Unit, span: Range, isSpanish: boolean): Generator<Change> {
  const item = asItem(text, unit, span, isSpanish);
  if (item) yield item;
  if (!isOnly(text, unit, span)) return;
  const before = text.slice(0, unit.start).trimEnd();
  if (before.endsWith('?') && IS_ANSWER.test(text.slice(unit.start, unit.end))) return;
  const isAsked = text[unit.end - 1] === '?' && !unit.isBracketed;
  const change = isAsked ? withoutQuestion(text, unit) : withoutUnit(text, unit);
  if (change) yield change;
}

/** Removes a question with its answer, if it has a short one on the same line. */
function withoutQuestion(text: string, unit: Unit): Change | undefined {
  const blank = /^[ \t]+/.exec(text.slice(unit.end))?.[0] ?? '';
  const at = unit.end + blank.length;
  if (blank === '' || at >= text.length || text[at] === '\n') return withoutUnit(text, unit);
  const answer = unitAt(text, { start: at, end: at + 1 });
  if (text[answer.end - 1] === '?' || text[answer.start - 1] === '(') return withoutUnit(text, unit);
  if (wordsIn(text, answer) > ANSWER_WORDS) return withoutUnit(text, unit);
  const saysLittle = isOnly(text, answer, { start: answer.end, end: answer.end });
  return saysLittle ? withoutUnit(text, { ...unit, end: answer.end }) : undefined;
}

/** Whether the sentence says little else. */
function isOnly(text: string, { body }: Unit, span: Range) {
  const rest = fold(
    `${text.slice(body.start, Math.max(body.start, span.start))} ${text.slice(Math.min(body.end, span.end), body.end)}`,
  );
  return (
    contentWords(rest).length <= MOST_WORDS_LEFT &&
    rest.search(TITLE) < 0 &&
    !OF_WORK.test(rest) &&
    !SPOKEN.test(rest) &&
    !/\d/.test(rest)
  );
}

/** Removes a sentence, a list line, or brackets. */
export function withoutUnit(text: string, { start, end, isBracketed }: Unit): Change {
  if (isBracketed) return { start: text[start - 1] === ' ' ? start - 1 : start, end, text: '' };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const lineEnd = next < 0 ? text.length : next;
  const before = text.slice(lineStart, start);
  const after = text.slice(end, lineEnd);
  if (/^[^\p{L}\p{N}]*(?:\d+[.)]\s*)?$/u.test(before) && after.trim() === '')
    return next < 0
      ? { start: Math.max(0, lineStart - 1), end: lineEnd, text: '' }
      : { start: lineStart, end: lineEnd + 1, text: '' };
  if (after.trim() === '') return { start: start - (before.length - before.trimEnd().length), end: lineEnd, text: '' };
  return { start, end: end + (after.length - after.trimStart().length), text: '' };
}

/** The position of a span among the parts of its sentence. */
interface Place {
  text: string;
  span: Range;
  parts: readonly Part[];
  /** The first and the last part that contain it. */
  first: number;
  last: number;
  /** The text of these parts before and after it. */
  lead: string;
  trail: string;
}

function asItem(text: string, { body }: Unit, given: Range, isSpanish: boolean): Change | undefined {
  const parts = partsOf(text, body, isSpanish);
  const first = parts.findIndex(({ end }) => given.start < end);
  const lastGiven = parts.findLastIndex(({ start }) => start < given.end);
  if (first < 0 || lastGiven < first) return undefined;
  const last = withNames(text, parts, first, lastGiven);
  const end = last > lastGiven ? parts[last]!.end : Math.min(given.end, parts[last]!.end);
  const led = fold(text.slice(parts[first]!.start, Math.max(given.start, parts[first]!.start)));
  const adverb = ADVERB.exec(led)?.[0].trimStart() ?? '';
  const span = { start: Math.max(given.start, parts[first]!.start) - adverb.length, end };
  const lead = led.slice(0, led.length - adverb.length);
  const trail = fold(text.slice(span.end, parts[last]!.end));
  if (contentWords(trail).length > 0 || RELATIVE.test(trail)) return undefined;
  const words = fold(text.slice(span.start, span.end));
  if (SUBORDINATE.test(lead + words)) return undefined;
  const next = parts[last + 1];
  if (isAlternative(text, parts, first, last)) return undefined;
  if (next && HAS_WORD.test(next.joint) && GOVERNING.test(words) && wordsIn(text, next) === 1) return undefined;
  const place = { text, span, parts, first, last, lead, trail };
  return contentWords(lead).length > 0 ? (asHead(place) ?? asPhrase(place)) : asParts(place);
}

/** The last part of a list of names that starts within the removed words. */
function withNames(text: string, parts: readonly Part[], first: number, last: number): number {
  let to = last;
  if (!AT_NAME.test(text.slice(parts[first]!.start, parts[last]!.end))) return to;
  const isName = ({ start, end }: Part) => {
    const words = text.slice(start, end);
    return NAMES.test(words) && !SPOKEN.test(fold(words)) && fold(words).search(TITLE) < 0;
  };
  while (to + 1 < parts.length && !parts[to + 1]!.joint.includes(';') && isName(parts[to + 1]!)) to++;
  return to;
}

/** Whether the removed words are one of two or more things that the sentence wants. */
function isAlternative(text: string, parts: readonly Part[], first: number, last: number) {
  const isOne = WANTED_TOO.test(parts[first]!.joint) || WANTED_TOO.test(parts[last + 1]?.joint ?? '');
  return isOne && !NEGATED.test(fold(text.slice(parts[0]!.start, parts[last]!.end)));
}

/** Removes the first item after a list's introduction: "the seller must be S, able and willing". */
function asHead({ text, span, parts, last, lead }: Place): Change | undefined {
  const next = parts[last + 1];
  const verb = /^(?:must be|should be|has to be|be|being|is|are|ser|sea|debe ser)\s+/.exec(
    fold(text.slice(span.start, span.end)),
  )?.[0];
  const start = span.start + (verb?.length ?? 0);
  const led = lead + (verb ?? '');
  if (!next || next.joint.includes(':') || !LEAD.test(led)) return undefined;
  const following = fold(text.slice(next.start, next.end));
  const [begins] = /^[a-z']*/.exec(following)!;
  if (isLeftAlone(led, begins)) return undefined;
  if (CLAUSE.test(following) || VERB.test(begins) || (isFunctionWord(begins) && !/^(?:an?|una?)$/.test(begins)))
    return undefined;
  return { start, end: next.start, text: '' };
}

/** Whether an article would stand before a verb: "she has an S and sells". */
const isLeftAlone = (led: string, begins: string) => /\ban? $/.test(led) && /[a-z]s$/.test(begins);

/** Removes a span at the end of a part that says something before it: "a salesperson under 35". */
function asPhrase({ text, span, parts, first, last, lead, trail }: Place): Change | undefined {
  if (trail.trim() !== '') return undefined;
  const link = LINK.exec(lead.trimEnd())?.[0] ?? '';
  const words = fold(text.slice(span.start, span.end));
  const isPhrase = PREPOSITION.test(words);
  if (!isPhrase && !GOES_WITH.test(link)) return undefined;
  const kept = lead
    .trimEnd()
    .slice(0, lead.trimEnd().length - link.length)
    .replace(/\s+(?:together|along|junto)$/, '');
  if (isFunctionWord(/[a-z']+$/.exec(kept)?.[0] ?? '')) return undefined;
  const next = parts[last + 1];
  if (next && ALTERNATIVE.test(next.joint)) return undefined;
  const said = fold(text.slice(parts[0]!.start, parts[first]!.start)) + kept;
  if (contentWords(said).length < 2 && said.search(TITLE) < 0) return undefined;
  return { start: parts[first]!.start + kept.length, end: span.end, text: '' };
}

/** Removes a span that consists of whole parts, if the sentence has others. */
function asParts(place: Place): Change | undefined {
  const { text, span, parts, first, last, lead } = place;
  const before = parts[first]!;
  const next = parts[last + 1];
  if (first === 0) return next && asFirst(place, next);
  const isNamed = before.joint.includes(':');
  if (!next) return isNamed ? undefined : asLast(text, parts, first);
  if (RELATIVE.test(lead)) return undefined;
  const following = fold(text.slice(next.start, next.end));
  // The verb of the removed item also governs those after an "or".
  if (ALTERNATIVE.test(next.joint) && wordsIn(text, span) > 2) return undefined;
  const change = { start: parts[first - 1]!.end, end: next.start };
  if (next.joint.includes(':')) return undefined;
  // "one man and S, and the team …": a clause follows, not an item.
  if (HAS_WORD.test(before.joint) && /,\s+\p{L}/u.test(next.joint)) return undefined;
  if (/^\d/.test(following) && MEASURED.test(fold(text.slice(span.start, span.end)))) return undefined;
  if (isNamed)
    return HAS_WORD.test(next.joint) || isFunctionWord(/^[a-z']*/.exec(following)![0])
      ? undefined
      : { ...change, text: before.joint };
  // "a seller, S, to sell": the commas belong to S.
  if (/^(?:to|para)\s/.test(following) && before.joint.includes(',') && !HAS_WORD.test(next.joint))
    return { ...change, text: ' ' };
  if (!HAS_WORD.test(next.joint)) return { ...change, text: next.joint };
  if (HAS_WORD.test(before.joint)) return { ...change, text: fitJoint(before.joint, following) };
  // "a, S and b" becomes "a and b".
  const isPair = first === 1 && last + 1 === parts.length - 1;
  return { ...change, text: isPair ? next.joint.replace(/^\s*,/, '') : next.joint };
}

/** Removes the first item but keeps the list's introduction: "must be S, able and willing", "no S, no b". */
function asFirst({ text, span, parts, last, lead }: Place, next: Part): Change | undefined {
  const start = parts[0]!.start;
  const following = fold(text.slice(next.start, next.end));
  if (lead.trim() === '' && next.joint.trim() === ',' && OWN_CLAUSE.test(following))
    return { start, end: next.start, text: '' };
  if (CLAUSE.test(following) || next.joint.includes(':')) return undefined;
  const words = fold(text.slice(span.start, span.end));
  const governor = GOVERNOR.exec(lead + words)?.[0] ?? '';
  const isNegative =
    governor !== '' || [...lead.split(/\s+/), ...words.split(/\s+/)].some((word) => NEGATION.test(word));
  const isGoverned = governor.startsWith('abst') || parts.slice(last + 1).some(({ joint }) => ALTERNATIVE.test(joint));
  const [begins] = /^[a-z']*/.exec(following)!;
  if (isNegative && isGoverned && !NEGATION.test(begins))
    return governor === '' || !NOUNS.test((lead + words).slice(governor.length))
      ? undefined
      : { start: start + governor.length, end: next.start, text: '' };
  if (isFunctionWord(begins) && !(isNegative && NEGATION.test(begins))) return undefined;
  const isList = parts.slice(last + 1).some(({ joint }) => HAS_WORD.test(joint));
  if (!isNegative && lead.trim() === '' && isList && wordsIn(text, span) > 2) return undefined;
  if (isNegative || lead.trim() === '') return { start, end: next.start, text: '' };
  if (VERB.test(begins) || !LEAD.test(lead) || isLeftAlone(lead, begins)) return undefined;
  return PREPOSITION.test(following) ? undefined : { start: span.start, end: next.start, text: '' };
}

/** Removes the last item; the one before it becomes the last: "a, b and S" becomes "a and b". */
function asLast(text: string, parts: readonly Part[], first: number): Change | undefined {
  const [own, previous] = [parts[first]!, parts[first - 1]!];
  const end = parts.at(-1)!.end;
  const [, conjunction] = /\s(and|or|y|e|o|u|ni)\s+$/i.exec(own.joint) ?? [];
  const words = fold(text.slice(previous.start, previous.end));
  const isListed = conjunction !== undefined && /^\s*,\s+$/.test(previous.joint) && words.split(/\s+/).length <= 8;
  if (!isListed || CLAUSE.test(words) || (PREPOSITION.test(words) && first < 3))
    return { start: previous.end, end, text: '' };
  return {
    start: parts[first - 2]!.end,
    end,
    text: ` ${beforeWord(conjunction, words)} ${text.slice(previous.start, previous.end)}`,
  };
}

/** Adapts a joint to the item that now follows it. */
const fitJoint = (joint: string, following: string) =>
  joint.replace(/\b[yeou]\b/, (conjunction) => beforeWord(conjunction, following));

/** Chooses "y" or "e", "o" or "u" by the sound of the next word. */
function beforeWord(conjunction: string, word: string) {
  if (/^[ye]$/.test(conjunction)) return /^h?i(?!e)/.test(word) ? 'e' : 'y';
  if (/^[ou]$/.test(conjunction)) return /^h?o/.test(word) ? 'u' : 'o';
  return conjunction;
}
