import { expect, test } from 'vitest';
import { readSentences } from './decide/read-sentences.ts';
import { readDue } from './due.ts';

// The call is on a Monday.
test.each([
  ['en', 'I will send it in a fortnight.', '2026-03-16', 'in a fortnight'],
  ['en', 'You get it the week after next.', '2026-03-16', 'the week after next'],
  ['en', 'I will send it by the end of the month.', '2026-03-31', 'by the end of the month'],
  ['en', 'I will send it in April.', null, 'in April'],
  ['en', 'We decide before the middle of December.', null, 'before the middle of December'],
  ['en', 'Let us meet on 12 May.', '2026-05-12', 'on 12 May'],
  ['es', 'Te envío una guía antes del viernes.', '2026-03-06', 'antes del viernes'],
  ['es', 'Te lo mando dentro de quince días.', '2026-03-17', 'dentro de quince días'],
  ['es', 'Lo tienes a final de mes.', '2026-03-31', 'a final de mes'],
  ['es', 'Lo retomamos en abril.', null, 'en abril'],
  ['es', 'Lo preparo para finales de marzo.', null, 'para finales de marzo'],
  ['es', 'Llamada con Ainhoa el 10 de abril.', '2026-04-10', 'el 10 de abril'],
] as const)('%s: %s', (language, text, day, said) => {
  const { readings } = readSentences([{ sourceLine: 1, speaker: 'Ana', text, startMs: null, endMs: null }], () => {});
  expect(readDue(readings[0]!, '2026-03-02', language)).toEqual({ day, text: said });
});

test.each([
  ['en', 'I may send it.'],
  ['en', 'We signed a March agreement and I will send it.'],
] as const)('%s: %s names no day', (language, text) => {
  const { readings } = readSentences([{ sourceLine: 1, speaker: 'Ana', text, startMs: null, endMs: null }], () => {});
  expect(readDue(readings[0]!, '2026-03-02', language)).toBeNull();
});
