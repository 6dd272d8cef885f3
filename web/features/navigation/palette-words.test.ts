import { expect, test } from 'vitest';
import { navigation as english } from '#web/i18n/en/navigation.ts';
import { navigation as spanish } from '#web/i18n/es/navigation.ts';
import { pagesFor } from './pages.ts';
import { areActionsFirst, fitOf, type PaletteEntry, WORDS } from './palette-words.ts';

const ACTIONS = ['theme', 'language', 'keys', 'logout'] as const;
const user = (userType: 'talent' | 'company', isAdmin = false) => pagesFor({ userType, isAdmin });
const found = (typed: string, pages: ReturnType<typeof pagesFor>, { palette } = english) => {
  const actions = { theme: 'Theme: Dark', language: 'Language: Español', keys: 'Keyboard shortcuts', logout: 'Logout' };
  const entries: { name: PaletteEntry; label: string }[] = [
    ...pages.map(({ label: name }) => ({ name, label: palette.page[name] })),
    ...ACTIONS.map((name) => ({ name, label: actions[name] })),
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
  ['templates', 'messages'],
  ['plantillas', 'messages'],
  ['shortlists', 'search'],
  ['listas', 'search'],
  ['tema', 'theme'],
  ['language', 'language'],
  ['idioma', 'language'],
] as const)('“%s” finds the entry %s in both languages', (typed, entry) => {
  for (const texts of [english, spanish]) expect(found(typed, user('company'), texts)).toContain(entry);
});

test.each([
  ['pricing', 'forCompanies'],
  ['precios', 'forCompanies'],
  ['hire', 'forCompanies'],
  ['empleo', 'forTalent'],
] as const)('a visitor who types “%s” finds %s', (typed, entry) => {
  for (const texts of [english, spanish]) expect(found(typed, pagesFor(null), texts)).toContain(entry);
});

test.each([
  ['api', 'integrations'],
  ['call', 'calls'],
  ['mesages', 'messages'],
] as const)('“%s” finds %s first', (typed, entry) => {
  expect(found(typed, user('company', true))[0]).toBe(entry);
});

test('actions come first if they fit as well as any page', () => {
  const entry = (label: string, words: string) => ({ label, words, act: () => undefined });
  const pages = user('company').map(({ label }) => entry(english.palette.page[label], WORDS[label]));
  const actions = [entry('Theme: Dark', WORDS.theme), entry('Logout', WORDS.logout)];
  for (const typed of ['sign out', 'log out', 'theme', 'dark mode'])
    expect(areActionsFirst(actions, pages, typed), typed).toBe(true);
  for (const typed of ['', 'm', 's', 'billing', 'xylophone'])
    expect(areActionsFirst(actions, pages, typed), typed).toBe(false);
});

test('letters scattered over a label are no match', () => {
  expect(found('api', user('company'))).toEqual(['integrations']);
  expect(found('call', user('company'))).toEqual([]);
});

const mainWords = (label: string) => label.split(' ').filter((word) => word.length > 5);
test('every page is found by the main words of its name in the other language', () => {
  const pages = [...pagesFor(null), ...user('talent', true), ...user('company', true)];
  for (const { label } of pages) {
    for (const word of mainWords(english.palette.page[label])) expect(found(word, pages, spanish)).toContain(label);
    for (const word of mainWords(spanish.palette.page[label])) expect(found(word, pages)).toContain(label);
  }
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
