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

/** A web address without whitespace, which `URL` would silently remove. */
export const webAddressSchema = (max: number) =>
  lineSchema()
    .max(max, 'too_long')
    .refine((address) => !/\s/.test(address), 'url')
    .pipe(z.url({ protocol: /^https?$/, error: 'url' }));

export const cursorSchema = z
  .string()
  .max(200, 'invalid')
  .regex(/^[\w-]+$/, 'invalid')
  .optional()
  .describe('`nextCursor` of the previous page. Leave it out for the first page.');
