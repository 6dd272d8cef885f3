import type { Campaign, CampaignInput } from '#contract/campaigns/campaigns.ts';
import { eurosOf, groupedEuros, minorOf } from '#web/lib/forms/euros.ts';
import type { CampaignValues } from './campaign-schema.ts';

/** The values as the form shows them: those of a campaign, or of a new one. */
export const valuesOf = (campaign: Campaign | undefined, language: string): CampaignValues => ({
  title: campaign?.title ?? '',
  description: campaign?.description ?? '',
  skills: campaign?.skills ?? [],
  languages: campaign?.languages ?? [],
  location: campaign?.location ?? '',
  workType: campaign?.workType ?? '',
  salaryMin: groupedEuros(eurosOf(campaign?.salaryMinMinor ?? null), language),
  salaryMax: groupedEuros(eurosOf(campaign?.salaryMaxMinor ?? null), language),
  startsOn: campaign?.startsOn ?? '',
});

export const inputOf = ({
  salaryMin,
  salaryMax,
  location,
  workType,
  startsOn,
  ...rest
}: CampaignValues): CampaignInput => ({
  ...rest,
  location: location || null,
  workType: workType === '' ? null : workType,
  salaryMinMinor: minorOf(salaryMin),
  salaryMaxMinor: minorOf(salaryMax),
  startsOn: startsOn || null,
});

export const STATE_TONES = { open: 'ok', paused: 'warn', closed: 'plain' } as const;
