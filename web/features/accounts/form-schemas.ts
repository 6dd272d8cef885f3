import { z } from 'zod';
import { corporateEmailSchema, emailSchema, passwordSchema } from '#contract/accounts/fields.ts';
import { registerCompanySchema, registerTalentSchema } from '#contract/accounts/registration.ts';

/** Checked together with the other fields, so that a mismatch is reported along with other errors. */
const samePasswords = z
  .object({ password: z.string(), confirmation: z.string() })
  .refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
    message: 'passwords_differ',
    path: ['confirmation'],
  })
  .transform(() => ({}));
const confirmation = z.string().min(1, 'required');

export const talentFormSchema = samePasswords.and(
  registerTalentSchema.omit({ language: true, referralCode: true }).extend({ confirmation }),
);

export const companyFormSchema = samePasswords.and(
  registerCompanySchema.omit({ language: true, referralCode: true }).extend({ confirmation }),
);

export const newPasswordSchema = samePasswords.and(z.object({ password: passwordSchema, confirmation }));

export const forgotSchema = z.object({ email: z.string().trim().min(1, 'email_needed').pipe(emailSchema) });

export const changeEmailSchemas = {
  talent: z.object({ email: emailSchema }),
  company: z.object({ email: corporateEmailSchema }),
};
