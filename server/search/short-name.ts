import { LRUCache } from 'lru-cache';
import { maskText } from '#contract/masking/contacts.ts';
import { MASK } from '#contract/values/product.ts';
import { isSpanishSurname } from './spanish-surnames.ts';

const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);
const shortNames = new LRUCache<string, string>({ max: 20_000 });

/** Given name and the surname's initial: "Marta Ribeiro Silva" -> "Marta S." Contacts typed as a name are masked. */
export function shortName(fullName: string) {
  const known = shortNames.get(fullName);
  if (known !== undefined) return known;
  const short = shorten(fullName);
  shortNames.set(fullName, short);
  return short;
}

function shorten(fullName: string) {
  const [given = '', ...others] = maskText(fullName, '')
    .replace(/(\p{L})[._](?=\p{L})/gu, '$1 ')
    .trim()
    .split(/\s+/);
  const surname = surnameAmong(others.filter((part) => part !== MASK));
  return surname ? `${given} ${String.fromCodePoint(surname.codePointAt(0)!).toUpperCase()}.` : given;
}

/** The last word, unless the name ends in two Spanish surnames: people go by the first of these. */
function surnameAmong(words: string[]) {
  const [first, second] = words.filter((word) => !PARTICLES.has(word.toLowerCase())).slice(-2);
  return first && second && isSpanishSurname(first) && isSpanishSurname(second) ? first : words.at(-1);
}
