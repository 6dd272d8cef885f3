import { expect, test } from 'vitest';
import { FINDING_LISTS } from '#contract/values/calls.ts';
import type { CallFinding, CallFindings } from '#contract/calls/analysis.ts';
import { summarize } from './summary.ts';

const finding = { text: 'I will send the quote tomorrow.' } as CallFinding;
const findingsWith = (list: keyof CallFindings) =>
  Object.fromEntries(FINDING_LISTS.map((name) => [name, name === list ? [finding] : []])) as CallFindings;
const countsOf = (findings: CallFindings) =>
  Object.fromEntries(FINDING_LISTS.map((name) => [name, findings[name].length])) as Record<keyof CallFindings, number>;
const say = (list: keyof CallFindings, sentiment: 'positive' | 'negative', engagementLevel: 'high' | 'low') => {
  const findings = findingsWith(list);
  return summarize({ findings, counts: countsOf(findings), sentiment, engagementLevel, speakers: [] }, 'en');
};

test.each([
  ['negative', 'high', 'The buyer is turning away from the offer but takes an active part.'],
  ['positive', 'low', 'The buyer speaks well of the offer but says little.'],
  ['positive', 'high', 'The buyer speaks well of the offer and takes an active part.'],
  ['negative', 'low', 'The buyer is turning away from the offer and says little.'],
] as const)('a %s mood with %s engagement reads as one sentence', (sentiment, level, sentence) =>
  expect(say('actionItems', sentiment, level).summary).toContain(sentence),
);

test('nobody is told that no next step was agreed beside something that is to be done', () => {
  expect(say('actionItems', 'positive', 'high').keyInsights).not.toContain('No next step was agreed.');
  expect(say('concerns', 'positive', 'high').keyInsights).toContain('No next step was agreed.');
});
