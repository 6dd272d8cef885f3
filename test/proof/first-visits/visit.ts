import { type Browser, type Page, errors } from '@playwright/test';
import { violationsOn } from '#test/e2e/support/accessible.ts';
import { localize } from '#test/e2e/support/localized-test.ts';
import { ownAddress } from '#test/e2e/support/people.ts';
import { faultsOfScreen } from './screen-faults.ts';
import { type Language, faultsOfText } from './text-faults.ts';

/** What a person does on a first visit, from one place to the next. */
export type Walk = (visit: Visit) => Promise<void>;

/** What somebody met for the first time at one place. */
interface Place {
  name: string;
  met: string[];
}

/** Each language in one of the themes. */
const LOOKS = {
  en: { locale: 'en-GB', colorScheme: 'light' },
  es: { locale: 'es-ES', colorScheme: 'dark' },
} as const;
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const CONTROLS =
  /^- (button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|tab|menuitem\w*|option) "(.+?)"/;
/** "Marta R." or a number: what is said of one is said of all. */
const ANYONE_OR_NUMBER = /\p{Lu}[\p{L}-]+ \p{Lu}\.|\d+/gu;
/** What differs from run to run: times and dates, durations, network addresses, codes. */
const CHANGING =
  /\d{1,2} \p{L}{3,} \d{4}(, [\d:]+)?|\d+ (hr?|h) \d+ min|\b\d+(\.\d+){3}\b|\b(?=[\p{L}]*\d)[\p{L}\d]{8,}\b/gu;
const PICTURE = (name: string) => `.cache/test-results/first-visit-${name}.png`;
/** The browser logs refusals, and the page for wrong addresses logs the address. */
const EXPECTED_ERRORS = /status of 4\d\d|^No page at/;
/** Axe asks this of pages and dialogs alone: a menu keeps the focus without being either. */
const OF_PAGES = /^(region|aria-hidden-focus|landmark-one-main|page-has-heading-one):/;
/** Notices of new versions, toasts and videos may need a moment. */
const SETTLE_MS = 400;

/** Lists every sentence and control that somebody meets, once each, and what is wrong with them. */
export class Visit {
  readonly page: Page;
  readonly language: Language;
  readonly places: Place[] = [];
  readonly faults = new Set<string>();
  readonly #known = new Set<string>();
  #at = 'the start';

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    page.on('pageerror', (error) => this.faults.add(`${this.#at}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED_ERRORS.test(message.text()))
        this.faults.add(`${this.#at}: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500) this.faults.add(`${this.#at}: ${response.url()} answers ${response.status()}`);
    });
  }

  /** Opens an address, and looks at what is there. */
  async open(path: string, name: string) {
    this.#at = name;
    await this.page.goto(path);
    await this.look(name);
  }

  /** Lists what is new on the screen, and judges it at every width. */
  async look(name: string) {
    this.#at = name;
    const { page } = this;
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .skeleton'));
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    const opened = page.locator('[role=dialog], [role=menu], [role=listbox]:not([role=dialog] *)').last();
    const shown = (await opened.isVisible()) ? opened : page.locator('body');
    const [outline, text] = [await shown.ariaSnapshot(), await shown.innerText()];
    const isMenu = ['menu', 'listbox'].includes((await shown.getAttribute('role'))!);
    const toasts = await page.locator('[data-sonner-toast]').allInnerTexts();
    const controls = outline.split('\n').flatMap((line) => {
      const [, role, named] = CONTROLS.exec(line.trim()) ?? [];
      return named ? [{ role, named: named.replaceAll(String.raw`\"`, '"') }] : [];
    });
    const names = new Set(controls.map(({ named }) => named));
    const sentences = [text, ...toasts]
      .join('\n')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !names.has(line));
    const met = [...sentences, ...controls.map(({ role, named }) => `[${role}] ${named}`)].filter((one) =>
      this.#isNew(one),
    );
    if (met.length > 0) this.places.push({ name, met: met.map((one) => one.replace(CHANGING, '…')) });
    for (const one of met)
      for (const fault of faultsOfText(one.replace(/^\[\w+\] /, ''), this.language))
        this.faults.add(`${name}: ${fault}`);
    const violations = (await violationsOn(page)).filter((one) => !(isMenu && OF_PAGES.test(one)));
    for (const violation of violations) if (this.#isNew(violation)) this.faults.add(`${name}: ${violation}`);
    const before = page.viewportSize()!;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(60);
      for (const fault of await faultsOfScreen(page))
        if (this.#isNew(`${size.width} ${fault}`)) this.faults.add(`${name}, ${size.width} px: ${fault}`);
    }
    await page.setViewportSize(before);
  }

  #isNew(one: string) {
    const alike = one.replace(ANYONE_OR_NUMBER, '0');
    const isNew = !this.#known.has(alike);
    this.#known.add(alike);
    return isNew;
  }
}

/** Walks as somebody new, in a new window. */
export async function walkAs(browser: Browser, baseURL: string, language: Language, [role, walk]: [string, Walk]) {
  const context = await browser.newContext({
    baseURL,
    ...LOOKS[language],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    extraHTTPHeaders: ownAddress(),
  });
  context.setDefaultTimeout(20_000);
  const visit = new Visit(await context.newPage(), language);
  if (language === 'es') localize(visit.page);
  try {
    await walk(visit);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    await visit.page.screenshot({ path: PICTURE(`${role}-${language}`) });
    visit.faults.add(`${error instanceof errors.TimeoutError ? 'waited in vain: ' : ''}${error.message.slice(0, 400)}`);
  } finally {
    await context.close();
  }
  return visit;
}
