import { z } from 'zod';

/** NUL and the other control characters but tab and line breaks, and halves of surrogate pairs: nothing that people write. */
const MALFORMED = /[\p{Cs}]|(?![\t\n\r])\p{Cc}/u;

const NOT_ONE_LINE = /[\p{Cs}\p{Cc}\p{Zl}\p{Zp}]/u;

export const isWellFormed = (text: string) => !MALFORMED.test(text);

/** Text that may have several lines. */
export const textSchema = () => z.string().trim().refine(isWellFormed, 'characters');

/** Text without line breaks, as in names, titles and mail headers. */
export const lineSchema = () =>
  z
    .string()
    .trim()
    .refine((text) => !NOT_ONE_LINE.test(text), 'one_line');

export const requiredText = (max: number) => textSchema().min(1, 'required').max(max, 'too_long');

export const requiredLine = (max: number) => lineSchema().min(1, 'required').max(max, 'too_long');

export const optionalText = (max: number) => textSchema().max(max, 'too_long').nullable();

export const optionalLine = (max: number) => lineSchema().max(max, 'too_long').nullable();

/** A web address, without anything that `URL` would silently take out of it. */
export const webAddressSchema = (max: number) =>
  lineSchema()
    .max(max, 'too_long')
    .refine((address) => !/\s/.test(address), 'url')
    .pipe(z.url({ protocol: /^https?$/, error: 'url' }));

/** Where the next page of a list begins: `nextCursor` of the page before, as it was given. */
export const cursorSchema = z
  .string()
  .max(200, 'invalid')
  .regex(/^[\w-]+$/, 'invalid')
  .optional();
