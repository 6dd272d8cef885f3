import { expect, test } from 'vitest';
import type { TalentCard } from '#contract/search/search.ts';
import { createI18n } from '#web/i18n/i18n.ts';
import type { Language } from '#web/i18n/language.ts';
import { csvOf } from './selection-csv.ts';

const card = {
  talentName: 'Marta S.',
  positionTitle: '=HYPERLINK("https://evil.example")',
  city: 'Lisbon',
  country: 'PT',
  languages: ['Portuguese', 'English'],
  workType: null,
  experienceYears: 0,
  skills: ['Negotiation', 'Excel'],
  scores: null,
} as unknown as TalentCard;

async function csvIn(language: Language) {
  const i18n = await createI18n(language, ['search', 'scores']);
  return csvOf([card], {
    t: i18n.getFixedT(null, ['search', 'scores']),
    language,
    at: new Date('2026-11-22T10:00:00Z'),
  });
}

test('a spreadsheet opens the file with its accents, and runs no cell as a formula', async () => {
  const file = await csvIn('en');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([file.name, ...bytes.slice(0, 3)]).toEqual(['talent-2026-11-22.csv', 0xef, 0xbb, 0xbf]);
  const [, row] = (await file.text()).split('\r\n');
  expect(row).toBe(
    `Marta S.,"'=HYPERLINK(""https://evil.example"")",Lisbon,Portugal,Portuguese; English,,0,Negotiation; Excel,,,`,
  );
});

test('headings and values are in the reader’s language', async () => {
  const [headings, row] = (await (await csvIn('es')).text()).split('\r\n');
  expect(headings).toContain('Puesto,Ciudad,País,Idiomas,Modalidad');
  expect(row).toContain('Lisboa,Portugal,Portugués; Inglés');
});
