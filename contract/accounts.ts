import { z } from 'zod';
import {
  CORPORATE_EMAIL_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PERSONAL_EMAIL_DOMAINS,
  PHONE_DIGITS_MAX,
  REFERRAL_CODE_MAX,
} from './constants.ts';
import { companyName, personName } from './names.ts';
import { LIMITS, route } from './route.ts';
import { isWellFormed, lineSchema, requiredLine } from './text.ts';

export const userTypeSchema = z.enum(['talent', 'company']);
export type UserType = z.infer<typeof userTypeSchema>;

/** Messages are translation keys under `validation.`. */
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
  .regex(new RegExp(`^\\+?(?:[ ().-]*[0-9]){4,${PHONE_DIGITS_MAX}}[ ().-]*$`), 'phone');

export const languageTagSchema = z.enum(['en', 'es']);

/** Letters, digits, `-` and `_`: what an address can carry as it is. */
export const REFERRAL_CODE = /^[\p{L}\p{N}_-]+$/u;

/** Whose link somebody followed; one that can't be a code is left out. */
const referralCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .max(REFERRAL_CODE_MAX)
  .regex(REFERRAL_CODE)
  .optional()
  .catch(undefined);

export const registerTalentSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  fullName: personName(120),
  language: languageTagSchema.default('en'),
  referralCode: referralCodeSchema,
});

export const registerCompanySchema = z.object({
  firstName: personName(60),
  lastName: personName(60),
  companyName: companyName(120),
  email: corporateEmailSchema,
  phone: phoneSchema.or(z.literal('')).optional(),
  city: requiredLine(80),
  country: requiredLine(80),
  password: passwordSchema,
  language: languageTagSchema.default('en'),
  referralCode: referralCodeSchema,
});

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'required').max(PASSWORD_MAX, 'too_long'),
  remember: z.boolean().default(false),
});

export const sessionUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  userType: userTypeSchema,
  isAdmin: z.boolean(),
  emailVerified: z.boolean(),
  companyName: z.string().nullable(),
  /** When the account is erased, if its owner asked for that. */
  erasedAt: z.iso.datetime().nullable(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const tokenSchema = z.object({ token: lineSchema().min(1, 'required').max(2048, 'too_long') });
/** Neither, if the email was confirmed before. */
const confirmationSchema = z.object({
  user: sessionUserSchema.nullable(),
  /** Call again with a new password; the link is not used up yet. */
  passwordNeededFor: z.object({ email: z.string() }).nullable(),
});
export type Confirmation = z.infer<typeof confirmationSchema>;
export const signedInSchema = z.object({ user: sessionUserSchema });
const tag = 'Accounts';

export const accounts = {
  getSession: route({
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in',
    tag,
    caller: 'anyone',
    limit: LIMITS.read,
  }).output(z.object({ user: sessionUserSchema.nullable() })),
  signIn: route({
    method: 'POST',
    path: '/session',
    summary: 'Sign in with email and password',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['wrong_credentials', 'email_not_confirmed', 'code_needed'],
  })
    .input(signInSchema)
    .output(signedInSchema),
  signOut: route({
    method: 'DELETE',
    path: '/session',
    summary: 'Sign out',
    tag,
    caller: 'anyone',
    limit: LIMITS.write,
  }).output(z.object({})),
  registerTalent: route({
    method: 'POST',
    path: '/accounts/talent',
    summary: 'Register as talent; the answer is the same for a known email',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
  })
    .input(registerTalentSchema)
    .output(z.object({})),
  registerCompany: route({
    method: 'POST',
    path: '/accounts/company',
    summary: 'Register as a company and sign in; the answer is the same for a known email',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
  })
    .input(registerCompanySchema)
    .output(signedInSchema),
  confirmEmail: route({
    method: 'POST',
    path: '/accounts/confirm',
    summary:
      'Use the token of a confirmation link and sign in; in another browser than registered, with a new password',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['invalid_link', 'code_needed'],
  })
    .input(tokenSchema.extend({ password: passwordSchema.optional() }))
    .output(confirmationSchema),
  resendConfirmation: route({
    method: 'POST',
    path: '/accounts/confirmation',
    summary: 'Mail the confirmation link again',
    tag,
    caller: 'anyone',
    limit: LIMITS.mail,
  })
    .input(z.object({ email: emailSchema }))
    .output(z.object({})),
  requestPasswordReset: route({
    method: 'POST',
    path: '/accounts/reset-request',
    summary: 'Mail a password reset link; the answer is the same for an unknown email',
    tag,
    caller: 'anyone',
    limit: LIMITS.mail,
  })
    .input(z.object({ email: emailSchema }))
    .output(z.object({})),
  checkResetLink: route({
    method: 'POST',
    path: '/accounts/reset-link',
    summary: 'Whose password the token of a reset link is for; the link is not used up',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['invalid_link'],
  })
    .input(tokenSchema)
    .output(z.object({ email: z.string(), userType: userTypeSchema })),
  resetPassword: route({
    method: 'POST',
    path: '/accounts/reset',
    summary: 'Set a new password with the token of a reset link, sign in, and sign out every other session',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['invalid_link', 'code_needed'],
  })
    .input(tokenSchema.extend({ password: passwordSchema }))
    .output(signedInSchema),
};
