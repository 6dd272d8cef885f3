import { z } from 'zod';
import { NOTICE_DAYS } from '#contract/values/plans.ts';
import { birthDateSchema, saveProfileSchema, workTypeSchema } from '#contract/talents.ts';
import { countrySchema } from '#contract/fields/country.ts';
import { eurosOf, isEuros, minorOf } from '#web/lib/forms/euros.ts';
import { linkedinSchema } from '#contract/fields/website.ts';

const { fullName, phone, languages } = saveProfileSchema.shape;
const words = z.array(z.string()).max(30, 'too_many');
const text = (max: number) => z.string().trim().max(max, 'too_long');
const emptyOr = <Schema extends z.ZodType>(schema: Schema) => z.literal('').or(schema);

/** The form's values, with an empty string for missing ones. */
export const formSchema = z.object({
  fullName,
  phone,
  languages,
  skills: words,
  bio: text(2000),
  city: text(80),
  country: emptyOr(countrySchema),
  linkedinUrl: emptyOr(linkedinSchema),
  birthDate: emptyOr(birthDateSchema),
  positions: z.record(
    z.string(),
    z.object({
      positionTitle: z.string().trim().min(1, 'required'),
      skills: words,
      experienceYears: z.string().regex(/^(|[0-9]|[1-6][0-9]|70)$/, 'number'),
      workType: z.literal('').or(workTypeSchema),
      salary: z
        .string()
        .refine(isEuros, 'amount')
        .transform((typed) => eurosOf(minorOf(typed))),
      noticeDays: z.enum(['', ...NOTICE_DAYS.map(String)]),
    }),
  ),
});
export type ProfileValues = z.infer<typeof formSchema>;
