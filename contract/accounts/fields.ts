import { z } from 'zod';
import { isWellFormed, lineSchema } from '../fields/text.ts';
import { CORPORATE_EMAIL_MIN, PASSWORD_MAX, PASSWORD_MIN, PHONE_DIGITS_MAX } from '../values/limits.ts';
import { fitsItsCountry } from '../values/phone-countries.ts';

export const PERSONAL_EMAIL_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
] as const;

/** The maximum number of links emailed to one address per hour. Further requests send nothing. */
export const MAILED_LINKS_PER_HOUR = 10;

export const userTypeSchema = z.enum(['talent', 'company']);
export type UserType = z.infer<typeof userTypeSchema>;

/** Messages of field schemas are translation keys under `validation.`. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'too_long')
  .pipe(z.email('email'));

const PERSONAL = new Set<string>(PERSONAL_EMAIL_DOMAINS);

export const corporateEmailSchema = emailSchema
  .refine((email) => !PERSONAL.has(email.slice(email.lastIndexOf('@') + 1)), 'corporate_email')
  .refine((email) => email.length >= CORPORATE_EMAIL_MIN, 'corporate_email_short');

export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN, 'password')
  .max(PASSWORD_MAX, 'too_long')
  .regex(/[a-z]/, 'password')
  .regex(/[A-Z]/, 'password')
  .regex(/[0-9]/, 'password')
  .refine(isWellFormed, 'characters');

export const phoneSchema = z
  .string()
  .trim()
  .min(1, { error: 'phone_required', abort: true })
  .max(24, 'phone')
  .regex(new RegExp(`^\\+?(?:[ ().-]*[0-9]){4,${PHONE_DIGITS_MAX}}[ ().-]*$`), 'phone')
  .refine(fitsItsCountry, 'phone');

export const languageTagSchema = z.enum(['en', 'es']);

/** Letters, digits, `-` and `_`, which need no escaping in a URL. */
export const REFERRAL_CODE = /^[\p{L}\p{N}_-]+$/u;

export const sessionUserSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    userType: userTypeSchema,
    isAdmin: z.boolean(),
    emailVerified: z.boolean(),
    companyName: z.string().nullable(),
    logoUrl: z.string().nullable().describe('Of a company.'),
    erasedAt: z.iso.datetime().nullable().describe('When the account is erased, if its owner requested deletion.'),
  })
  .meta({ id: 'Account', description: 'The signed-in account.' });
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const tokenSchema = z.object({
  token: lineSchema().min(1, 'required').max(2048, 'too_long').describe('The token in the emailed link.'),
});

export const signedInSchema = z
  .object({ user: sessionUserSchema })
  .meta({ id: 'SignedIn', description: 'The account that is now signed in.' });
