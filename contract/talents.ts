import { z } from 'zod';
import { countrySchema } from './fields/country.ts';
import { AGE_MIN } from './values/limits.ts';
import { NOTICE_DAYS } from './values/plans.ts';
import { WORK_TYPES } from './values/product.ts';
import { phoneSchema } from './accounts/fields.ts';
import { personName, optionalLine, optionalText, requiredLine } from './fields/text.ts';
import { linkedinSchema } from './fields/website.ts';
import { LIMITS, route } from './route.ts';
import { ownVideoSchema } from './videos/own-video.ts';

export const POSITIONS_MAX = 10;
export const workTypeSchema = z.enum(WORK_TYPES);
export type WorkType = z.infer<typeof workTypeSchema>;

export const salarySchema = z
  .int('amount')
  .min(0, 'amount')
  .max(100_000_000_00, 'amount')
  .nullable()
  .describe('Euro cents per year.');
const ownSalarySchema = salarySchema.describe(
  'The least yearly salary, in euro cents. Companies filter by it and see whether a campaign reaches it, but never the amount.',
);
const noticeSchema = z.literal(NOTICE_DAYS).nullable().describe('How many days until you can start.');
const skillsSchema = z.array(requiredLine(60)).max(30, 'too_many').optional();

/** Omitted fields stay unchanged. */
const positionInput = z.object({
  id: z.uuid().optional(),
  positionTitle: requiredLine(80),
  skills: skillsSchema,
  experienceYears: z.int().min(0).max(70).nullable().optional(),
  workType: workTypeSchema.nullable().optional(),
  salaryMinMinor: ownSalarySchema.optional(),
  noticeDays: noticeSchema.optional(),
});

export const positionSchema = z
  .object({
    id: z.uuid(),
    positionTitle: z.string(),
    skills: z.array(z.string()),
    experienceYears: z.int().nullable(),
    workType: workTypeSchema.nullable(),
    salaryMinMinor: ownSalarySchema,
    noticeDays: noticeSchema,
    isFound: z.boolean().describe('Companies can find the position now.'),
    isFindable: z.boolean().describe('Companies can find the position whenever your profile is not paused.'),
    videos: z.array(ownVideoSchema).describe('The published video and the one in progress, newest first.'),
  })
  .meta({ id: 'Position', description: 'A position that a talent offers.' });
export type Position = z.infer<typeof positionSchema>;

export const talentProfileSchema = z
  .object({
    fullName: z.string(),
    phone: z.string(),
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    bio: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    birthDate: z.iso.date().nullable(),
    isPaused: z.boolean().describe('You hide from companies until you resume.'),
    positions: z.array(positionSchema).max(POSITIONS_MAX),
  })
  .meta({ id: 'TalentProfile', description: 'A talent as they see themselves.' });
export type TalentProfile = z.infer<typeof talentProfileSchema>;

/** The birth date, as YYYY-MM-DD, of people who reach this age today. */
function birthDateAt(age: number) {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - age);
  return day.toISOString().slice(0, 10);
}

export const birthDateSchema = z.iso
  .date('date')
  .refine((date) => date >= '1900-01-01' && date <= birthDateAt(0), { error: 'date', abort: true })
  .refine((date) => date <= birthDateAt(AGE_MIN), 'too_young');

export const saveProfileSchema = z.object({
  fullName: personName(120),
  phone: phoneSchema,
  languages: z.array(requiredLine(40)).max(30, 'too_many'),
  skills: skillsSchema,
  bio: optionalText(2000).optional(),
  city: optionalLine(80).optional(),
  country: countrySchema.nullable().optional(),
  linkedinUrl: linkedinSchema.nullable().optional(),
  birthDate: birthDateSchema.nullable().optional(),
  positions: z.array(positionInput).min(1).max(POSITIONS_MAX, 'too_many'),
});

const own = { tag: 'Talent', caller: 'talent', limit: LIMITS.write } as const;

export const talents = {
  getProfile: route({
    ...own,
    method: 'GET',
    path: '/talent/profile',
    summary: 'Retrieve your talent profile',
    description: 'Returns your profile with its positions and videos.',
    limit: LIMITS.read,
  }).output(talentProfileSchema),
  saveProfile: route({
    ...own,
    method: 'PUT',
    path: '/talent/profile',
    summary: 'Update your talent profile',
    description:
      'Saves the profile and its positions, all or nothing. A position without an id is added; one that is left out stays as it is.',
    errors: ['not_found'],
  })
    .input(saveProfileSchema)
    .output(talentProfileSchema),
  addPosition: route({
    ...own,
    method: 'POST',
    path: '/talent/positions',
    summary: 'Add a position',
    description: 'Adds a position to your profile. Answers `conflict` once you have ten.',
    errors: ['conflict'],
  })
    .input(z.object({ positionTitle: requiredLine(80) }))
    .output(positionSchema),
  removePosition: route({
    ...own,
    method: 'DELETE',
    path: '/talent/positions/{positionId}',
    summary: 'Remove a position',
    description: 'Removes a position and its video. Answers `conflict` for your last position.',
    errors: ['not_found', 'conflict'],
  })
    .input(z.object({ positionId: z.uuid() }))
    .output(z.object({})),
};
