import { z } from 'zod';
import { corporateEmailSchema, emailSchema, passwordSchema } from '#contract/accounts/fields.ts';
import { registerCompanySchema, registerTalentSchema } from '#contract/accounts/registration.ts';

const isTyped = (value: unknown) => (value as { confirmation: string }).confirmation !== '';
/** Said together with whatever else is wrong. */
const differs = {
  message: 'passwords_differ',
  path: ['confirmation'],
  when: ({ value }: { value: unknown }) => isTyped(value),
};
const confirmation = z.string().min(1, 'required');
const isSame = ({ password, confirmation: again }: { password: string; confirmation: string }) => password === again;

export const talentFormSchema = registerTalentSchema
  .omit({ language: true, referralCode: true })
  .extend({ confirmation })
  .refine(isSame, differs);

export const companyFormSchema = registerCompanySchema
  .omit({ language: true, referralCode: true })
  .extend({ confirmation })
  .refine(isSame, differs);

export const newPasswordSchema = z.object({ password: passwordSchema, confirmation }).refine(isSame, differs);

export const forgotSchema = z.object({ email: z.string().trim().min(1, 'email_needed').pipe(emailSchema) });

export const changeEmailSchemas = {
  talent: z.object({ email: emailSchema }),
  company: z.object({ email: corporateEmailSchema }),
};
