import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import type { Reason } from '#contract/campaigns/reasons.ts';
import { scoreTexts } from '#web/lib/score-texts.ts';
import { languageInText } from '#web/lib/language-name.ts';
import { dateFormat } from '#web/lib/dates.ts';

interface ReasonText {
  text: string;
  isMet: boolean;
}

/** Phrases the reasons of a match for the reader in the screen's language, met requirements first. */
export function useReasonTexts(reader: UserType) {
  const { t, i18n } = useTranslation('campaigns');
  const { language } = i18n;
  const day = (date: string) => dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  const nameOf = (part: Reason['part'], value: string) => {
    if (part === 'workType') return t(`workType.${value as 'remote'}`);
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

  return (reason: Reason): ReasonText[] => {
    const { part, share, met, partly, missing, isRemote, isUnstated } = reason;
    const fact = factOf(reason);
    if (fact) return [{ text: fact, isMet: share === 1 || part === 'delivery' }];
    if (isRemote) return [{ text: t('bothRemote'), isMet: true }];
    const named = (values: string[]) => values.map((value) => nameOf(part, value)).join(', ');
    const gap = { what: named(missing), count: missing.length };
    const unmet = isUnstated ? t(`gap.${reader}.unstated`, gap) : t(`gap.${reader}.missing`, gap);
    return [
      ...(met.length > 0 ? [{ text: named(met), isMet: true }] : []),
      ...(partly.length > 0 ? [{ text: t('partly', { what: named(partly) }), isMet: false }] : []),
      ...(missing.length > 0 ? [{ text: unmet, isMet: false }] : []),
    ];
  };
}
