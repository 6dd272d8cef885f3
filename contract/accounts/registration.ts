import { z } from 'zod';
import { countrySchema } from '../fields/country.ts';
import { companyName, personName, requiredLine } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { REFERRAL_CODE_MAX } from '../values/limits.ts';
import {
  corporateEmailSchema,
  emailSchema,
  languageTagSchema,
  passwordSchema,
  phoneSchema,
  REFERRAL_CODE,
  sessionUserSchema,
  signedInSchema,
  tokenSchema,
} from './fields.ts';

const referralCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .max(REFERRAL_CODE_MAX)
  .regex(REFERRAL_CODE)
  .optional()
  .catch(undefined)
  .describe('The code of the referral link that was followed. A malformed code is ignored.');

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
  country: countrySchema,
  password: passwordSchema,
  language: languageTagSchema.default('en'),
  referralCode: referralCodeSchema,
});

const confirmationSchema = z
  .object({
    user: sessionUserSchema.nullable().describe('The signed-in account.'),
    passwordNeededFor: z
      .object({ email: z.string() })
      .nullable()
      .describe('Call again with a new password. The link has not been used up.'),
  })
  .meta({ id: 'Confirmation', description: 'Both fields are null if the email was already confirmed.' });
export type Confirmation = z.infer<typeof confirmationSchema>;

const open = { tag: 'Registration', caller: 'anyone', method: 'POST', limit: LIMITS.credentials } as const;

export const registration = {
  registerTalent: route({
    ...open,
    path: '/accounts/talent',
    summary: 'Register as talent',
    description:
      'Creates a talent account and emails a confirmation link. The answer is the same if the email already has an account.',
  })
    .input(registerTalentSchema)
    .output(z.object({})),
  registerCompany: route({
    ...open,
    path: '/accounts/company',
    summary: 'Register as a company',
    description:
      'Starts a company account, signs in and emails a confirmation link. The answer is the same if the email already has an account.',
  })
    .input(registerCompanySchema)
    .output(signedInSchema),
  confirmEmail: route({
    ...open,
    path: '/accounts/confirm',
    summary: 'Confirm an email',
    description:
      'Uses up the token of a confirmation link and signs in. In a browser other than the one that registered, a new password must be set.',
    errors: ['invalid_link', 'code_needed'],
  })
    .input(tokenSchema.extend({ password: passwordSchema.optional() }))
    .output(confirmationSchema),
  resendConfirmation: route({
    ...open,
    path: '/accounts/confirmation',
    summary: 'Resend the confirmation link',
    description: 'Emails a new confirmation link. The answer is the same if the email has no unconfirmed account.',
    limit: LIMITS.mail,
  })
    .input(z.object({ email: emailSchema }))
    .output(z.object({})),
};
