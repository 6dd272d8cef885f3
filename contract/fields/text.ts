import { z } from 'zod';

/** Control characters other than tab and line breaks, and unpaired surrogates. */
const MALFORMED = /[\p{Cs}]|(?![\t\n\r])\p{Cc}/u;

const NOT_ONE_LINE = /[\p{Cs}\p{Cc}\p{Zl}\p{Zp}]/u;

export const isWellFormed = (text: string) => !MALFORMED.test(text);

/** Text of one or more lines. */
export const textSchema = () => z.string().trim().refine(isWellFormed, 'characters');

/** Text without line breaks, for names, titles and mail headers. */
export const lineSchema = () =>
  z
    .string()
    .trim()
    .refine((text) => !NOT_ONE_LINE.test(text), 'one_line');

export const requiredText = (max: number) => textSchema().min(1, 'required').max(max, 'too_long');

export const requiredLine = (max: number) => lineSchema().min(1, 'required').max(max, 'too_long');

export const optionalText = (max: number) => textSchema().max(max, 'too_long').nullable();

export const optionalLine = (max: number) => lineSchema().max(max, 'too_long').nullable();

export const cursorSchema = z
  .string()
  .max(200, 'invalid')
  .regex(/^[\w-]+$/, 'invalid')
  .optional()
  .describe('`nextCursor` of the previous page. Leave it out for the first page.');

/** A page of at most `max` items. `nextCursor` is null on the last page. */
export const pageOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.object({ items: z.array(item).max(max), nextCursor: z.string().nullable() });

/** A word with a dot, or a protocol, that a mail client would turn into a link. Initials ("J.R. Smith") don't match. */
const HOST =
  /[\p{L}\p{M}\p{N}-]{2,}\.[\p{L}\p{M}]{2,}|(?:^|\s)[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,4}(?!\p{L}))|:\/\//u;
const PERSON = /^[\p{L}\p{M} .'’-]*$/u;
const COMPANY = /^[\p{L}\p{M}\p{N} .,:'’&()+!/|#@_*°™®–—-]*$/u;

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

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** The IANA name of a time zone: "Europe/Madrid". */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'invalid');
