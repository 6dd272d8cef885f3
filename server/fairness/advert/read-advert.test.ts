import { describe, expect, test } from 'vitest';
import { readAdvert } from './read-advert.ts';

const kindsIn = async (text: string) => [...new Set((await readAdvert(text)).findings.map(({ kind }) => kind))];

test('words of a finding end before a title or include all of it', async () => {
  const wordsIn = async (text: string) => (await readAdvert(text)).findings.map(({ words }) => words);
  expect(await wordsIn('We want a young, energetic rockstar sales closer to join our team.')).toEqual([
    'young, energetic',
    'rockstar',
  ]);
  expect(await wordsIn('We are hiring a young sales closer.')).toEqual(['young sales closer']);
});

const GROUPS = [
  ['gender', 'women', 'mujeres'],
  ['nationality', 'Nigerians', 'venezolanos'],
  ['nationality', 'foreigners', 'extranjeros'],
  ['race', 'gypsies', 'gitanos'],
  ['religion', 'Muslims', 'musulmanes'],
  ['orientation', 'lesbians', 'lesbianas'],
  ['disability', 'epileptics', 'epilépticos'],
  ['family', 'newlyweds', 'embarazadas'],
  ['age', 'boomers', 'jubilados'],
] as const;

describe('excluding a group', () => {
  for (const [kind, english, spanish] of GROUPS) {
    test.each([
      `No ${english}.`,
      `${english} need not apply.`,
      `Not suitable for ${english}.`,
      `We do not hire ${english}.`,
    ])('%s', async (sentence) => {
      const { findings, verdict } = await readAdvert(`Sales closer for a software company. ${sentence} Paid weekly.`);
      expect(findings.map((found) => found.kind)).toContain(kind);
      expect(verdict).toBe('excludes');
    });
    test.each([`Abstenerse ${spanish}.`, `No se admiten ${spanish}.`, `Nada de ${spanish}.`, `${spanish} abstenerse.`])(
      '%s',
      async (sentence) => expect(await kindsIn(`Closer de ventas. ${sentence} Comisiones.`)).toContain(kind),
    );
  }
});

describe('requirements unrelated to the job', () => {
  test.each([
    ['age', 'Applicants must be under 35.'],
    ['age', 'Born after 1996.'],
    ['age', 'Edad entre 20 y 30 años.'],
    ['age', 'A young, energetic team.'],
    ['accent', 'Native English speaker.'],
    ['accent', 'Español nativo, sin acento.'],
    ['appearance', 'Buena presencia, enviar CV con foto.'],
    ['appearance', 'Attach a recent photo.'],
    ['family', 'Sin hijos ni cargas familiares.'],
    ['disability', 'You must be in perfect health.'],
    ['place', 'Residir en zona norte.'],
    ['school', 'Ivy League graduates preferred.'],
    ['culture', 'We want sales ninjas.'],
    ['years', 'Junior setter with 12 years of sales experience.'],
    ['religion', 'Imprescindible católico practicante.'],
    ['race', 'Piel clara.'],
    ['religion', 'No Musilms.'],
    ['religion', 'Catholic preferred, flexible hours and benefits from day one.'],
    ['accent', 'No car needed, native speakers only, commission.'],
    ['accent', 'You’ll call British customers, so a British accent.'],
    ['age', 'The post is closed to those over forty.'],
    ['age', 'Que no pases de los treinta y cinco.'],
    ['nationality', 'Solo personal mexicano.'],
    ['gender', 'The right person knows her territory.'],
    ['gender', 'Se busca dependienta.'],
    ['place', 'Living more than 20 minutes away? Forget it.'],
    ['years', 'Ideally 12 years in sales.'],
    ['age', 'Chicas 20-28 para promociones.'],
    ['family', 'Evitamos contratar madres.'],
    ['disability', 'Se descartarán las candidaturas de personas con discapacidad.'],
  ])('%s: %s', async (kind, text) => expect(await kindsIn(text)).toContain(kind));
});

