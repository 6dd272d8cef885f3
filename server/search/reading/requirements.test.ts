import { expect, test } from 'vitest';
import { readRequirements } from './requirements.ts';

test.each([
  ['Se busca dependienta, sin fines de semana.'],
  ['You must be English or at least sound it.'],
  ['The office sits under Georgian stairs and has a clear view.'],
  ['Must be Igbo by tribe and able to handle cash.'],
  ['Nationality required: Indian or Nepali.'],
  ['Solo apellido italiano o vasco, se pide foto.'],
  ['Filipino driver only, must know the roads.'],
  ['Welsh level 3 (canolradd) is desirable for this post.'],
  ['Se valorará gallego (Celga 3) para la ventanilla.'],
  ['Inglés, si lo tienes, mejor.'],
  ['No particular English needed, you will be fine.'],
  ['We sell to Polish and Czech bakeries.'],
  ['A Danish start-up opening in Cork.'],
  ['Distribuidora de aceite español y portugués.'],
  ['Our customers speak German and French.'],
  ['Dutch-speaking customers are handled by our Ghent office.'],
  ['Tamil speakers are on shift at all times.'],
  ['If you speak Welsh, tell us.'],
  ['Envía tu CV en inglés.'],
  ['Our docs are in English and Spanish.'],
  ['English is the company language, and we teach it.'],
  ['Con o sin inglés.'],
  ['German, Italian or Polish would be golden.'],
  ['Nationality: Filipino, Nepali.'],
  ['No necesitas hablar inglés.'],
  ['Mercado portugués y español.'],
  ['Deseable:\n- Inglés C1\n- Carnet B'],
  ['Nice to have: German, Excel.'],
])('demands no language: %s', (text) => expect(readRequirements(text).languages).toEqual([]));

test.each([
  ['Se requiere finés nivel C1.', ['Finnish']],
  ['Native English speakers only, US or UK passport holders.', ['English']],
  ['Fluent Igbo is a must, the customers are farmers.', ['Igbo']],
  ['German (C1) is required for the contracts.', ['German']],
  ['Italian blood or not, you speak fluent Italian.', ['Italian']],
  ['English C1 required. Other languages (Dutch, Danish) help.', ['English']],
  ['Languages: English; bonus: Polish, Romanian', ['English']],
  ['Fluent English and, ideally, Arabic.', ['English']],
  ['Spanish is a plus, English a must.', ['English']],
  ['Buen nivel de francés hablado y escrito.', ['French']],
  ['All staff must speak English.', ['English']],
  ['Fluent English required, and we teach you the product.', ['English']],
  ['Inglés fluido; te enseñamos el producto.', ['English']],
  ['Fluent English, with Russian, French, Farsi or Mandarin as your second language.', ['English']],
])('demands a language: %s', (text, languages) => expect(readRequirements(text).languages).toEqual(languages));

test.each([
  ['Must have been resident in the county for at least five years.'],
  ['Upper age limit: forty-five (45) years at closing date.'],
  ["We've been collecting bins for the borough of Hillfield for over a decade."],
  ['You need to be able to travel six times a year.'],
  ['You need a car licence held for at least two years.'],
  ['Two years’ training on full pay.'],
  ['Se puede entrar desde los 18 años y sin oficio previo.'],
  ['Mínimo tres años de congregarse en nuestra iglesia.'],
  ["Don't have ten years? Apply anyway."],
  ['Options vest over four years.'],
  ['Our founder spent 20 years in sales before starting the firm.'],
  ['My mother sold here for 30 years; now I need someone.'],
  ['The person you replace had nine years of experience.'],
  ['Empresa con más de 20 años de experiencia busca comercial.'],
  ['Grupo inmobiliario, 20 años de experiencia, busca asesores.'],
  ['A two-year fixed-term contract.'],
  ['Experience: none. Contract: 1 year.'],
  ['Preferred: 5+ years in B2B.'],
  ['Un año de experiencia en mostrador, deseable.'],
  ['Bachillerato o 2 años de experiencia.'],
  ["Two years' experience or a vocational course."],
  ["5 years' experience at most."],
  ['Airport pass rules require a background check covering five years.'],
  ['If you have two years of experience you start at 28k, otherwise 25k.'],
  ['Con 3 años de experiencia o más, mejor.'],
  ['Over 20 years in tech sales — that is us.'],
  ['Since 1990: 30+ years of trusted sales.'],
  ['Preferred qualifications:\n- 3 years of experience with Salesforce'],
])('demands no experience: %s', (text) => expect(readRequirements(text).years).toBeNull());

test.each([
  ['Residents of Leeds with at least five years of sales experience.', 5],
  ['Two years’ experience on the phones.', 2],
  ['We need a year of experience at a till.', 1],
  ['Mínimo seis años vendiendo seguros.', 6],
  ['Between two and four years selling cars.', 2],
  ['We want people who have sold for two years.', 2],
  ['If you have three years of sales experience, apply today.', 3],
  ['He has at least five years of sales experience.', 5],
  ['You lead the team, five years of sales experience required.', 5],
  ['Únete a nuestro equipo con 2 años de experiencia en ventas.', 2],
  ['5+ years in B2B preferred, 2 years required.', 2],
  ['Requisitos:\n• Al menos 1 año en residencias de mayores', 1],
  ["Minimum of 18 months' recent theatre experience.", 1.5],
  ['You have run a kitchen for four years or more.', 4],
  ['Un par de años en sala y buena memoria, imprescindible.', 2],
  ['Empresa con 15 años de trayectoria solicita vendedor con 1 año de experiencia.', 1],
])('demands experience: %s', (text, years) => expect(readRequirements(text).years).toBe(years));

test.each(['5 years English, ', 'English | 3 years | ', ': 5 years ', '5 years\nEnglish\n'])(
  'takes time that hardly grows faster than the text for %j again and again',
  (piece) => {
    const time = (size: number) => {
      const startedAt = process.cpuUsage().user;
      readRequirements(piece.repeat(size / piece.length));
      return process.cpuUsage().user - startedAt;
    };
    time(500);
    // Each mention is compared with the others, so that twice the text may take four times as long.
    expect(time(8000)).toBeLessThan(Math.max(500_000, time(2000) * 40));
  },
);
