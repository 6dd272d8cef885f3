import { isPersonal, unleet } from '#contract/accounts/personal-password.ts';
import { invalid } from '../../platform/http/failure.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords from known breaches, in lower case. The long list is loaded on first use. */
function readCommon(): Promise<ReadonlySet<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  ));
}

/**
 * Refuses passwords that are common, also with digits or other characters around them or in place of letters, and those that
 * consist mainly of the person's name, the email or the product's name. The contract checks length and kinds of characters.
 * @param personal emails and names of the person who chooses it
 * @throws invalid_input (`field`): `password_common` or `password_personal`
 */
export async function requireStrongPassword(password: string, personal: string[], field = 'password') {
  if (isPersonal(password, personal)) throw invalid(field, 'password_personal');
  const list = await readCommon();
  if (spellings(password).some((spelling) => list.has(spelling))) throw invalid(field, 'password_common');
}

const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Returns the password and the words it is a simple variant of. */
function spellings(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const withoutEnd = lower.replace(/[^\p{L}]+$/u, '');
  const variants = [lower, unleet(lower), withoutEnd, unleet(withoutEnd), core(lower), core(unleet(lower))];
  const halves = variants.filter((text) => text.length % 2 === 0 && isTwice(text));
  return [...variants, ...halves.map((text) => text.slice(0, text.length / 2))].filter((text) => text.length > 2);
}

const isTwice = (text: string) => text.slice(0, text.length / 2) === text.slice(text.length / 2);
