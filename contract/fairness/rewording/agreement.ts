import { fold, isFunctionWord, startsWithVowel } from './language.ts';
import type { Change } from './removal.ts';
import type { Wording } from './wording.ts';

/** Spanish determiners: masculine, feminine, and a form for both. */
const DETERMINERS: [masculine: string, feminine: string, both: string][] = [
  ['un', 'una', 'un/a'],
  ['el', 'la', 'el/la'],
  ['los', 'las', 'los/las'],
  ['unos', 'unas', 'unos/as'],
  ['este', 'esta', 'este/a'],
  ['nuestro', 'nuestra', 'nuestro/a'],
  ['nuestros', 'nuestras', 'nuestros/as'],
  ['algun', 'alguna', 'algún/a'],
  ['buen', 'buena', 'buen/a'],
  ['verdadero', 'verdadera', 'verdadero/a'],
  ['autentico', 'auténtica', 'auténtico/a'],
  ['nuevo', 'nueva', 'nuevo/a'],
];
const JOINED: Record<string, string> = { del: 'de la', al: 'a la' };
/** Adjective endings that agree with the noun. Others, such as "amable", don't change. */
const ADJECTIVE =
  /^(?:(?:maj|list|guap|seri|simpatic|dinamic|alt|buen|nuev|san|activ|proactiv|creativ|competitiv|ambicios|curios|ordenad|organizad|motivad|preparad|dispuest|interesad|acostumbrad|comprometid|extrovertid|divertid|responsabl|decidid|enfocad|orientad|energic|entusiast|carismatic|atent|educad|experimentad|cualificad|hambrient|inquiet|perseverant|deportist|apasionad|resolutiv|autonom|espabilad|despiert|echad)[oa]s?|(?:trabajador|emprendedor|luchador|hablador|encantador|ganador)(?:es|as?)?)$/;

/** Adjectives with a single form. */
const SAME =
  /^(?:joven(?:es)?|amables?|responsables?|alegres?|independientes?|entusiastas?|optimistas?|perseverantes?|elegantes?|puntual(?:es)?|agil(?:es)?|capaz|capaces|fuertes?|grandes?)$/;

/** Any adjective right after the noun, by its ending; never an adverb, a preposition or a number. */
const BY_ENDING =
  /^(?!(?:como|mucho|poco|tanto|cuanto|cuando|luego|dentro|bajo|cerca|caso|medio|numero|cargo|cinco|ocho|cuatro|pero|salvo|excepto|segundo|primero|solo|contacto|sueldo|horario|contrato|turno)$)(?:[a-z]{3,}(?:[aeiu][dlnrs]|[cgijrtuv])os?|[a-z]{2,}[ai]d[oa]s?|[a-z]{3,}(?:iv|os|ic)[oa]s?)$/;
/** A complement of the noun that may stand before its adjective: "un hombre de ventas agresivo". */
const COMPLEMENT = /^ de (?:ventas|negocios|campo|calle|confianza|mundo)(?= [\p{L}/]+)/u;
/** Nouns without a plural take no article. */
const UNCOUNTABLE = /^(?:persistence|(?:proven )?experience|perseverancia|experiencia)\b/i;

/** Adapts a wording to its context: its article, the neighboring adjectives and its capital. */
export function fitted(
  text: string,
  change: Change,
  isSpanish: boolean,
  gender?: Wording['gender'],
): Change | undefined {
  const agreed = gender ? withAgreement(text, change, gender) : change;
  return agreed && withCapital(text, isSpanish ? agreed : withArticle(text, agreed));
}

