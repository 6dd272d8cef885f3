import { z } from 'zod';

/** A word with a dot that a mail client would turn into a link. Initials ("J.R. Smith") don't match. */
const HOST = /[\p{L}\p{M}\p{N}-]{2,}\.[\p{L}\p{M}]{2,}|(?:^|\s)[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,4}(?!\p{L}))/u;
const PERSON = /^[\p{L}\p{M} .'’-]*$/u;
const COMPANY = /^[\p{L}\p{M}\p{N} .,'’&()+!-]*$/u;

/** A name on one line. Messages are keys under `validation.`. */
const name = (max: number, characters: RegExp, problem: string) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(max, { error: 'too_long', abort: true })
    .refine((text) => !HOST.test(text), { error: 'name_link', abort: true })
    .regex(characters, problem)
    .regex(/\p{L}|\p{N}/u, problem);

/** Letters of any script, spaces, apostrophes, hyphens and dots. */
export const personName = (max: number) => name(max, PERSON, 'person_name');
/** What a person's name may contain, plus digits and common punctuation. */
export const companyName = (max: number) => name(max, COMPANY, 'company_name');
