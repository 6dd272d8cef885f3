import type { TFunction } from 'i18next';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { dateFormat } from '#web/lib/dates.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import { locationText } from '#contract/values/names/place-name.ts';
import { salaryText } from './salary-text.ts';

const dayText = (day: string, language: string) =>
  dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Location, work type, languages, salary and start date. */
export const factTexts = (
  t: TFunction<'campaigns'>,
  campaign: Pick<Campaign, 'location' | 'workType' | 'languages' | 'salaryMinMinor' | 'salaryMaxMinor' | 'startsOn'>,
  language: string,
) =>
  [
    campaign.location && locationText(campaign.location, language),
    campaign.workType && t(`workType.${campaign.workType}`),
    ...campaign.languages.map((name) => languageName(name, language)),
    salaryText(t, campaign, language),
    campaign.startsOn && t('starts', { day: dayText(campaign.startsOn, language) }),
  ].filter((text) => text !== null && text !== '');
