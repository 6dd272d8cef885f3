import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageName } from '#contract/values/names/language-name.ts';
import { titleName } from '#contract/values/names/title-name.ts';
import { POSITION_TITLES } from '#contract/values/position-titles.ts';
import { type Locator, type Page, test as base } from '@playwright/test';

type Texts = string | { [key: string]: Texts };
type Asked = string | RegExp;

const I18N = join(import.meta.dirname, '../../../web/i18n');
const HOLE = /\{\{\w+\}\}/g;
let isSpanish = false;

/** Every message in English and Spanish. Folders hold parts of the namespaces beside them. */
const pairs: [english: string, spanish: string][] = [];
for (const file of readdirSync(join(I18N, 'en')).filter((name) => name.endsWith('.ts'))) {
  const [name] = file.split('.') as [string];
  const [english, spanish] = (await Promise.all(
    ['en', 'es'].map((language) => import(join(I18N, language, file))),
  )) as [Record<string, Texts>, Record<string, Texts>];
  pair(english[name]!, spanish[name]!);
}

function pair(english: Texts, spanish: Texts) {
  if (typeof english === 'string') pairs.push([english, spanish as string]);
  else for (const key of Object.keys(english)) pair(english[key]!, (spanish as Record<string, Texts>)[key]!);
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyFilling = (text: string) => text.split(HOLE).map(quoted).join('(.*)');
const fillings = new Map<string, string>();
for (const type of ['region', 'language'] as const)
  for (const [english, spanish] of namesOf(type)) fillings.set(english, spanish);

for (const title of POSITION_TITLES) fillings.set(title, titleName(title, 'es'));

function* namesOf(type: 'region' | 'language'): Generator<[string, string]> {
  const [english, spanish] = ['en', 'es'].map((of) => new Intl.DisplayNames([of], { type, fallback: 'none' })) as [
    Intl.DisplayNames,
    Intl.DisplayNames,
  ];
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const written = type === 'region' ? code : code.toLowerCase();
    const name = english.of(written);
    if (name) yield [name, spanish.of(written)!];
  }
}

/** Translates a text of the English page to the language of the test. User content stays unchanged. */
export function say(text: string): Asked;
export function say(text: RegExp): RegExp;
export function say(text: Asked): Asked {
  if (!isSpanish) return text;
  if (text instanceof RegExp) {
    const found = pairs.filter(([english]) => text.test(english)).map(([, spanish]) => anyFilling(spanish));
    return found.length > 0 ? new RegExp(found.join('|')) : text;
  }
  const localized = titleName(languageName(text, 'es'), 'es');
  if (localized !== text) return localized;
  const whole = alternatives(text, (english) => new RegExp(`^${anyFilling(english)}$`).exec(text));
  if (whole.length > 0) return new RegExp(`^\\s*(${whole.join('|')})\\s*$`);
  const parts = text.length > 8 ? pairs.filter(([english]) => english.includes(text)) : [];
  return parts.length > 0 ? new RegExp(parts.map(([, spanish]) => anyFilling(spanish)).join('|')) : text;
}

/** The Spanish versions of the messages that match the text, exactly if possible, with placeholders filled in. */
function alternatives(text: string, match: (english: string) => RegExpExecArray | null) {
  const exact = pairs.filter(([english]) => english === text);
  const found =
    exact.length > 0
      ? exact
      : pairs.filter(([english]) => english.includes('{{') && english.replace(HOLE, '').trim().length > 3);
  const said = found.flatMap(([english, spanish]) => {
    const values = match(english)?.slice(1);
    if (!values) return [];
    const names = english.match(HOLE) ?? [];
    return quotedWith(spanish, new Map(names.map((name, index) => [name, values[index]!])));
  });
  return [...new Set(said)];
}

function quotedWith(spanish: string, values: ReadonlyMap<string, string>) {
  const holes = spanish.match(HOLE) ?? [];
  return spanish
    .split(HOLE)
    .map((part, index) => quoted(part) + (index < holes.length ? filled(values.get(holes[index]!) ?? '') : ''))
    .join('');
}

function filled(value: string) {
  const spanish = fillings.get(value);
  return spanish
    ? `(${quoted(value)}|${quoted(spanish)}|${quoted(spanish[0]!.toUpperCase() + spanish.slice(1))})`
    : quoted(value);
}

/** The same text surrounded by other text. */
const within = (said: Asked) =>
  said instanceof RegExp ? new RegExp(said.source.replace(/^\^|\$$/g, ''), said.flags) : said;

/** Makes locators with English texts find the Spanish ones, on every page from now on. */
export function localize(page: Page) {
  isSpanish = true;
  for (const prototype of [page, page.locator('body')].map((one) => Object.getPrototypeOf(one) as Page & Locator)) {
    if ('isLocalized' in prototype) continue;
    const { getByText, getByLabel, getByRole, getByPlaceholder } = prototype;
    Object.assign(prototype, {
      isLocalized: true,
      getByText(this: Page, text: Asked, options?: object) {
        return getByText.call(this, say(text as string), options);
      },
      getByLabel(this: Page, text: Asked, options?: object) {
        return getByLabel.call(this, say(text as string), options);
      },
      getByPlaceholder(this: Page, text: Asked, options?: object) {
        return getByPlaceholder.call(this, say(text as string), options);
      },
      getByRole(this: Page, role: 'button', options?: { name?: Asked }) {
        return getByRole.call(this, role, options?.name ? { ...options, name: say(options.name as string) } : options);
      },
    });
    if ('filter' in prototype) {
      const { filter } = prototype as Locator;
      prototype.filter = function (this: Locator, options) {
        return filter.call(
          this,
          options?.hasText ? { ...options, hasText: within(say(options.hasText as string)) } : options,
        );
      };
    }
  }
}

/** Playwright's test in the language of its project, so that specs are written only once, in English. */
export const test = base.extend<{ speech: void }>({
  speech: [
    async ({ page, locale }, use) => {
      if (locale?.startsWith('es')) localize(page);
      await use();
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
