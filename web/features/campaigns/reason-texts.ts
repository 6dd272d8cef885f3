import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { UserType } from '#contract/accounts/fields.ts';
import type { Reason } from '#contract/campaigns/reasons.ts';
import { locationText } from '#contract/values/names/place-name.ts';
import { scoreTexts } from '#web/lib/score-texts.ts';
import { languageInText } from '#contract/values/names/language-name.ts';
import { dateFormat } from '#web/lib/dates.ts';

interface ReasonText {
  text: string;
  isMet: boolean;
}

/** Phrases the reasons of a match for the reader in the screen's language, met requirements first. */
export function useReasonTexts(reader: UserType) {
  const { t, i18n } = useTranslation('campaigns');
  return reasonTexts(t, i18n.language, reader);
}

export function reasonTexts(t: TFunction<'campaigns'>, language: string, reader: UserType) {
  const day = (date: string) => dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  const nameOf = (part: Reason['part'], value: string) => {
    if (part === 'workType') return t(`workType.${value as 'remote'}`).toLocaleLowerCase(language);
    if (part === 'location') return locationText(value, language);
    if (part === 'title') return titleName(value, language);
    return part === 'languages'
      ? value
          .split(' / ')
          .map((name) => languageInText(name, language))
          .join(' / ')
      : value;
  };

  /** The facts behind a reason that names no requirements. */
  const factOf = ({ part, share, years, availability, scores, isUnstated }: Reason) => {
    if (scores) return t('delivery', scoreTexts(scores, language));
    if (years)
      return isUnstated
        ? t(`gap.${reader}.years`, { count: years.asked })
        : t('years', { count: years.asked, has: years.has });
    if (part === 'salary') {
      if (isUnstated) return t(`gap.${reader}.salary`);
      return t(share === 1 ? 'salary.met' : share > 0 ? 'salary.open' : 'salary.missing');
    }
    if (!availability) return null;
    const { asked, from } = availability;
    return from === null ? t(`gap.${reader}.availability`) : t('available', { from: day(from), asked: day(asked) });
  };

  /** Says what the talent lacks. Places, work types and whole titles differ; the rest is missing. */
  const gapOf = ({ part, met, missing, isUnstated }: Reason, what: string) => {
    if (isUnstated) return t(`gap.${reader}.unstated`, { what });
    if (part === 'location') return t('elsewhere', { what });
    if (part === 'workType' || (part === 'title' && met.length === 0)) return t(`other.${part}`, { what });
    return t(`gap.${reader}.missing`, { what, count: missing.length });
  };

  return (reason: Reason): ReasonText[] => {
    const { part, share, met, partly, missing, isRemote } = reason;
    const fact = factOf(reason);
    if (fact) return [{ text: fact, isMet: share === 1 || part === 'delivery' }];
    if (isRemote) return [{ text: t('bothRemote'), isMet: true }];
    const named = (values: string[]) => values.map((value) => nameOf(part, value)).join(', ');
    const isMixed = partly.length + missing.length > 0;
    const near = part === 'location' ? 'nearby' : 'partly';
    return [
      ...(met.length > 0
        ? [{ text: isMixed ? t(`found.${reader}`, { what: named(met) }) : named(met), isMet: true }]
        : []),
      ...(partly.length > 0 ? [{ text: t(near, { what: named(partly) }), isMet: false }] : []),
      ...(missing.length > 0 ? [{ text: gapOf(reason, named(missing)), isMet: false }] : []),
    ];
  };
}
