import { expect, test } from 'vitest';
import { createI18n } from '#web/i18n/i18n.ts';
import { lineOf } from './texts.ts';

const data = {
  campaignId: '00000000-0000-4000-8000-000000000001',
  campaignTitle: 'Closers for Berlin',
  positionId: '00000000-0000-4000-8000-000000000002',
  talentName: 'Marta R.',
  positionTitle: 'Sales Closer',
  score: 50,
};

test.each(['en', 'es'] as const)(
  'in %s, a match has its score out of 100, in emails and in the list',
  async (language) => {
    const i18n = await createI18n(language, ['notifications', 'campaigns']);
    const line = lineOf(language, { kind: 'match', data });
    expect(line).toContain(`50 ${i18n.t('campaigns:of100')}`);
    expect(i18n.t('notifications:what.match', data)).toBe(line);
  },
);
