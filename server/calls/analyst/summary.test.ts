import { expect, test } from 'vitest';
import { type CallLanguage, type CallSentiment, FINDING_LISTS } from '#contract/values/calls.ts';
import type { CallFinding, CallFindings, CallSpeaker } from '#contract/calls/analysis.ts';
import { summarize } from './summary.ts';

const finding = { text: 'I will send the quote tomorrow.' } as CallFinding;
const findingsWith = (list: keyof CallFindings) =>
  Object.fromEntries(FINDING_LISTS.map((name) => [name, name === list ? [finding] : []])) as CallFindings;
const countsOf = (findings: CallFindings) =>
  Object.fromEntries(FINDING_LISTS.map((name) => [name, findings[name].length])) as Record<keyof CallFindings, number>;
const BUYER = [{ name: 'Omar', side: 'buyer' }] as CallSpeaker[];
const say = (
  list: keyof CallFindings,
  sentiment: CallSentiment,
  engagementLevel: 'high' | 'medium' | 'low',
  language: CallLanguage = 'en',
  speakers = BUYER,
) => {
  const findings = findingsWith(list);
  return summarize({ findings, counts: countsOf(findings), sentiment, engagementLevel, speakers }, language);
};

test.each([
  ['positive', 'high', 'The buyer takes part actively and speaks well of the offer.'],
  ['positive', 'low', 'The buyer says little but speaks well of the offer.'],
  ['negative', 'high', 'The buyer takes part actively but is turning away from the offer.'],
  ['negative', 'low', 'The buyer says little and is turning away from the offer.'],
  ['mixed', 'medium', 'The buyer takes part and sees serious points for and against the offer.'],
  ['mixed', 'low', 'The buyer says little but sees serious points for and against the offer.'],
  ['neutral', 'high', 'The buyer takes part actively but doesn’t take a clear stance.'],
  ['neutral', 'low', 'The buyer says little and doesn’t take a clear stance.'],
] as const)('a %s mood with %s engagement reads as one sentence', (sentiment, level, sentence) =>
  expect(say('actionItems', sentiment, level).summary).toContain(sentence),
);

test.each([
  ['positive', 'high', 'Quien compra participa mucho y habla bien de la oferta.'],
  ['negative', 'medium', 'Quien compra participa, pero se aleja de la oferta.'],
  ['mixed', 'low', 'Quien compra dice poco, pero ve razones de peso a favor y en contra de la oferta.'],
  ['neutral', 'high', 'Quien compra participa mucho, pero no toma una postura clara.'],
  ['neutral', 'low', 'Quien compra dice poco y no toma una postura clara.'],
] as const)('the same in Spanish: %s, %s', (sentiment, level, sentence) =>
  expect(say('actionItems', sentiment, level, 'es').summary).toContain(sentence),
);

test.each(['positive', 'negative', 'mixed', 'neutral'] as const)(
  "says nothing about a buyer who isn't identified: %s",
  (sentiment) => {
    const texts = (['en', 'es'] as const).map((language) => say('questions', sentiment, 'high', language, []));
    expect(JSON.stringify(texts)).not.toMatch(/buyer|compra/);
  },
);

test('never claims that no next step was agreed when there is an action item', () => {
  expect(say('actionItems', 'positive', 'high').keyInsights).not.toContain('No next step was agreed.');
  expect(say('concerns', 'positive', 'high').keyInsights).toContain('No next step was agreed.');
});
