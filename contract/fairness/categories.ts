import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { RACE_ANSWERS, SEX_ANSWERS } from '../values/categories.ts';

const answers = {
  sex: z.enum(SEX_ANSWERS, 'required'),
  race: z.enum(RACE_ANSWERS, 'required').describe('Race or ethnicity.'),
};

const categoriesSchema = z.object(answers);
export type Categories = z.infer<typeof categoriesSchema>;

const declaredCategoriesSchema = z
  .object({
    declared: z
      .object({ ...answers, declaredAt: z.iso.datetime() })
      .nullable()
      .describe('Null unless you have declared them.'),
  })
  .meta({ id: 'DeclaredCategories', description: 'What a talent declared about themselves. No one else can read it.' });
export type DeclaredCategories = z.infer<typeof declaredCategoriesSchema>;

const own = { tag: 'Fairness', caller: 'talent', path: '/talent/categories' } as const;

/** Categories that talent may declare so that impact ratios can be computed. Voluntary, private, and erased when withdrawn. */
export const categories = {
  getCategories: route({
    ...own,
    method: 'GET',
    summary: 'Retrieve your declared categories',
    description: 'Returns the sex and the race or ethnicity that you declared, if you did.',
    limit: LIMITS.read,
  }).output(declaredCategoriesSchema),
  declareCategories: route({
    ...own,
    method: 'PUT',
    summary: 'Declare your categories',
    description: 'Stores sex and race or ethnicity, encrypted, for counting impact ratios by group and nothing else.',
    limit: LIMITS.write,
  })
    .input(categoriesSchema.extend({ hasConsented: z.literal(true, 'required').describe('Your explicit consent.') }))
    .output(declaredCategoriesSchema),
  withdrawCategories: route({
    ...own,
    method: 'DELETE',
    summary: 'Withdraw your declared categories',
    description: 'Withdraws your consent and erases what you declared.',
    limit: LIMITS.write,
  }).output(declaredCategoriesSchema),
};
