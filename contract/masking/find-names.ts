import { foldText, type Span } from './fold-text.ts';
import { undisguise } from './number-words.ts';

const PARTICLES = new Set(
  'de da do dos das del della di la las los le van von der den ter ten y e i bin ibn al el'.split(' '),
);
/** Family names that are also common words in sales profiles: alone, they are read as the word. */
const WORDS = new Set(
  `sales price prices young long close closer case banks bank king cook walker baker major best good strong hunter page chance
  field fields marks mark park rich sharp small stone street west east north south white black brown green gray grey day law love
  more may will grant bill frank deal market power free hope noble swift rush story read reading write speaker driver coach trainer
  head hand hall hill wood woods rivers lake ford bridge church castle temple winter summer spring fall snow rain frost fox wolf
  lamb bird fish rose lily berry pepper rice bean coffee tea weeks week months fine wise sage gold silver steel iron glass bell
  wells well little big great short tall light bright dark blue red orange ray star sun moon sky world home house land farmer
  mercado campos luna flores rey reyes castillo cruz calle blanco rubio moreno bueno leal franco prieto santos iglesias paz
  ventas costa mar sierra vega rios rio prado valle pascual domingo abril bravo gallo leon lobo cordero pastor guerra victoria
  esperanza gracia ramos rosa rosas fuente fuentes puerta puertas torres torre mesa casas casa nieves`.split(/\s+/),
);

interface Word extends Span {
  text: string;
}

/** The person's family names in a folded text: alone, in any order with the given name, or joined to it. */
export function findNames(text: string, fullName: string): Span[] {
  // "Mei-Ling" is one given name.
  const [first = '', ...others] = foldText(fullName).text.trim().split(/\s+/);
  const parts = lettersOf(first);
  const given = parts.join('');
  const families = lettersOf(others.join(' ')).filter((part) => !PARTICLES.has(part) && !parts.includes(part));
  if (families.length === 0) return [];
  const own = new Set([given, ...parts, ...families]);
  const words = wordsIn(text, /\p{L}+/gu);
  const isBeside = (word: Word | undefined, gap: string) =>
    word !== undefined && /^[\s.,_-]{0,3}$/.test(gap) && own.has(word.text);
  const halves = words.flatMap((word, index) => {
    const next = words[index + 1];
    const isSplit =
      next &&
      /^[\s.,_-]$/.test(text.slice(word.end, next.start)) &&
      families.some((family) => isDistinct(family) && family === word.text + next.text);
    return isSplit ? [{ start: word.start, end: next.end }] : [];
  });
  const whole = words.filter((word, index) => {
    if (families.some((family) => [given, ...parts].some((name) => isGlued(word.text, name, family)))) return true;
    if (!families.includes(word.text)) return false;
    if (word.text.length > 2 && !WORDS.has(word.text)) return true;
    const [before, after] = [words[index - 1], words[index + 1]];
    return (
      isBeside(before, text.slice(before?.end ?? 0, word.start)) ||
      isBeside(after, text.slice(word.end, after?.start ?? 0))
    );
  });
  // "R1be1ro"
  const disguised = wordsIn(text, /(?<!\p{L})\p{L}{1,40}(?:[01345]\p{L}{1,40}){1,8}/gu).filter((word) =>
    families.some((family) => isDistinct(family) && family === undisguise(word.text)),
  );
  return [...whole, ...halves, ...disguised];
}

const wordsIn = (text: string, pattern: RegExp): Word[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));

/** Whether a family name can't be anything else, even in parts. */
const isDistinct = (family: string) => family.length >= 5 && !WORDS.has(family);

const lettersOf = (folded: string) => [...folded.matchAll(/\p{L}+/gu)].map(([part]) => part);

/** "martaribeiro", "ribeiromarta", "mribeiro". */
function isGlued(word: string, given: string, family: string) {
  if (word.includes(given + family) || word.includes(family + given)) return given.length + family.length > 5;
  if (!isDistinct(family)) return false;
  return word === given[0] + family || word === family + given[0];
}
