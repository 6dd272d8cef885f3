import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat, dateText, formatFor, momentText } from './dates.ts';

const AT = '2026-11-19T16:20:00';
const asks = (...languages: string[]) => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { languages });
};
afterEach(() => vi.unstubAllGlobals());

test.each([
  [['en'], 'en', '19 Nov 2026', '19 Nov, 16:20'],
  [['en-GB', 'en'], 'en', '19 Nov 2026', '19 Nov, 16:20'],
  [['en-US', 'en'], 'en', 'Nov 19, 2026', 'Nov 19, 4:20 PM'],
  [['es-ES', 'en'], 'en', '19 Nov 2026', '19 Nov, 16:20'],
  [['es-ES', 'en-US'], 'es', '19 nov 2026', '19 nov, 16:20'],
])('a browser that asks for %j shows dates of its region on a page in “%s”', (asked, language, date, moment) => {
  asks(...asked);
  expect(dateText(AT, language)).toBe(date);
  expect(momentText(AT, language, new Date(AT)).replace(/\u202f/g, ' ')).toBe(moment);
});

test('a moment in another year includes the year', () => {
  asks('en');
  expect(momentText(AT, 'en', new Date('2027-01-02'))).toBe('19 Nov 2026, 16:20');
});

test('a server formats dates for its reader’s region, and leaves space for those that depend on the time zone', () => {
  formatFor(['en-US']);
  expect(dateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date('2026-11-19'))).toBe(
    'Nov 19, 2026',
  );
  expect(dateText(AT, 'en')).toBe('\u2007'.repeat('Nov 19, 2026'.length));
  formatFor();
});

test('prerendered pages don’t depend on the region of the machine', () => {
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  expect(dateText(AT, 'en')).toBe('19 Nov 2026');
});

test('no screen formats dates in another way', () => {
  // The legal pages are prerendered, so their date is the same for everyone.
  const own = ['web/lib/dates.ts', 'web/lib/dates.test.ts', 'web/features/legal/legal-text.tsx'];
  const others = globSync('web/**/*.{ts,tsx}').filter(
    (file) =>
      !own.includes(file) && /new Intl\.DateTimeFormat|toLocale(Date|Time)?String\(/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});
