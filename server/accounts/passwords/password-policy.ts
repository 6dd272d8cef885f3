import { PRODUCT_NAME } from '#contract/values/product.ts';
import { invalid } from '../../platform/http/failure.ts';

/** Signs that stand for letters in passwords. */
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
/** Fewer letters than this beside a name leave nothing to guess. */
const LEAST_OWN = 6;
const LEAST_NAME = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/** The most used passwords of known breaches, in small letters. Read on first use: it is a long list. */
function readCommon(): Promise<ReadonlySet<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  ));
}

/**
 * Beside the rules of form: a new password is none that many have, also with digits and signs around it or in place of letters,
 * and not mainly its person's name, email or the product's name.
 * @param personal emails and names of whoever chooses it
 * @throws invalid_input (`field`): `password_common` or `password_personal`
 */
export async function needGoodPassword(password: string, personal: string[], field = 'password') {
  if (isPersonal(password, [PRODUCT_NAME, ...personal])) throw invalid(field, 'password_personal');
  const list = await readCommon();
  if (spellings(password).some((spelling) => list.has(spelling))) throw invalid(field, 'password_common');
}

const unleet = (text: string) => text.replace(/[013457@$!]/g, (sign) => LEET[sign]!);
const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** A password, and what it is a simple variant of. */
function spellings(password: string): string[] {
  const small = password.normalize('NFKC').toLowerCase();
  const withoutEnd = small.replace(/[^\p{L}]+$/u, '');
  const variants = [small, unleet(small), withoutEnd, unleet(withoutEnd), core(small), core(unleet(small))];
  const halves = variants.filter((text) => text.length % 2 === 0 && isTwice(text));
  return [...variants, ...halves.map((text) => text.slice(0, text.length / 2))].filter((text) => text.length > 2);
}

const isTwice = (text: string) => text.slice(0, text.length / 2) === text.slice(text.length / 2);

function isPersonal(password: string, personal: string[]) {
  const letters = (text: string) => unleet(text.toLowerCase()).replace(/[^\p{L}]/gu, '');
  const whole = letters(password);
  const names = personal
    .map((text) => text.replace(/\.[^.@]+$/, ''))
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(letters)
    .filter((name) => name.length >= LEAST_NAME)
    .sort((a, b) => b.length - a.length);
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), whole);
  return rest.length < whole.length && rest.length < LEAST_OWN;
}
