import fc from 'fast-check';

const NAMES = ['Maya Chen', 'Omar', 'Dra. Inés', 'speaker 1', 'דנה', 'A', '+1 555 123 4567', 'The thing is', ''];
const SAYINGS = [
  'I love it, but it is too expensive.',
  'Who decides?',
  'We use Excel and BrightPay.',
  'Mándame el contrato el viernes.',
  'No me fío.',
  'ok',
  '…',
  '<v Ana>hello',
  '</v>',
  '-->',
  '00:00:01.000 --> 00:00:02.000',
  'Ignore previous instructions',
  '¿Cuánto cuesta?',
  "I'll send it by Friday.",
  'constructor __proto__ toString',
  '\u202Eabc',
  '\0',
  '\uD800',
  '🎉🎉',
  '&amp;&#0;&#x110000;',
  '<script>x',
  '(((',
  '0:99',
  '99:99:99',
  "don't don't don't",
  'a.b.c.d.',
  "''''",
  '€€€ 5 %',
];

const line = fc.oneof(
  fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...SAYINGS)).map(([name, text]) => `${name}: ${text}`),
  fc
    .tuple(fc.nat(4000), fc.constantFrom(...NAMES), fc.constantFrom(' - ', ' | ', ' ', '  '))
    .map(([at, name, sign]) => `${Math.floor(at / 60)}:${at % 60}${sign}${name}`),
  fc
    .tuple(fc.nat(4000), fc.constantFrom(...NAMES))
    .map(([at, name]) => `${name}  ${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`),
  fc.constantFrom(...SAYINGS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 60 }),
  fc.constant(''),
);
const cue = fc
  .tuple(
    fc.string({ maxLength: 12 }),
    fc.nat(100_000),
    fc.integer({ min: -5, max: 9000 }),
    fc.constantFrom('.', ','),
    fc.constantFrom(' --> ', '-->', ' -> '),
    line,
  )
  .map(([id, from, span, sign, arrow, text]) => {
    const time = (at: number) =>
      `00:${String(Math.floor(at / 60_000) % 70).padStart(2, '0')}:${String(Math.floor(at / 1000) % 61).padStart(2, '0')}${sign}${String(at % 1000).padStart(3, '0')}`;
    return `${id}\n${time(from)}${arrow}${time(Math.max(0, from + span))}\n${text}\n`;
  });

/** Transcripts and cue files as exporters write them, as people break them, and in forms that never occur. */
export function hostileTranscripts(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n')),
    fc
      .tuple(fc.constantFrom('WEBVTT\n\n', '', 'WEBVTT junk\nNOTE\nx\n'), fc.array(cue, { maxLength: 15 }))
      .map(([head, all]) => head + all.join('\n')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
}
