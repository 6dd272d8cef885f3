import { expect, test } from 'vitest';
import type { Position } from '#contract/talents.ts';
import { createI18n } from '#web/i18n/i18n.ts';
import { positionNames } from './position-names.ts';

const closer = (workType: Position['workType'] = null) => ({ positionTitle: 'Sales Closer', workType });
const SETTER = { positionTitle: 'Appointment Setter', workType: 'remote' } as const;

test('positions are named by title, and those that share one also by work type or number', async () => {
  const t = (await createI18n('en', ['positions'])).getFixedT(null, 'positions');
  expect(positionNames(t, [closer('remote'), SETTER])).toEqual(['Sales Closer', 'Appointment Setter']);
  expect(positionNames(t, [closer('remote'), SETTER, closer('on-site')])).toEqual([
    'Sales Closer (remote)',
    'Appointment Setter',
    'Sales Closer (on-site)',
  ]);
  expect(positionNames(t, [closer(), closer('hybrid')])).toEqual(['Sales Closer', 'Sales Closer (hybrid)']);
  expect(positionNames(t, [SETTER, closer('remote'), closer('remote')])).toEqual([
    'Appointment Setter',
    'Sales Closer (position 2)',
    'Sales Closer (position 3)',
  ]);
});
