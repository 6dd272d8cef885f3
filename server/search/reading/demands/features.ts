import { formOf } from './form.ts';
import { headingOf } from './heading.ts';
import type { Mention, Surroundings } from './mention.ts';

const WORD = /\p{L}+(?:'\p{L}+)*|\p{N}+|[^\s\p{L}\p{N}]/gu;
/** Window sizes, in words on each side: with position, nearby, anywhere in the sentence, and in a neighboring sentence. */
const [NEAR, CLOSE, FAR, BESIDE] = [3, 9, 24, 14];
/** The most characters read on each side, since a sentence may be as long as the text. */
const REACH = 240;
/** Stem length in letters. */
const STEM = 5;
const CLAUSE_END =
  /^(?:[,;:()|/-]|but|pero|although|though|aunque|while|mientras|because|porque|so|and|y|which|que|who|quien|if|si)$/;
const [FIRST, LAST] = ['^', '$'];

/** Word classes that say a lot about a requirement wherever they appear. Matched against text without accents. */
const CLASSES = {
  wish: /^(?:plus(?:es)?|bonus|nice|ideal\w*|prefer\w*|desir\w*|dese\w+|valor\w+|extra|sum\w+|advantage\w*|asset|welcome\w*|help\w*|useful|mejor\w*|meritos?|perks?|handy|puntos?|points?|puntaje|vendr\w+|love\w*|agradec\w+|encant\w+|would|could|wish\w*|favou?r\w*)$/,
  demand:
    /^(?:must|need\w*|requir\w+|essential\w*|mandatory|imprescindible\w*|indispensable\w*|obligatori\w+|exig\w+|minim\w+|min|least|menos|necesit\w+|necesari\w+|requisit\w+|excluyente\w*|compulsory|pedimos|pid\w+|solicit\w+|deb\w+|tener|have|has|bring|necessary|prerequisite|condition|condicion\w*|only|solo)$/,
  no: /^(?:no|not|never|nunca|jamas|sin|without|neither|ni|nor|cero|zero|none|isn't|aren't|don't|doesn't|won't|needn't|nobody|nadie|irrelevant|tampoco|nada|nothing|optional|opcional(?:es)?)$/,
  ours: /^(?:our|ours|we|we've|us|nuestr\w+|compan\w+|empresa\w*|firm\w*|team\w*|equipo\w*|customers?|clients?|clientes?|founder\w*|fundador\w*|ceo|boss|jef[ea]s?|owner\w*|duen\w+|colleagues?|companer\w+|students?|alumn\w+|guests?|huespedes|office|oficina|brand|marca)$/,
  you: /^(?:you|you'll|you've|you're|your|yours|tu|tus|te|usted|ustedes|su|candidat\w+|applicant\w*|aspirante\w*|postulante\w*|someone|somebody|alguien|quien|persona|anyone)$/,
  skill:
    /^(?:fluen\w+|nativ\w+|bilingu\w*|level|nivel|[abc][12]|speak\w*|spoken|written|writ\w+|habl\w+|domin\w+|proficien\w+|avanzado|alto|intermedi\w+|experien\w+|background|trayectoria|bagaje|track|worked|sold|trabaj\w+|vend\w+)$/,
};
type WordClass = keyof typeof CLASSES;
const NAMES = Object.keys(CLASSES) as WordClass[];

const classesOf = (word: string): WordClass[] => NAMES.filter((name) => CLASSES[name].test(word));

const stemOf = (word: string) => word.slice(0, STEM);
const toldBy = (word: string) => [stemOf(word), ...classesOf(word).map((name) => `:${name}`)];

/** The words of a stretch of text, with a placeholder for every mention. */
function wordsOf({ plain, mentions }: Surroundings, from: number, to: number): string[] {
  const words: string[] = [];
  const add = (text: string) => {
    for (const [word] of text.matchAll(WORD)) words.push(/^\p{N}/u.test(word) ? '#' : word);
  };
  let at = from;
  for (const { start, end, kind } of mentions) {
    if (start < at || end > to) continue;
    add(plain.slice(at, start));
    words.push(`<${kind}>`);
    at = end;
  }
  add(plain.slice(at, to));
  return words;
}

/**
 * Features that tell whether a mention is required: the words around it, its clause, its sentence, the neighboring
 * sentences, and the heading above.
 */
export function demandFeatures(around: Surroundings, one: Mention): Set<string> {
  const { plain, sentences } = around;
  const found = new Set(one.clues);
  found.add(`form ${formOf(around, one)}`);
  const take = (place: string, words: Iterable<string>) => {
    for (const word of words) for (const told of toldBy(word)) found.add(`${place} ${told}`);
  };
  const index = sentences.findIndex(({ start, end }) => start <= one.start && end >= one.start);
  const sentence = sentences[index] ?? one;
  const left = wordsOf(around, Math.max(sentence.start, one.start - REACH), one.start)
    .toReversed()
    .slice(0, FAR);
  const right = wordsOf(around, one.end, Math.max(one.end, Math.min(sentence.end, one.end + REACH))).slice(0, FAR);
  for (let far = 1; far <= NEAR; far++) {
    found.add(`before ${nearest(left, far, FIRST)}`);
    found.add(`after ${nearest(right, far, LAST)}`);
    found.add(`before${far} ${left[far - 1] ?? FIRST}`);
    found.add(`after${far} ${right[far - 1] ?? LAST}`);
  }
  found.add(`between ${left[0] ?? FIRST} ${right[0] ?? LAST}`);
  take('left', left.slice(0, CLOSE));
  take('right', right.slice(0, CLOSE));
  const [ownLeft, ownRight] = [clauseOf(left), clauseOf(right)];
  take('clause left', ownLeft);
  take('clause right', ownRight);
  const clause = [...ownLeft.toReversed(), '<it>', ...ownRight];
  take('clause', clause);
  takePairs(found, 'clause', clause);
  takePairs(
    found,
    'classes',
    clause.map((word) => classesOf(word)[0] ?? word),
  );
  found.add(`all classes ${[...new Set(clause.flatMap(classesOf))].toSorted().join(' ')}`);
  const whole = [...left.toReversed(), '<it>', ...right];
  take('sentence', whole);
  for (const word of whole) found.add(`sentence ${word}`);
  takePairs(found, 'sentence', whole);
  if (whole.length <= 6) found.add('short');
  const [before, after] = [sentences[index - 1], sentences[index + 1]];
  take(
    'sentence before',
    before ? wordsOf(around, Math.max(before.start, before.end - REACH), before.end).slice(-BESIDE) : ['none'],
  );
  take(
    'sentence after',
    after ? wordsOf(around, after.start, Math.min(after.end, after.start + REACH)).slice(0, BESIDE) : ['none'],
  );
  take(
    'heading',
    Array.from(headingOf(plain, one).matchAll(WORD), ([word]) => word),
  );
  return found;
}

const nearest = (words: readonly string[], count: number, edge: string) =>
  Array.from({ length: count }, (_, at) => words[at] ?? edge).join(' ');

/** The nearest words, up to the start of another clause. */
function clauseOf(words: readonly string[]) {
  const end = words.findIndex((word, at) => CLAUSE_END.test(word) && (at > 0 || !/^\p{L}/u.test(word)));
  return end < 0 ? words : words.slice(0, end);
}

function takePairs(found: Set<string>, place: string, words: readonly string[]) {
  for (let at = 1; at < words.length; at++) found.add(`${place} ${words[at - 1]} ${words[at]}`);
}
