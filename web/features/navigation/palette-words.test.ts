import { expect, test } from 'vitest';
import { navigation as english } from '#web/i18n/en/navigation.ts';
import { navigation as spanish } from '#web/i18n/es/navigation.ts';
import { pagesFor } from './pages.ts';
import { fitOf, type PaletteEntry, WORDS } from './palette-words.ts';

const user = (userType: 'talent' | 'company', isAdmin = false) => pagesFor({ userType, isAdmin });
const found = (typed: string, pages: ReturnType<typeof pagesFor>, { palette } = english) => {
  const entries = [
    ...pages.map(({ label }) => ({ name: label as PaletteEntry, label: palette.page[label] })),
    ...(['theme', 'language', 'keys', 'logout'] as const).map((name) => ({ name, label: name })),
  ];
  return entries
    .map(({ name, label }) => ({ name, fit: fitOf(label, typed, [WORDS[name]]) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ name }) => name);
};

test.each([
  ['billing', 'plan'],
  ['invoices', 'plan'],
  ['receipt', 'plan'],
  ['subscription', 'plan'],
  ['facturacion', 'plan'],
  ['suscripción', 'plan'],
  ['password', 'security'],
  ['contraseña', 'security'],
  ['2fa', 'security'],
  ['delete account', 'leave'],
  ['borrar cuenta', 'leave'],
  ['sign out', 'logout'],
  ['salir', 'logout'],
  ['dark mode', 'theme'],
  ['modo oscuro', 'theme'],
  ['español', 'language'],
  ['faq', 'help'],
  ['ayuda', 'help'],
  ['jobs', 'campaigns'],
  ['candidates', 'search'],
  ['api keys', 'integrations'],
] as const)('“%s” finds the entry %s in both languages', (typed, entry) => {
  for (const texts of [english, spanish]) expect(found(typed, user('company'), texts)).toContain(entry);
});

test('a label comes before entries that only have another word for what was typed', () => {
  expect(found('notifications', user('talent'))[0]).toBe('notifications');
  expect(found('campaña', user('company'), spanish)[0]).toBe('campaigns');
});

test('words in any order are found, and a word that no entry has finds nothing', () => {
  expect(found('account delete', user('talent'))).toContain('leave');
  expect(found('xylophone', user('company', true))).toEqual([]);
});

test('no two entries of an account share a label', () => {
  for (const pages of [pagesFor(null), user('talent', true), user('company', true)])
    for (const { palette } of [english, spanish]) {
      const labels = pages.map(({ label }) => palette.page[label]);
      expect(new Set(labels).size).toBe(labels.length);
    }
});
