import type { Viseme } from '../renderer/figure.ts';

/** How loud (dB under the clause's peak) and how noisy (zero crossings per sample) a kind of sound is. */
type Sound = { loudness: number; spread: number; noise: number; length: number };

const vowel: Sound = { loudness: -6, spread: 6, noise: 0.06, length: 1 };
const kinds: [RegExp, Sound][] = [
  [/^[pbtdkɡgqʔcɟʈɖ]/u, { loudness: -28, spread: 12, noise: 0.15, length: 0.8 }],
  [/^(tʃ|dʒ|ts)/u, { loudness: -22, spread: 10, noise: 0.35, length: 1.1 }],
  [/^[fsʃθxhɸçχħ]/u, { loudness: -20, spread: 8, noise: 0.4, length: 1 }],
  [/^[vzʒðβɣ]/u, { loudness: -16, spread: 8, noise: 0.18, length: 0.75 }],
  [/^[mnŋɲɱɳ]/u, { loudness: -13, spread: 7, noise: 0.04, length: 0.75 }],
  [/^[lɹrɾwjʎɫɭʁɻ]/u, { loudness: -12, spread: 7, noise: 0.06, length: 0.65 }],
];
const isVowel = (phoneme: string) => /^[ˈˌ]?[aɑɐæɒɔoeɛɜɚəiɪᵻɨuʊyʌøœɵɤʉ]/u.test(phoneme);

export function soundOf(phoneme: string): Sound {
  if (isVowel(phoneme)) {
    const long = /ː|[aeoəɔɐ][ɪʊ]/u.test(phoneme) ? 1.75 : /^[ˈˌ]?[əɐᵻɪ]$/u.test(phoneme) ? 0.7 : 1.1;
    return { ...vowel, length: long * (phoneme.startsWith('ˈ') ? 1.2 : 1) };
  }
  const plain = phoneme.replace(/^[ˈˌ]/u, '');
  const affricate = kinds[1]!;
  return (affricate[0].test(plain) ? affricate : kinds.find(([letters]) => letters.test(plain)))?.[1] ?? vowel;
}

export const isStressed = (phoneme: string) => phoneme.startsWith('ˈ');

/** The mouth for a phoneme. Wide-open mouths are kept for stressed vowels: speech is mostly small movements. */
export function visemeOf(phoneme: string): Viseme {
  const plain = phoneme.replace(/^[ˈˌ]/u, '');
  if (/^[pbm]/u.test(plain)) return 'closed';
  if (/^[fv]/u.test(plain)) return 'teeth';
  if (/^(w|u|ʊ|o|ɔ|ʃ|ʒ|tʃ|dʒ|əʊ|y|ø|œ)/u.test(plain)) return 'oh';
  if (/^(a|ɑ|æ|ɒ|ʌ)/u.test(plain)) return isStressed(phoneme) ? 'aa' : 'talk';
  if (/^(i|ɪ|e|ɛ|j|s|z|ᵻ)/u.test(plain)) return 'ee';
  return 'talk';
}

/** Which mouth wins when several phonemes share one frame: lips that meet must be seen. */
export const visemeWeight: Record<Viseme, number> = {
  closed: 2.4,
  teeth: 2,
  aa: 1.5,
  oh: 1.2,
  ee: 1.1,
  talk: 0.9,
  smile: 0.1,
};
