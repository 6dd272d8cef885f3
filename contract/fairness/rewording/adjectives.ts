import { contentWords, isFunctionWord, TITLE } from './language.ts';
import type { Change } from './removal.ts';
import type { Range } from './sentence.ts';
import { ENGLISH_ADJECTIVES } from './wordings-english.ts';
import { SPANISH_ADJECTIVES } from './wordings-spanish.ts';

const FRAME_NOUN = /^(?:equipo|ambiente|personas?|gente|alguien|perfil|candidat[oa]s?)$/;
/** Nouns for people. With any other noun, such an adjective describes the thing. */
const PERSON = new RegExp(
  `^(?:[a-z-]+ )?(?:candidates?|applicants?|people|persons?|individuals?|males?|females?|guys?|girls?|men|man|women|woman|team|staff|${TITLE.source})(?![a-z])`,
);
const ADVERB =
  /\b(?:very|really|truly|quite|(?:physical|mental|high|extreme|natural)ly|muy|bien|tan|super|[a-z]{3,}mente) $/;
/** "gente guapa por dentro": the phrase belongs to the adjective. */
const OF_ADJECTIVE = /^ (?:por|de) (?:dentro|fuera|cuerpo|cara|alma)\b/;
/** Nouns that say nothing without their adjective. */
const EMPTY_NOUN =
  /^ (?:appearance|looks?|image|figure|body|face|attitude|mindset|outlook|spirit|vibe|environment|atmosphere)\b/;
const OF_PEOPLE = /^(?:race|religion|orientation|nationality|gender|family)$/;
const VERB =
  /^(?:ser|sea|seas|sean|eres|es|son|somos|buscamos|busca|buscan|busco|solicita|necesitamos|queremos|muy|mas|perfil|valorara|requiere)$/;

/** Removes a span's adjectives from their noun: "a young, energetic seller", "comercial joven y dinámico". */
export function* adjectiveChanges(folded: string, kind: string, span: Range, isSpanish: boolean): Generator<Change> {
  const words = (isSpanish ? SPANISH_ADJECTIVES : ENGLISH_ADJECTIVES)[kind];
  if (!words) return;
  const one = String.raw`(?<![a-z])(?:very |muy )?(?:${words})(?![a-z-])`;
  const joint = isSpanish ? '(?:, | y | e | )' : '(?:, | and |, and | )';
  for (const { index, 0: found } of folded
    .slice(span.start, span.end)
    .matchAll(new RegExp(`${one}(?:${joint}${one})*`, 'g'))) {
    const lead = ADVERB.exec(folded.slice(0, span.start + index))?.[0] ?? '';
    const start = span.start + index - lead.length;
    if (!isSpanish && OF_PEOPLE.test(kind) && !PERSON.test(folded.slice(start + lead.length + found.length + 1)))
      continue;
    const adjective = { start, end: start + lead.length + found.length };
    const change = isSpanish ? ofSpanish(folded, adjective, span) : ofEnglish(folded, adjective);
    if (change && !leavesOneWord(folded, change)) yield change;
  }
}

/** "Young team, we are ten": the noun would stand alone before its comma. */
function leavesOneWord(folded: string, { start, end }: Change) {
  const before = /[^,;:.!?\n]*$/.exec(folded.slice(0, start))![0];
  const after = /^[^,;:.!?\n]*/.exec(folded.slice(end))![0];
  return /^[^a-z]*[a-z]+\s*$/.test(before + after);
}

function ofEnglish(folded: string, { start, end }: Range): Change | undefined {
  const after = folded.slice(end);
  const before = folded.slice(0, start);
  if (/^ (?:or|nor) /.test(after)) return undefined;
  const [joint = '', word = ''] = /^(, and |, | and | )([a-z][a-z'-]*)/.exec(after)?.slice(1) ?? [];
  if (!word || isFunctionWord(word)) return undefined;
  if (joint === ' ') {
    const lead = /(?:, and |, | and )$/.exec(before)?.[0] ?? '';
    if (EMPTY_NOUN.test(after)) return lead ? { start: start - lead.length, end, text: '' } : undefined;
    // "a tall, young seller" is one noun phrase; without an article, the comma separates two items.
    if (lead === ', ' && !/\b(?:an?|the|our|your|of|some) [a-z-]+, $|(?:^|[.!?\n] ?)[a-z-]+, $/.test(before))
      return { start, end: end + 1, text: '' };
    return lead ? { start: start - lead.length, end, text: '' } : { start, end: end + 1, text: '' };
  }
  // The word after the joint must be another adjective of the same noun.
  return /^[a-z'-]+ [a-z]/.test(after.slice(joint.length)) &&
    /^(?:an?|the|our|your|for|of|some|two|three|in|as|we|are|we're)$/.test(/([a-z']+) $/.exec(before)?.[1] ?? 'a')
    ? { start, end: end + joint.length, text: '' }
    : undefined;
}

function ofSpanish(folded: string, { start, end }: Range, span: Range): Change | undefined {
  const [, noun = ''] = /([a-z]+) $/.exec(folded.slice(0, start)) ?? [];
  const after = folded.slice(end);
  if (OF_ADJECTIVE.test(after)) return undefined;
  // "de hogar católico" says nothing without its adjective, unlike "de personas jóvenes".
  const isAboutNoun = start - noun.length - 1 >= span.start && !FRAME_NOUN.test(noun) && noun.search(TITLE) < 0;
  if (isAboutNoun && /\bde $/.test(folded.slice(0, start - noun.length - 1))) return undefined;
  if (/^ (?:o|u|ni) /.test(after)) return undefined;
  const [, joint = '', word = ''] = /^(, y |, | y | e )([a-z]+)/.exec(after) ?? [];
  const [, other = ''] = / ([a-z]+) (?:y|e) $/.exec(folded.slice(0, start)) ?? [];
  if (noun === 'y' || noun === 'e')
    return other && !isFunctionWord(other) ? { start: start - noun.length - 2, end, text: '' } : undefined;
  if (contentWords(noun).length === 0 && !FRAME_NOUN.test(noun)) return undefined;
  if (VERB.test(noun)) return undefined;
  if (/^ (?:y|e) /.test(joint) || joint === ' y ') {
    if (isFunctionWord(word)) return { start: start - 1, end: end + joint.length - 1, text: '' };
    return { start, end: end + joint.length, text: '' };
  }
  // "un chico joven, motivado y majo": the next adjective moves up.
  if (joint === ', ' && /(?:[aid]d|iv|ic|os|aj|ist)[oa]s?$|dora?s?$/.test(word))
    return { start, end: end + joint.length, text: '' };
  return { start: start - 1, end, text: '' };
}
