import type { TFunction } from 'i18next';
import type { Campaign, CampaignInput } from '#contract/campaigns/campaigns.ts';
import { eurosOf, groupedEuros, minorOf } from '#web/lib/forms/euros.ts';
import type { CampaignValues } from './campaign-schema.ts';

const CENTS = 100;

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

/** "€40,000 – €60,000", "from €40,000", "up to €60,000"; null without a salary. */
export function salaryText(
  t: TFunction<'campaigns'>,
  { salaryMinMinor: least, salaryMaxMinor: most }: Pick<Campaign, 'salaryMinMinor' | 'salaryMaxMinor'>,
  language: string,
) {
  const euro = (amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
      amount / CENTS,
    );
  if (least === null) return most === null ? null : t('salary.upTo', { amount: euro(most) });
  return most === null ? t('salary.from', { amount: euro(least) }) : `${euro(least)} – ${euro(most)}`;
}

export const STATE_TONES = { open: 'ok', paused: 'warn', closed: 'plain' } as const;
