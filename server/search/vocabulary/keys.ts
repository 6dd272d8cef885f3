import { normalise, stemOf } from '../query/words.ts';

/** Words that connect others inside a name: "closer de ventas" is "closer ventas". */
const CONNECTING = new Set(
  'of de del the a an la las el los in en for para y and e to at con with on por as'.split(' '),
);

/** The words of a text as they are compared: normalised, split at hyphens and apostrophes, without surrounding dots. */
export const comparedWords = (text: string) =>
  normalise(text)
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}+#.&]+/u)
    .map((word) => word.replace(/^[.&]+|[.&]+$/g, ''))
    .filter(Boolean);

/** The key under which names are compared: stems of the words that matter. */
export function nameKey(name: string) {
  const words = comparedWords(name);
  const telling = words.filter((word) => !CONNECTING.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf).join(' ');
}

export const isConnecting = (word: string) => CONNECTING.has(word);