describe('what is not a requirement', () => {
  test.each([
    'We welcome applications regardless of age, sex, race, religion, disability or sexual orientation.',
    'Igualdad de oportunidades para todas las personas, sin distinción de género, edad o religión.',
    'We never ask for your age, photo or marital status.',
    'No pedimos foto, edad ni estado civil.',
    'Age doesn’t matter, no degree needed.',
    'A native app, black box testing, white papers and a mature codebase.',
    'Polish the deck over a French press.',
    'Linea blanca, vino tinto y una reunión los lunes.',
    'We sell shoes to women and insurance for young drivers.',
    'Vendedor/a para clientes franceses, (h/m/d).',
    'Customers aged 18 to 99. A company of 25 to 35 people, 30 years old.',
    'A young company with a healthy pipeline.',
    'Abstenerse agencias.',
    'We sell bikes to commuters and helmets to their children.',
    'Health insurance includes mental health, dental and fertility treatment.',
    'The founder is 71 and she still answers the phone.',
    'Our last advert asked for native speakers. That was wrong.',
    'Must be 21 or over, because the product is whisky.',
    'Age, sex and faith play no role. La raza, el credo y la edad no juegan papel.',
    'Contamos con sala de lactancia; seguro médico para ti, tu pareja y tus hijos.',
    'Sounds like you? You’ll be the face of our brand.',
    'English at B2, three years of sales, on site in Granada.',
    'Salesperson wanted. 5 years of experience in B2B sales.',
    'Se busca comercial. 5 años de experiencia en ventas B2B.',
    'Closer. Requirements: 7 years of experience in high-ticket sales.',
    'We’ve been helping dentists grow for over twelve years.',
    'Founded by two people with 20 years of experience in the industry.',
    'After ten years of selling only through partners, we are building a direct team.',
    'Aprenderás de un mentor con más de 15 años de experiencia.',
    'Tu responsable tiene doce años de experiencia cerrando ventas B2B.',
  ])('%s', async (text) => expect(await kindsIn(text)).toEqual([]));

  test('a promise ends at “but”', async () => {
    expect(await kindsIn('We are an equal opportunity employer, but no women.')).toEqual(['gender']);
  });
});

describe('the verdict', () => {
  test('says what was checked when there is no finding', async () => {
    const reading = await readAdvert('Sales closer with two years of experience.');
    expect([reading.verdict, reading.checked.length]).toEqual(['none', 14]);
  });

  test('is not an all-clear if an unknown group is turned away', async () => {
    expect((await readAdvert('Sales closer. Zorblaxians need not apply.')).verdict).toBe('unclear');
    expect((await readAdvert('No tendremos en cuenta solicitudes de inmigrantes.')).verdict).toBe('unclear');
    expect((await readAdvert('Sales closer. Agencies need not apply.')).verdict).toBe('none');
  });

  test('offsets point to the original text, with accents, emoji and line breaks', async () => {
    const text = '🚀 Ventas\r\n- Señorita, 25 años máximo\n- Buena presencia';
    const { findings } = await readAdvert(text);
    expect(findings.length).toBeGreaterThanOrEqual(2);
    for (const { words, start, end } of findings) expect(text.slice(start, end)).toBe(words);
    expect(findings.map(({ words }) => words)).toContain('Buena presencia');
  });
});

describe('the severity of a finding', () => {
  const severities = async (text: string) =>
    (await readAdvert(text)).findings.map(({ words, severity }) => [words, severity]);
  test.each([
    ['Sales ninja wanted: rockstar who dominates.', 'discourages'],
    ['Se valorará ser hombre. Comercial para Madrid.', 'excludes'],
    ['Sales closer. Recent graduates only.', 'excludes'],
    ['Salesman needed for our Leeds team.', 'discourages'],
  ])('%s: %s', async (text, severity) => {
    const found = await severities(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(([, one]) => one)).toEqual(found.map(() => severity));
  });

  test('an advert for a boy excludes, whatever else it says about him', async () => {
    expect(await severities('Chico joven para tienda de telefonía.')).toEqual([
      ['Chico', 'excludes'],
      ['joven', 'discourages'],
    ]);
  });
});

