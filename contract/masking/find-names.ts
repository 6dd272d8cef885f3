import { foldText, type Span } from './fold-text.ts';

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
  const [given = '', ...others] = lettersOf(fullName);
  const families = others.filter((part) => !PARTICLES.has(part) && part !== given);
  if (families.length === 0) return [];
  const own = new Set([given, ...families]);
  const words: Word[] = [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
  const isBeside = (word: Word | undefined, gap: string) =>
    word !== undefined && /^[\s.,_-]{0,3}$/.test(gap) && own.has(word.text);
  return words.filter((word, index) => {
    if (families.some((family) => isGlued(word.text, given, family))) return true;
    if (!families.includes(word.text)) return false;
    if (word.text.length > 2 && !WORDS.has(word.text)) return true;
    const [before, after] = [words[index - 1], words[index + 1]];
    return (
      isBeside(before, text.slice(before?.end ?? 0, word.start)) ||
      isBeside(after, text.slice(word.end, after?.start ?? 0))
    );
  });
}

const lettersOf = (name: string) => [...foldText(name).text.matchAll(/\p{L}+/gu)].map(([part]) => part);

/** "martaribeiro", "ribeiromarta", "mribeiro". */
function isGlued(word: string, given: string, family: string) {
  if (word.includes(given + family) || word.includes(family + given)) return given.length + family.length > 5;
  if (family.length < 5 || WORDS.has(family)) return false;
  return word === given[0] + family || word === family + given[0];
}
