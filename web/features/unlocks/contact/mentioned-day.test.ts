import { expect, test } from 'vitest';
import { dayOf } from '#web/lib/dates.ts';
import { mentionedDay } from './mentioned-day.ts';

const MONDAY = new Date(2026, 10, 30, 10);
const dayIn = (text: string) => {
  const day = mentionedDay(text, MONDAY);
  return day && dayOf(day);
};

test.each([
  ['Call on Thursday at 3pm', '2026-12-03'],
  ['Wants to talk next Monday', '2026-12-07'],
  ['Follow up in two weeks', '2026-12-14'],
  ['Tomorrow morning, not too early', '2026-12-01'],
  ['Second interview on 5 December', '2026-12-05'],
  ['Ask again in January', '2027-01-01'],
  ['Llamar el jueves a las 15 h', '2026-12-03'],
  ['Called on Monday; call again on Thursday', '2026-12-03'],
  ['Hablamos mañana', '2026-12-01'],
  ['Hablamos pasado mañana', '2026-12-02'],
  ['Escribir dentro de dos semanas', '2026-12-14'],
  ['Retomar la semana que viene', '2026-12-07'],
  ['Entrevista el 5 de diciembre', '2026-12-05'],
])('%s: %s', (text, day) => expect(dayIn(text)).toBe(day));

test.each([
  '',
  'Great on camera, 3 years of experience',
  '3 años de experiencia',
  'Only free por la mañana',
  'Worked there since 2019, salary 45000',
  'Call back today',
  'Called on Monday.',
  'Met her last Friday, since Tuesday no answer',
  'Hablé con ella el jueves',
  'A team of 10-15 people',
])('%s mentions no day to come', (text) => expect(dayIn(text)).toBeUndefined());
