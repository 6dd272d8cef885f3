import { expect, test } from 'vitest';
import type { UserType } from '#contract/accounts/fields.ts';
import type { Reason } from '#contract/campaigns/reasons.ts';
import { createI18n } from '#web/i18n/i18n.ts';
import type { Language } from '#web/i18n/language.ts';
import { reasonTexts } from './reason-texts.ts';

async function textOf(reason: Partial<Reason> & Pick<Reason, 'part'>, language: Language, reader: UserType) {
  const i18n = await createI18n(language, ['campaigns']);
  const textsOf = reasonTexts(i18n.getFixedT(null, 'campaigns'), language, reader);
  return textsOf({ share: 0, met: [], partly: [], missing: [], ...reason }).map(({ text }) => text);
}

test('found and missing skills each say which they are', async () => {
  const reason = { part: 'skills' as const, met: ['Negotiation'], missing: ['Discovery calls', 'B2B SaaS'] };
  expect(await textOf(reason, 'en', 'talent')).toEqual([
    'you list Negotiation',
    'you don’t list Discovery calls, B2B SaaS',
  ]);
  expect(await textOf(reason, 'es', 'talent')).toEqual(['indicas Negotiation', 'no indicas Discovery calls, B2B SaaS']);
  expect(await textOf(reason, 'en', 'company')).toEqual(['has Negotiation', 'missing Discovery calls, B2B SaaS']);
  expect(await textOf(reason, 'es', 'company')).toEqual(['tiene Negotiation', 'faltan Discovery calls, B2B SaaS']);
});

test('skills that are all found are just named', async () => {
  expect(await textOf({ part: 'skills', share: 1, met: ['Negotiation'] }, 'es', 'talent')).toEqual(['Negotiation']);
});

test('a place isn’t missing: the talent is elsewhere', async () => {
  const berlin = { part: 'location' as const, missing: ['Berlin'] };
  expect(await textOf(berlin, 'en', 'company')).toEqual(['not in Berlin']);
  expect(await textOf(berlin, 'es', 'talent')).toEqual(['fuera de Berlín']);
  expect(await textOf({ part: 'location', partly: ['Berlin'] }, 'en', 'company')).toEqual([
    'not in Berlin, but in the same country',
  ]);
});

test('titles and work types differ', async () => {
  expect(await textOf({ part: 'title', missing: ['Sales Closer'] }, 'en', 'company')).toEqual([
    'different, Sales Closer required',
  ]);
  expect(await textOf({ part: 'workType', missing: ['remote'] }, 'es', 'talent')).toEqual(['distinta, se pide remoto']);
});

test('the names of languages and work types follow a colon, so they keep their lower case in Spanish', async () => {
  expect(await textOf({ part: 'languages', share: 1, met: ['English'] }, 'es', 'company')).toEqual(['inglés']);
  expect(await textOf({ part: 'workType', share: 1, met: ['remote'] }, 'es', 'company')).toEqual(['remoto']);
});
