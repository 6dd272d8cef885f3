import { type Browser, type Locator, type Page, errors } from '@playwright/test';
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
const DRAWN_MS = 60;

/** Lists every sentence and control that somebody meets, once each, and what is wrong with them. */
export class Visit {
  readonly page: Page;
  readonly language: Language;
  readonly places: Place[] = [];
  readonly faults: string[] = [];
  readonly #known = new Set<string>();
  #at = 'the start';

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    page.on('pageerror', ({ message }) => this.#complain(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED_ERRORS.test(message.text())) this.#complain(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 500) this.#complain(`${response.url()} answers ${response.status()}`);
    });
  }

  /** Opens an address, and looks at what is there. */
  async open(path: string, name: string) {
    this.#at = name;
    await this.page.goto(path);
    await this.look(name);
  }

  /** Lists what is new on the screen, or in the layer that is open, and judges it at every width. */
  async look(name: string) {
    this.#at = name;
    const { page } = this;
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .skeleton'));
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    const layer = page.locator('[role=dialog], [role=menu], [role=listbox]:not([role=dialog] *)').last();
    const isOpen = await layer.isVisible();
    await this.#list(isOpen ? layer : page.locator('body'));
    const isMenu = isOpen && (await layer.getAttribute('role')) !== 'dialog';
    for (const violation of await violationsOn(page))
      if (!(isMenu && OF_PAGES.test(violation))) this.#complain(violation);
    const before = page.viewportSize()!;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(DRAWN_MS);
      for (const fault of await faultsOfScreen(page)) this.#complain(`${fault}, at ${size.width} px`);
    }
    await page.setViewportSize(before);
  }

  async #list(part: Locator) {
    const controls = (await part.ariaSnapshot()).split('\n').flatMap((line) => {
      const [, role, name] = CONTROLS.exec(line.trim()) ?? [];
      return name ? [{ role, name: name.replaceAll(String.raw`\"`, '"') }] : [];
    });
    const names = new Set(controls.map(({ name }) => name));
    const texts = [await part.innerText(), ...(await this.page.locator('[data-sonner-toast]').allInnerTexts())];
    const sentences = texts
      .flatMap((text) => text.split('\n'))
      .map((line) => line.trim())
      .filter((line) => line && !names.has(line))
      .map((line) => ({ text: line, shown: line }));
    const found = [...sentences, ...controls.map(({ role, name }) => ({ text: name, shown: `[${role}] ${name}` }))];
    const met = found.filter(({ shown }) => this.#isNew(shown));
    for (const { text } of met) for (const fault of faultsOfText(text, this.language)) this.#complain(fault);
    if (met.length > 0) this.places.push({ name: this.#at, met: met.map(({ shown }) => shown.replace(CHANGING, '…')) });
  }

  #complain(fault: string) {
    if (this.#isNew(fault)) this.faults.push(`${this.#at}: ${fault}`);
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
    visit.faults.push(
      `${error instanceof errors.TimeoutError ? 'waited in vain: ' : ''}${error.message.slice(0, 400)}`,
    );
  } finally {
    await context.close();
  }
  return visit;
}
