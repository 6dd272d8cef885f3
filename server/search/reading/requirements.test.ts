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
])('demands no language: %s', (text) => expect(readRequirements(text).languages).toEqual([]));

test.each([
  ['Se requiere finés nivel C1.', ['Finnish']],
  ['Native English speakers only, US or UK passport holders.', ['English']],
  ['Fluent Igbo is a must, the customers are farmers.', ['Igbo']],
  ['German (C1) is required for the contracts.', ['German']],
  ['Italian blood or not, you speak fluent Italian.', ['Italian']],
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
])('demands no experience: %s', (text) => expect(readRequirements(text).years).toBeNull());

test.each([
  ['Residents of Leeds with at least five years of sales experience.', 5],
  ['Two years’ experience on the phones.', 2],
  ['We need a year of experience at a till.', 1],
  ['Mínimo seis años vendiendo seguros.', 6],
])('demands experience: %s', (text, years) => expect(readRequirements(text).years).toBe(years));
