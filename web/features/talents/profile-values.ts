import { z } from 'zod';
import { NOTICE_DAYS } from '#contract/values/plans.ts';
import { type TalentProfile, saveProfileSchema, workTypeSchema } from '#contract/talents.ts';

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
  country: text(80),
  linkedinUrl: emptyOr(z.url({ protocol: /^https?$/, error: 'url' }).max(300, 'too_long')),
  birthDate: emptyOr(
    z.string().refine((date) => date >= '1900-01-01' && date <= new Date().toISOString().slice(0, 10), 'date'),
  ),
  positions: z.record(
    z.string(),
    z.object({
      positionTitle: z.string().trim().min(1, 'required'),
      skills: words,
      experienceYears: z.string().regex(/^(|[0-9]|[1-6][0-9]|70)$/, 'number'),
      workType: z.literal('').or(workTypeSchema),
      /** In euros, as typed. */
      salary: z.string().regex(/^\d{0,8}$/, 'amount'),
      noticeDays: z.enum(['', ...NOTICE_DAYS.map(String)]),
    }),
  ),
});
export type ProfileValues = z.infer<typeof formSchema>;

const CENTS = 100;

export const valuesOf = (profile: TalentProfile): ProfileValues => ({
  fullName: profile.fullName,
  phone: profile.phone,
  languages: profile.languages,
  skills: profile.skills,
  bio: profile.bio ?? '',
  city: profile.city ?? '',
  country: profile.country ?? '',
  linkedinUrl: profile.linkedinUrl ?? '',
  birthDate: profile.birthDate ?? '',
  positions: Object.fromEntries(
    profile.positions.map(({ id, positionTitle, skills, experienceYears, workType, salaryMinMinor, noticeDays }) => [
      id,
      {
        positionTitle,
        skills,
        experienceYears: experienceYears?.toString() ?? '',
        workType: workType ?? '',
        salary: salaryMinMinor === null ? '' : String(salaryMinMinor / CENTS),
        noticeDays: noticeDays?.toString() ?? '',
      },
    ]),
  ),
});

/** The server's input, in the order of the profile's positions. */
export const inputOf = ({ positions, ...person }: ProfileValues, profile: TalentProfile) => ({
  ...person,
  bio: person.bio || null,
  city: person.city || null,
  country: person.country || null,
  linkedinUrl: person.linkedinUrl || null,
  birthDate: person.birthDate || null,
  positions: profile.positions.map(({ id, positionTitle }) => {
    const position = positions[id];
    if (!position) return { id, positionTitle };
    const { experienceYears, workType, salary, noticeDays, ...rest } = position;
    return {
      id,
      ...rest,
      experienceYears: experienceYears === '' ? null : Number(experienceYears),
      workType: workType === '' ? null : workType,
      salaryMinMinor: salary === '' ? null : Number(salary) * CENTS,
      noticeDays: NOTICE_DAYS.find((days) => String(days) === noticeDays) ?? null,
    };
  }),
});

/** Translates the server's name of a field, such as "positions.1.positionTitle", to the form's. */
export const fieldOf = (name: string, profile: TalentProfile) =>
  name.replace(/^positions\.(\d+)\./, (_all, index: string) => `positions.${profile.positions[Number(index)]?.id}.`);

/** Number of unsaved fields. */
export function countDirty(dirty: unknown): number {
  if (dirty === true) return 1;
  if (Array.isArray(dirty)) return dirty.some((part) => countDirty(part) > 0) ? 1 : 0;
  if (typeof dirty !== 'object' || dirty === null) return 0;
  return Object.values(dirty).reduce<number>((sum, part) => sum + countDirty(part), 0);
}
