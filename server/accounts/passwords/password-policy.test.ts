import { expect, test } from 'vitest';
import { requireStrongPassword } from './password-policy.ts';

const MARTA = ['marta.ribeiro@northwind.example', 'Marta Ribeiro', 'Northwind'];
const problemOf = (password: string) =>
  requireStrongPassword(password, MARTA).then(
    () => null,
    (error: { data: { fields: Record<string, string> } }) => error.data.fields.password,
  );

test.each([
  'Password1',
  'P@ssw0rd1',
  'Qwerty123',
  'Letmein99!',
  '1Sunshine2024!',
  'Iloveyou1',
  'Trustno1',
  'DragonDragon1',
])('%s is a common password', async (password) => expect(await problemOf(password)).toBe('password_common'));

test.each(['Closeup1', 'Cl0seup!2031', 'Marta2024!', 'Ribeiro99', 'MartaRibeiro1', 'Northwind1', 'marta.ribeiro1A'])(
  '%s can be guessed from what is known about the person',
  async (password) => expect(await problemOf(password)).toBe('password_personal'),
);

test.each(['Velvet-Heron1', 'Kestrel-Lamp7', 'closeup of a velvet heron 7A', 'xk9-Torrent-mold', 'Comet-shelf-12'])(
  '%s is accepted',
  async (password) => expect(await problemOf(password)).toBeNull(),
);
