import { z } from 'zod';
import { WORK_TYPES } from './values/talents.ts';
import { phoneSchema } from './accounts/fields.ts';
import { personName } from './fields/names.ts';
import { optionalLine, optionalText, requiredLine, webAddressSchema } from './fields/text.ts';
import { LIMITS, route } from './route.ts';
import { ownVideoSchema } from './videos/own-video.ts';
export const POSITIONS_MAX = 10;

export const workTypeSchema = z.enum(WORK_TYPES);

export type WorkType = z.infer<typeof workTypeSchema>;

const skillsSchema = z.array(requiredLine(60)).max(30, 'too_many').optional();

/** What is left out stays as it is. */
const positionInput = z.object({
  id: z.uuid().optional(),
  positionTitle: requiredLine(80),
  skills: skillsSchema,
  experienceYears: z.int().min(0).max(70).nullable().optional(),
  workType: workTypeSchema.nullable().optional(),
});

export const positionSchema = z.object({
  id: z.uuid(),
  positionTitle: z.string(),
  skills: z.array(z.string()),
  experienceYears: z.int().nullable(),
  workType: workTypeSchema.nullable(),
  /** The video that is published, or the one on its way: the newest first. */
  videos: z.array(ownVideoSchema),
});

export type Position = z.infer<typeof positionSchema>;

export const talentProfileSchema = z.object({
  fullName: z.string(),
  phone: z.string(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  bio: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  birthDate: z.iso.date().nullable(),
  positions: z.array(positionSchema),
});

export type TalentProfile = z.infer<typeof talentProfileSchema>;

export const saveProfileSchema = z.object({
  fullName: personName(120),
  phone: phoneSchema,
  languages: z.array(requiredLine(40)).max(30, 'too_many'),
  skills: skillsSchema,
  bio: optionalText(2000).optional(),
  city: optionalLine(80).optional(),
  country: optionalLine(80).optional(),
  linkedinUrl: webAddressSchema(300).nullable().optional(),
  birthDate: z.iso
    .date('date')
    .refine((date) => date >= '1900-01-01' && date <= new Date().toISOString().slice(0, 10), 'date')
    .nullable()
    .optional(),
  positions: z.array(positionInput).min(1).max(POSITIONS_MAX, 'too_many'),
});

const tag = 'Talent';

export const talents = {
  getProfile: route({
    method: 'GET',
    path: '/talent/profile',
    summary: 'The own profile with its positions and videos',
    tag,
    caller: 'talent',
    limit: LIMITS.read,
  }).output(talentProfileSchema),
  saveProfile: route({
    method: 'PUT',
    path: '/talent/profile',
    summary:
      'Save the profile and its positions, all or nothing; a position without an id is added, one left out stays as it is',
    tag,
    caller: 'talent',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(saveProfileSchema)
    .output(talentProfileSchema),
  addPosition: route({
    method: 'POST',
    path: '/talent/positions',
    summary: 'Add a position',
    tag,
    caller: 'talent',
    limit: LIMITS.write,
    errors: ['conflict'],
  })
    .input(z.object({ positionTitle: requiredLine(80) }))
    .output(positionSchema),
  removePosition: route({
    method: 'DELETE',
    path: '/talent/positions/{positionId}',
    summary: 'Remove a position and its video; the last one stays',
    tag,
    caller: 'talent',
    limit: LIMITS.write,
    errors: ['not_found', 'conflict'],
  })
    .input(z.object({ positionId: z.uuid() }))
    .output(z.object({})),
};
