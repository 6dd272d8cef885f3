import { z } from 'zod';
import { registerCompanySchema, registerTalentSchema } from '#contract/accounts/registration.ts';

const matches = { message: 'passwords_differ', path: ['confirmation'] };
const confirmation = { confirmation: z.string().min(1, 'required') };
const same = ({ password, confirmation: again }: { password: string; confirmation: string }) => password === again;

export const talentFormSchema = registerTalentSchema
  .omit({ language: true, referralCode: true })
  .extend(confirmation)
  .refine(same, matches);
export const companyFormSchema = registerCompanySchema
  .omit({ language: true, referralCode: true })
  .extend(confirmation)
  .refine(same, matches);
