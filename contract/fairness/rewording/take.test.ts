import { expect, test } from 'vitest';
import type { AdvertFinding } from '../adverts.ts';
import { marked, taken } from './take.ts';

const finding = (text: string, kind: AdvertFinding['kind'], words: string): AdvertFinding => ({
  kind,
  words,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  severity: 'discourages',
  source: 'local',
  edit: null,
});
const TEXT = 'She must be young, unmarried and able-bodied. We want a salesman who sells to engineers.';
const read = () =>
  marked(TEXT, [
    finding(TEXT, 'gender', 'She'),
    finding(TEXT, 'age', 'young'),
    finding(TEXT, 'family', 'unmarried'),
    finding(TEXT, 'disability', 'able-bodied'),
    finding(TEXT, 'gender', 'salesman'),
  ]);
const take = (before: ReturnType<typeof read>, words: string) =>
  taken(
    before,
    before.open.find((one) => one.words.toLowerCase() === words)!,
  );

test('findings follow their words through an edit, and are offered edits that fit the new text', () => {
  const first = take(read(), 'unmarried');
  expect(first.text).toBe('She must be young and able-bodied. We want a salesman who sells to engineers.');
  for (const { words, start, end } of first.open) expect(first.text.slice(start, end)).toBe(words);
  const second = take(take(first, 'she'), 'able-bodied');
  expect(second.text).toBe('They must be young. We want a salesman who sells to engineers.');
  const third = take(take(second, 'salesman'), 'young');
  expect(third).toEqual({ text: 'We want a salesperson who sells to engineers.', open: [] });
});

test('a finding whose sentence was removed is gone, and one without an edit changes nothing', () => {
  const text = 'Closer wanted. Young men only. Paid weekly.';
  const before = marked(text, [finding(text, 'age', 'Young'), finding(text, 'gender', 'men only')]);
  const after = take(before, 'men only');
  expect(after).toEqual({ text: 'Closer wanted. Paid weekly.', open: [] });
  const fixed = { ...before.open[0]!, edit: null };
  expect(taken({ text, open: [fixed] }, fixed)).toEqual({ text, open: [fixed] });
});

test('the part of a finding that an edit leaves in place stays marked', () => {
  const text = 'Rockstar ninja closer wanted! Young hungry guys, too.';
  const before = marked(text, [
    finding(text, 'culture', 'Rockstar ninja closer wanted'),
    finding(text, 'age', 'Young hungry guys'),
  ]);
  const after = take(take(before, 'rockstar ninja closer wanted'), 'young hungry guys');
  expect(after.open.map(({ words }) => words)).toEqual(['ninja closer wanted', 'Young hungry']);
});

