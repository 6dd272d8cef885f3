import type { TFunction } from 'i18next';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { dateFormat } from '#web/lib/dates.ts';
import { languageName } from '#contract/values/language-name.ts';
import { salaryText } from './campaign-values.ts';

const EM_SPACE = '\u2003';

const dayText = (day: string, language: string) =>
  dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Location, work type, languages, salary and start date, in one line. */
export const factsText = (
  t: TFunction<'campaigns'>,
  campaign: Pick<Campaign, 'location' | 'workType' | 'languages' | 'salaryMinMinor' | 'salaryMaxMinor' | 'startsOn'>,
  language: string,
) =>
  [
    campaign.location,
    campaign.workType && t(`workType.${campaign.workType}`),
    campaign.languages.map((name) => languageName(name, language)).join(' · '),
    salaryText(t, campaign, language),
    campaign.startsOn && t('starts', { day: dayText(campaign.startsOn, language) }),
  ]
    .filter(Boolean)
    .join(EM_SPACE);
