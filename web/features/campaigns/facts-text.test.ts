import { expect, test } from 'vitest';
import { createI18n } from '#web/i18n/i18n.ts';
import { factTexts } from './facts-text.ts';

const UNKNOWN = {
  location: null,
  workType: null,
  languages: [],
  salaryMinMinor: null,
  salaryMaxMinor: null,
  startsOn: null,
};

test('each language is a fact of its own', async () => {
  const t = (await createI18n('en', ['campaigns'])).getFixedT(null, 'campaigns');
  const campaign = { ...UNKNOWN, location: 'Madrid', languages: ['Spanish', 'Portuguese'] };
  expect(factTexts(t, campaign, 'en')).toEqual(['Madrid', 'Spanish', 'Portuguese']);
  expect(factTexts(t, UNKNOWN, 'en')).toEqual([]);
});

test('a city has its name in the language of the screen', async () => {
  const t = (await createI18n('es', ['campaigns'])).getFixedT(null, 'campaigns');
  expect(factTexts(t, { ...UNKNOWN, location: 'Lisbon' }, 'es')).toEqual(['Lisboa']);
});
