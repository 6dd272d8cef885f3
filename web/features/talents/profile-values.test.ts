import { expect, test } from 'vitest';
import type { TalentProfile } from '#contract/talents.ts';
import { formSchema } from './profile-schema.ts';
import { shownValuesOf, valuesOf } from './profile-values.ts';

const profile = {
  fullName: 'Marta Ruiz',
  phone: '+34 612 004 118',
  languages: ['Spanish'],
  skills: [],
  country: 'Spain',
  positions: [{ id: 'first', positionTitle: 'Sales Closer', skills: [], salaryMinMinor: 4_500_000 }],
} as unknown as TalentProfile;

test('a salary is shown with its thousands separated, and validated, it is the stored one again', () => {
  for (const [language, salary] of [
    ['en', '45,000'],
    ['es', '45.000'],
  ] as const) {
    const shown = shownValuesOf(profile, language);
    expect(shown.positions.first!.salary).toBe(salary);
    expect(formSchema.parse(shown)).toEqual(valuesOf(profile));
  }
});
