import type { Selectable } from 'kysely';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { WorkType } from '#contract/talents.ts';
import type { Campaigns } from '../platform/db/schema.gen.ts';

export type CampaignRow = Selectable<Campaigns>;

export const toInput = (row: CampaignRow): CampaignInput => ({
  title: row.title,
  description: row.description,
  skills: row.skills,
  languages: row.languages,
  location: row.location,
  workType: row.work_type as WorkType | null,
  salaryMinMinor: row.salary_min_minor,
  salaryMaxMinor: row.salary_max_minor,
  // The driver parses a date as midnight in this machine's time zone.
  startsOn: row.starts_on && row.starts_on.toLocaleDateString('sv-SE'),
});

export const toColumns = (input: CampaignInput) => ({
  title: input.title,
  description: input.description,
  skills: input.skills,
  languages: input.languages,
  location: input.location || null,
  work_type: input.workType,
  salary_min_minor: input.salaryMinMinor,
  salary_max_minor: input.salaryMaxMinor,
  starts_on: input.startsOn,
});
