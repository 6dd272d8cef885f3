import { stringify } from 'csv-stringify/browser/esm/sync';
import type { TalentCard } from '#contract/search/search.ts';
import { talentName } from '#web/ui/masked-text.tsx';

const COLUMNS: [string, (card: TalentCard) => string | number | null | undefined][] = [
  ['Name', (card) => talentName(card)],
  ['Position', (card) => card.positionTitle],
  ['City', (card) => card.city],
  ['Country', (card) => card.country],
  ['Languages', (card) => card.languages.join('; ')],
  ['Work type', (card) => card.workType],
  ['Years of experience', (card) => card.experienceYears],
  ['Skills', (card) => card.skills.join('; ')],
  ['Communication', (card) => card.scores?.communication],
  ['Confidence', (card) => card.scores?.confidence],
  ['Clarity', (card) => card.scores?.clarity],
];

/** The cards as CSV (UTF-8 with a byte order mark). Text that a spreadsheet would take for a formula is escaped. */
export function csvOf(cards: readonly TalentCard[], at: Date): File {
  const rows = cards.map((card) => COLUMNS.map(([, read]) => read(card) ?? ''));
  const text = stringify([COLUMNS.map(([title]) => title), ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return new File([text], `talent-${at.toISOString().slice(0, 10)}.csv`, { type: 'text/csv; charset=utf-8' });
}
