import { PRODUCT_NAME } from '../values/product.ts';

/** Characters that replace letters in passwords. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** A password must have this many letters besides personal names. */
const MIN_OWN_LETTERS = 6;
/** Shorter names occur in too many passwords to check for. */
const MIN_NAME_LETTERS = 3;

export const unleet = (text: string) => text.replace(/[013457@$!]/g, (character) => LEET[character]!);

/**
 * Whether a password consists mainly of the person's name, the email or the product's name. The server refuses it; forms use this
 * to say so during typing.
 * @param personal emails and names of the person who chooses it
 */
export function isPersonal(password: string, personal: string[]): boolean {
  const letters = (text: string) => unleet(text.toLowerCase()).replace(/[^\p{L}]/gu, '');
  const whole = letters(password);
  const names = [PRODUCT_NAME, ...personal]
    .map((text) => text.replace(/\.[^.@]+$/, ''))
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(letters)
    .filter((name) => name.length >= MIN_NAME_LETTERS)
    .sort((a, b) => b.length - a.length);
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), whole);
  return rest.length < whole.length && rest.length < MIN_OWN_LETTERS;
}