function withAgreement(
  text: string,
  { start, end, text: words }: Change,
  gender: NonNullable<Wording['gender']>,
): Change | undefined {
  const form = { masculine: 0, feminine: 1, both: 2 }[gender];
  let from = start;
  let lead = '';
  for (let count = 0; count < 2; count++) {
    const [, word, blank] = /([\p{L}]+)(\s+)$/u.exec(text.slice(0, from)) ?? [];
    if (!word) break;
    const plain = fold(word);
    const row = DETERMINERS.find(([masculine, feminine]) => plain === fold(masculine) || plain === fold(feminine));
    const joined = JOINED[plain];
    if (!row && !joined) break;
    if (UNCOUNTABLE.test(words) && /^una?$/.test(plain)) {
      from -= word.length + blank!.length;
      break;
    }
    if (form === 2 && (joined || /\b(?:de|a)\s+$/i.test(text.slice(0, from - word.length - blank!.length))))
      return undefined;
    if (
      row &&
      form === 0 &&
      /^la$/i.test(plain) &&
      /\b(de|a)\s+$/i.test(text.slice(0, from - word.length - blank!.length))
    )
      return undefined;
    const said = row ? (plain === fold(row[form]!) ? word : row[form]!) : form === 1 ? joined! : word;
    lead = `${capitalAs(word, said)}${blank!}${lead}`;
    from -= word.length + blank!.length;
  }
  const complement = COMPLEMENT.exec(text.slice(end))?.[0] ?? '';
  const tail = /^(?:(?: y|,)? (?:(?:muy|reci[eé]n) )?[\p{L}/]+)+/u.exec(text.slice(end + complement.length))?.[0] ?? '';
  let to = end + complement.length;
  let after = complement;
  for (const [piece, joint, word] of tail.matchAll(/((?: y|,)? (?:(?:muy|reci[eé]n) )?)([\p{L}/]+)/gu)) {
    const isFirst = after === complement && !joint!.startsWith(',');
    const isChanging = ADJECTIVE.test(fold(word!)) || (isFirst && BY_ENDING.test(fold(word!)));
    if (!isChanging && !SAME.test(fold(word!))) break;
    after += `${joint!}${isChanging ? agreeing(word!, form) : word!}`;
    to += piece.length;
  }
  return { start: from, end: to, text: `${lead}${words}${after}` };
}

function agreeing(word: string, form: number) {
  const masculine = word.replace(/oras?$/, (ending) => (ending === 'ora' ? 'or' : 'ores')).replace(/a(s?)$/, 'o$1');
  if (/(?:ista|entusiasta)s?$/.test(fold(word)) || (/e(?:s?)$/.test(word) && !word.endsWith('ores'))) return word;
  const feminine = /or(?:es)?$/.test(masculine)
    ? masculine.replace(/or(?:e(s))?$/, 'ora$1')
    : masculine.replace(/o(s?)$/, 'a$1');
  return [masculine, feminine, `${masculine}/${masculine.endsWith('s') ? 'as' : 'a'}`][form]!;
}

const capitalAs = (written: string, said: string) =>
  /^\p{Lu}/u.test(written) ? said.charAt(0).toUpperCase() + said.slice(1) : said;

/** Picks "a" or "an" for the word that now follows; avoids a second article, and drops one that nothing follows. */
function withArticle(text: string, change: Change): Change {
  const [, article, blank] = /(?<![\p{L}.])(an?)(\s+)$/iu.exec(text.slice(0, change.start)) ?? [];
  if (!article) return change;
  const start = change.start - article.length - blank!.length;
  if (/^(?:an? |no )/i.test(change.text) || UNCOUNTABLE.test(change.text))
    return { ...change, start, text: capitalAs(article, change.text) };
  const following = change.text || text.slice(change.end).trimStart();
  const [word] = /^["“]?[\p{L}\d][\p{L}\d'’-]*/u.exec(following) ?? [];
  if (!word) return change;
  if (change.text === '' && isFunctionWord(fold(word))) return change;
  const said = startsWithVowel(word) ? 'an' : 'a';
  if (said === article.toLowerCase()) return change;
  const shown = change.text || `${/^\s*/.exec(text.slice(change.end))![0] ? '' : ''}${word}`;
  const end = change.text ? change.end : change.end + (text.slice(change.end).length - following.length) + word.length;
  return { start, end, text: `${capitalAs(article, said)}${blank!}${shown}` };
}

/** Keeps the capitalization of the sentence's beginning. */
function withCapital(text: string, change: Change): Change {
  const isCapital = /^[^\p{L}]*\p{Lu}|^\d/u.test(text.slice(change.start, Math.max(change.end, change.start + 1)));
  const isStart = /(?:^|[.!?…]["”»)]?\s+|\n)(?:[-*•–·✔✅]?\s*)?[¡¿"“«(]?$/u.test(text.slice(0, change.start));
  if (!isStart || !isCapital) return change;
  if (/^\s*\p{L}/u.test(change.text))
    return {
      ...change,
      text: change.text.replace(/^(\s*)(\p{L})/u, (_, blank: string, letter: string) => blank + letter.toUpperCase()),
    };
  if (change.text.trim() !== '') return change;
  const [, blank = '', letter] = /^(\s*)(\p{Ll})/u.exec(text.slice(change.end)) ?? [];
  if (!letter) return change;
  return { ...change, end: change.end + blank.length + 1, text: letter.toUpperCase() };
}
