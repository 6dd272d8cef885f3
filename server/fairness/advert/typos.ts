import { editDistance } from '../../search/query/words.ts';
import type { PlainText } from '../../search/reading/plain-text.ts';

/** Long words that adverts misspell; none resembles an ordinary word. */
const OFTEN_MISSPELT = new Set(
  `applicants attractive catholic catholics childless christian christians citizens citizenship disability disabled foreigners heterosexual
  homosexual immigrants lesbians masculine millennials muslims nationality overqualified overweight passport pregnant pregnancy protestant
  salesman saleswoman tattoos unmarried wheelchair youthful preferred religious
  abstenerse atractiva casados catolico catolica catolicos ciudadanos cristiano cristiana cristianos discapacidad embarazadas embarazada
  excelente extranjeros extranjero femenino gitanos heterosexuales homosexuales lesbianas masculino musulmanes nacionalidad presencia
  presentacion senorita solteros soltera soltero tatuajes varones sobrepeso fotografia`.split(/\s+/),
);
const LEAST_LETTERS = 7;

/** Correctly spelled words one letter away from a listed one. */
const CORRECT = new Set([
  'presencial',
  'presenciar',
  'presencian',
  'excelentes',
  'passports',
  'preferences',
  'soltura',
]);

/** Corrects one typo in words that matter, so that "Musilms" is read as "muslims". Offsets still point to the original text. */
export function withoutTypos(text: PlainText): PlainText {
  const at: number[] = [];
  let plain = '';
  let copied = 0;
  for (const { index, 0: word } of text.plain.matchAll(/[a-z]{6,14}/g)) {
    const meant = OFTEN_MISSPELT.has(word) || CORRECT.has(word) ? undefined : nearest(word);
    if (!meant) continue;
    plain += text.plain.slice(copied, index) + meant;
    at.push(
      ...text.at.slice(copied, index),
      ...Array.from(meant, (_, letter) => text.at[Math.min(index + letter, index + word.length - 1)]!),
    );
    copied = index + word.length;
  }
  return { original: text.original, plain: plain + text.plain.slice(copied), at: [...at, ...text.at.slice(copied)] };
}

const CACHE_MAX = 20_000;
const known = new Map<string, string | undefined>();

function nearest(word: string): string | undefined {
  if (known.has(word)) return known.get(word);
  if (known.size >= CACHE_MAX) known.clear();
  const meant = nearestListed(word);
  known.set(word, meant);
  return meant;
}

/** The listed word at edit distance one. Inflections of a listed word aren't typos. */
function nearestListed(word: string): string | undefined {
  for (const meant of OFTEN_MISSPELT)
    if (
      meant.length >= LEAST_LETTERS &&
      meant[0] === word[0] &&
      Math.abs(meant.length - word.length) <= 1 &&
      isTypo(word, meant)
    )
      return meant;
  return undefined;
}

const isTypo = (word: string, meant: string) => stem(word) !== stem(meant) && editDistance(word, meant, 1) === 1;
const stem = (word: string) => word.replace(/(?:[oae]?s|[oae]|ly|ed|ity|ies|y)$/, '');