test.each([
  ['gender', 'Guys and gals', 'Guys and gals wanted for our shop floor.', 'People wanted for our shop floor.'],
  ['gender', 'man or woman', 'We need a man or woman for the door.', 'We need a person for the door.'],
  [
    'gender',
    'chicos y chicas',
    'Buscamos chicos y chicas dinámicos para la tienda.',
    'Buscamos personas dinámicas para la tienda.',
  ],
  [
    'gender',
    'hombre',
    'Serás un hombre de ventas agresivo y con ganas.',
    'Serás una persona de ventas agresiva y con ganas.',
  ],
  ['gender', 'mujer', 'Puesto de tienda. Pensado para mujer. Jornada completa.', 'Puesto de tienda. Jornada completa.'],
  [
    'appearance',
    'with a photo',
    'Waiter wanted. Send a cover letter together with a photo.',
    'Waiter wanted. Send a cover letter.',
  ],
  [
    'appearance',
    'agraciada',
    'Vendedora, físicamente agraciada, con dos años de ventas.',
    'Vendedora, con dos años de ventas.',
  ],
  [
    'appearance',
    'attractive appearance',
    'We want a seller with an attractive appearance.',
    'We want a seller with a professional manner.',
  ],
  [
    'age',
    'Ambiente joven, somos',
    'Ambiente joven, somos un equipo de ventas en Madrid.',
    'Somos un equipo de ventas en Madrid.',
  ],
  [
    'age',
    'Perfil joven, buscamos',
    'Perfil joven, buscamos vendedores con carné para Madrid.',
    'Buscamos vendedores con carné para Madrid.',
  ],
  [
    'age',
    'alguien joven, con',
    'Buscamos a alguien joven, con ganas de vender.',
    'Buscamos a alguien, con ganas de vender.',
  ],
  ['age', 'Young team', 'Young team, we are ten sellers in London.', 'We are ten sellers in London.'],
  [
    'accent',
    'nativa inglesa',
    'Buscamos nativa inglesa para la oficina de ventas.',
    'Buscamos persona con inglés fluido para la oficina de ventas.',
  ],
  [
    'accent',
    'nativa francesa',
    'Buscamos profesora nativa francesa para la tarde.',
    'Buscamos profesora con francés fluido para la tarde.',
  ],
  ['accent', 'lengua nativa', 'Buscamos comercial de lengua nativa inglesa.', 'Buscamos comercial con inglés fluido.'],
  [
    'age',
    'a man or woman under 28',
    'We are looking for a man or woman under 28 to join our sales team.',
    'We are looking for a man or woman to join our sales team.',
  ],
  [
    'age',
    'menor de 28 años',
    'Buscamos hombre o mujer menor de 28 años para ventas.',
    'Buscamos hombre o mujer para ventas.',
  ],
  ['age', 'young', 'We need a young man or woman for the shop.', 'We need a man or woman for the shop.'],
  ['gender', 'salesman', 'We want a salesman or saleswoman for Leeds.', 'We want a salesperson for Leeds.'],
  ['gender', 'man', 'We want a woman or a man who can sell.', 'We want a person who can sell.'],
  ['years', '8 years', 'We ask for 6-8 years in a similar role.', 'We ask for experience in a similar role.'],
  [
    'years',
    'seven years of sales experience',
    'Bring five to seven years of sales experience.',
    'Bring sales experience.',
  ],
  ['years', '7 años', 'Experiencia mínima de 7 años en ventas.', 'Experiencia en ventas.'],
  [
    'place',
    'living in Surco',
    'Requirements: two years of sales, living in Surco, San Borja or La Molina, own car.',
    'Requirements: two years of sales, own car.',
  ],
  [
    'accent',
    'inglés nativo o',
    'Requisitos para la vacante: inglés nativo o bilingüe, Excel.',
    'Requisitos para la vacante: inglés fluido, Excel.',
  ],
  [
    'family',
    'Pregnant?',
    'Van sales in Kent. Pregnant? Sorry. Call Ana to apply.',
    'Van sales in Kent. Call Ana to apply.',
  ],
] as const)('%s, “%s”: %s', (kind, words, text, expected) => {
  const before = marked(text, [finding(text, kind, words)]);
  expect(taken(before, before.open[0]!).text).toBe(expected);
});

test.each([
  ['nationality', 'Filipino', 'Cashier wanted. Filipino or Indian nationals who know Dubai well and drive preferred.'],
  ['family', 'no kids', 'All of our founders in Berlin and Leeds have no kids and neither should you or your team.'],
  [
    'religion',
    'Christian workplace',
    'This is a Christian workplace and staff are expected to share our sales values.',
  ],
  [
    'years',
    'twelve years of sales experience',
    'No experience needed, although our clerks bring twelve years of sales experience.',
  ],
  ['age', 'youthful attitude', 'She has a youthful attitude and sells well to our customers in Leeds and York.'],
  ['age', 'recent graduate', 'We want a recent graduate who has three years of sales experience and sells.'],
  [
    'age',
    'Recién titulado',
    'Buscamos comercial con dos años de experiencia en ventas. Recién titulado que venda y negocie.',
  ],
  ['culture', 'Slack', 'You answer customers in sales at 1 a.m. Slack, and you love our clients.'],
] as const)('%s, “%s”: no edit would leave “%s” correct', (kind, words, text) =>
  expect(marked(text, [finding(text, kind, words)]).open[0]!.edit).toBeNull(),
);

test.each(['A', 'A ', 'de ', 'el A', 'muy ', 'y ', ', ', 'Aa, ', 'experience ', '3 years ', 'hombre o '])(
  'rewording takes no longer than linear time as %j is repeated beside a place',
  (piece) => {
    const time = (size: number) => {
      const text = `You must live in Surco, ${piece.repeat(size / piece.length)}1, or Lima. No women in Surco, please.`;
      const startedAt = process.cpuUsage().user;
      marked(text, [finding(text, 'place', 'live in Surco'), finding(text, 'gender', 'No women in Surco')]);
      return process.cpuUsage().user - startedAt;
    };
    time(40);
    expect(time(6000)).toBeLessThan(Math.max(300_000, time(1500) * 20));
  },
);
