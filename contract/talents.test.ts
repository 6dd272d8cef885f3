import { expect, test } from 'vitest';
import { linkedinSchema, websiteSchema } from './fields/website.ts';
import { birthDateSchema } from './talents.ts';
import { LANGUAGES } from './values/languages.ts';

test.each([
  ['linkedin.com/in/marisol', 'https://linkedin.com/in/marisol'],
  ['es.linkedin.com/in/marisol', 'https://es.linkedin.com/in/marisol'],
  ['http://www.linkedin.com/in/marisol', 'http://www.linkedin.com/in/marisol'],
  ['https://example.com/linkedin.com', null],
  ['https://notlinkedin.com/in/marisol', null],
  ['https://linkedin.com.example/in/marisol', null],
  ['marisol', null],
])('the LinkedIn page %s is saved as %s', (typed, saved) =>
  expect(linkedinSchema.safeParse(typed)).toMatchObject(
    saved === null ? { error: { issues: [{ message: 'linkedin' }] } } : { data: saved },
  ),
);

test('a website without a protocol gets https', () =>
  expect(websiteSchema.parse('Acme.com/jobs')).toBe('https://acme.com/jobs'));

test('anyone born less than sixteen years ago is too young, and a birth date in the future is a mistake', () => {
  const born = (years: number, days: number) => {
    const day = new Date();
    day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + days);
    return birthDateSchema.safeParse(day.toISOString().slice(0, 10)).error?.issues.map(({ message }) => message);
  };
  expect([born(16, 0), born(16, 1), born(0, 2)]).toEqual([undefined, ['too_young'], ['date']]);
});

test('languages are offered in alphabetical order', () =>
  expect([...LANGUAGES].toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual([...LANGUAGES]));