describe('each word', () => {
  test.each([
    ['He must be a digital native.', ['gender He', 'age digital native']],
    ['Mother tongue German.', ['accent Mother tongue German']],
    ['Hungry digital natives only.', ['age digital natives only']],
    ['We want a salesman to join our guys.', ['gender salesman', 'gender guys']],
    ['We seek a mature leader. She should travel.', ['age mature', 'gender She']],
    ['Se busca vendedora con experiencia.', ['gender vendedora']],
    ['Se busca vendedor o vendedora con experiencia.', []],
    ['Se busca vendedora/vendedor con experiencia.', []],
    ['Strong family values; women are encouraged to apply.', ['family Strong family values']],
    [
      'Telesales agent. British nationals only. Proper English, none of that broken stuff.',
      ['nationality British nationals only', 'accent Proper English'],
    ],
    ['Solo egresados del Tec o la Ibero. Inglés avanzado.', ['school Solo egresados del Tec o la Ibero']],
    ['Sales rep (m). Car provided.', ['gender (m)']],
    ['Teleoperador. Abstenerse personas mayores de 45. Turno partido.', ['age Abstenerse personas mayores de 45']],
    [
      'SDR in Austin. American accent strongly preferred. Bring a laptop.',
      ['accent American accent strongly preferred'],
    ],
    ['Sales rep (m/f/d). Car provided.', []],
  ])('%s', async (text, expected) =>
    expect((await readAdvert(text)).findings.map(({ kind, words }) => `${kind} ${words}`)).toEqual(expected),
  );
});

describe('breaks in a career', () => {
  test.each([
    'CVs with gaps or career breaks will be binned. OTE 90k.',
    'There must be no gaps in your CV.',
    'Account manager. No gaps in CV.',
    'Account manager. No job hoppers and no career gaps.',
    'No queremos huecos en el currículum.',
    'Vendedor. Sin lagunas laborales.',
  ])('count as family when they are refused: %s', async (text) => expect(await kindsIn(text)).toEqual(['family']));
  test.each([
    'Account manager. No career gap will be held against you.',
    'Career breaks are welcome; no need to explain gaps in your CV.',
    'No importan los huecos en el currículum.',
  ])('are no finding when they are accepted: %s', async (text) =>
    expect(await kindsIn(`${text} Paid weekly, training from day one.`)).toEqual([]),
  );
});

test('a minimum height is no experience', async () =>
  expect(await kindsIn('Attractive sales hostess for our showroom in Marbella. Height min. 1.70 m.')).not.toContain(
    'years',
  ));

describe('nicknames of sellers', () => {
  test.each([
    "You don't need to be a rockstar; you need to be kind and on time.",
    'No sales ninjas or rockstars, please. Just people who call back when they said they would.',
    'We prefer a good listener rather than a sales shark. Remote.',
    'No somos una manada de lobos: somos un equipo normal con horario normal.',
    'Aquí no queremos máquinas de vender, sino personas que entienden al cliente.',
  ])('invite everyone else when they are refused: %s', async (text) => {
    expect((await readAdvert(text)).findings).toEqual([]);
  });
  test.each([
    "If you're not a shark, don't apply. Commission only.",
    'Unless you are a sales ninja, look elsewhere.',
    'Si no eres un tiburón, no encajas aquí.',
    "We're not just looking for a rockstar, we want a legend who dominates.",
  ])('exclude when everyone else is refused: %s', async (text) =>
    expect((await readAdvert(text)).findings.map(({ kind }) => kind)).toContain('culture'),
  );
});

describe('the neutral wording', () => {
  const neutral = async (text: string) => {
    const [finding] = (await readAdvert(text)).findings;
    const { start, end, text: instead } = finding!.edit!;
    return text.slice(0, start) + instead + text.slice(end);
  };
  test.each([
    ['Native English speakers only.', 'Fluent English.'],
    ['We look for a salesman.', 'We look for a salesperson.'],
    ['Closer. No gays. Paid weekly.', 'Closer. Paid weekly.'],
    ['Closer. Abstenerse personas mayores de 45. Turno partido.', 'Closer. Turno partido.'],
    ['- Two years\n- Sin hijos\n- CRM', '- Two years\n- CRM'],
    ['Experiencia, inglés nativo y CRM', 'Experiencia, inglés fluido y CRM'],
  ])('%j becomes %j', async (text, expected) => expect(await neutral(text)).toBe(expected));
});

test('a text of the maximum length is read in seconds of processor time, however repetitive', async () => {
  for (const piece of ['buena ', 'no a,', 'young ', 'spanish and ', 'x', ' ', 'no se aceptan de la ', '30 to ']) {
    const before = process.cpuUsage();
    await readAdvert(piece.repeat(10_000 / piece.length));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(3);
  }
});
