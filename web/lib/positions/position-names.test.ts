import { expect, test } from 'vitest';
import type { Position } from '#contract/talents.ts';
import { createI18n } from '#web/i18n/i18n.ts';
import { positionNames } from './position-names.ts';

const closer = (workType: Position['workType'] = null) => ({ positionTitle: 'Sales Closer', workType });
const SETTER = { positionTitle: 'Appointment Setter', workType: 'remote' } as const;

test('positions are named by title, and those that share one also by work type or number', async () => {
  const t = (await createI18n('en', ['positions'])).getFixedT(null, 'positions');
  expect(positionNames(t, [closer('remote'), SETTER], 'en')).toEqual(['Sales Closer', 'Appointment Setter']);
  expect(positionNames(t, [closer('remote'), SETTER, closer('on-site')], 'en')).toEqual([
    'Sales Closer (remote)',
    'Appointment Setter',
    'Sales Closer (on-site)',
  ]);
  expect(positionNames(t, [closer(), closer('hybrid')], 'en')).toEqual(['Sales Closer', 'Sales Closer (hybrid)']);
  expect(positionNames(t, [SETTER, closer('remote'), closer('remote')], 'en')).toEqual([
    'Appointment Setter',
    'Sales Closer (position 2)',
    'Sales Closer (position 3)',
  ]);
});

test('in Spanish, listed titles have their Spanish names', async () => {
  const t = (await createI18n('es', ['positions'])).getFixedT(null, 'positions');
  expect(positionNames(t, [closer('remote'), SETTER, closer('on-site')], 'es')).toEqual([
    'Closer de ventas (remoto)',
    'Setter de citas',
    'Closer de ventas (presencial)',
  ]);
});
