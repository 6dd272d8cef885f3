import { stringify } from 'csv-stringify/browser/esm/sync';
import type { TFunction } from 'i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { TalentCard } from '#contract/search/search.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { countryName } from '#contract/values/names/country-name.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import { cellText } from '#contract/spreadsheet.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';

/**
 * The cards as CSV (UTF-8 with a byte order mark), with headings and values in the reader's language. Text that a spreadsheet
 * would take for a formula is escaped.
 */
export function csvOf(
  cards: readonly TalentCard[],
  { t, language, at }: { t: TFunction<['search', 'scores']>; language: string; at: Date },
): File {
  const rowOf = (card: TalentCard) => [
    talentName(card),
    titleName(card.positionTitle, language),
    card.city && cityName(card.city, language),
    card.country && countryName(card.country, language),
    card.languages.map((name) => languageName(name, language)).join('; '),
    card.workType && t(`workType.${card.workType}`),
    card.experienceYears,
    card.skills.join('; '),
    card.scores?.communication,
    card.scores?.confidence,
    card.scores?.clarity,
  ];
  const columns = [
    t('csv.name'),
    t('csv.position'),
    t('csv.city'),
    t('csv.country'),
    t('languages'),
    t('workTypes'),
    t('csv.years'),
    t('skills'),
    t('scores:communication'),
    t('scores:confidence'),
    t('scores:clarity'),
  ];
  const text = stringify([columns, ...cards.map((card) => rowOf(card).map((value) => value ?? ''))], {
    bom: true,
    cast: { string: cellText },
    record_delimiter: 'windows',
  });
  return new File([text], `talent-${at.toISOString().slice(0, 10)}.csv`, { type: 'text/csv; charset=utf-8' });
}
