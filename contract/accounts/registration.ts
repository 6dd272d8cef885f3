import { z } from 'zod';
import {
  REFERRAL_CODE,
  corporateEmailSchema,
  emailSchema,
  languageTagSchema,
  passwordSchema,
  phoneSchema,
  sessionUserSchema,
  signedInSchema,
  tokenSchema,
} from './fields.ts';
import { companyName, personName } from '../fields/names.ts';
import { requiredLine } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { REFERRAL_CODE_MAX } from '../values/text-lengths.ts';

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

/** Neither, if the email was confirmed before. */
const confirmationSchema = z.object({
  user: sessionUserSchema.nullable(),
  /** Call again with a new password; the link is not used up yet. */
  passwordNeededFor: z.object({ email: z.string() }).nullable(),
});

export type Confirmation = z.infer<typeof confirmationSchema>;

const tag = 'Accounts';

export const registration = {
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
};
