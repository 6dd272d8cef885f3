import { expect, test } from 'vitest';
import type { TalentCard } from '#contract/search/search.ts';
import { csvOf } from './selection-csv.ts';

const card = {
  talentName: 'Marta S.',
  positionTitle: '=HYPERLINK("https://evil.example")',
  city: 'Lisbon, old town',
  country: 'PT',
  languages: ['Portuguese', 'English'],
  workType: null,
  experienceYears: 0,
  skills: ['Negotiation', 'Excel'],
  scores: null,
} as unknown as TalentCard;

test('a spreadsheet opens the file with its accents, and runs no cell as a formula', async () => {
  const file = csvOf([card], new Date('2026-11-22T10:00:00Z'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([file.name, ...bytes.slice(0, 3)]).toEqual(['talent-2026-11-22.csv', 0xef, 0xbb, 0xbf]);
  const [, row] = (await file.text()).split('\r\n');
  expect(row).toBe(
    `Marta S.,"'=HYPERLINK(""https://evil.example"")","Lisbon, old town",PT,Portuguese; English,,0,Negotiation; Excel,,,`,
  );
});
