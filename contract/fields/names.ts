import { z } from 'zod';

/** A word with a dot in it that a mail program would make a link of; initials ("J.R. Smith") are none. */
const HOST = /[\p{L}\p{M}\p{N}-]{2,}\.[\p{L}\p{M}]{2,}|(?:^|\s)[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,4}(?!\p{L}))/u;

const PERSON = /^[\p{L}\p{M} .'’-]*$/u;

const COMPANY = /^[\p{L}\p{M}\p{N} .,'’&()+!-]*$/u;

/** One line that says what somebody is called. Messages are keys under `validation.`. */
const name = (max: number, signs: RegExp, problem: string) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(max, { error: 'too_long', abort: true })
    .refine((text) => !HOST.test(text), { error: 'name_link', abort: true })
    .regex(signs, problem)
    .regex(/\p{L}|\p{N}/u, problem);

/** Letters of any script, spaces, apostrophes, hyphens and dots. */
export const personName = (max: number) => name(max, PERSON, 'person_name');

/** The same, and digits and the signs that companies use. */
export const companyName = (max: number) => name(max, COMPANY, 'company_name');
