import type { Page } from '@playwright/test';

/** The least sizes of targets in CSS pixels: of any (WCAG 2.5.8), and of main ones on phones. */
const LEAST = { least: 24, main: 44, phone: 767 };

/** What can be seen to be wrong with a screen at its current size. */
export const faultsOfScreen = (page: Page) =>
  page.evaluate(({ least, main, phone }) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], .sr-only, [inert]') &&
      element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element) =>
      element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
    const called = (element: Element) => `${element.tagName.toLowerCase()} “${nameOf(element).trim().slice(0, 50)}”`;
    const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);

    const over = document.documentElement.scrollWidth - innerWidth;
    const overflow = over > 0 ? [`the page is ${over} px wider than the screen`] : [];

    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement!.textContent.trim() !== element.textContent.trim();
    /** The smaller side of what a press would hit, which may extend beyond the element by an invisible part. */
    const sideOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const beyond =
        after.content === 'none' || after.position !== 'absolute'
          ? 0
          : Math.min(...[after.width, after.height].map(parseFloat));
      return Math.max(Math.min(width, height), beyond || 0);
    };
    const targetOf = (element: HTMLElement) =>
      Math.max(
        ...[element, element.closest('label'), (element as HTMLInputElement).labels?.[0]].map((area) =>
          area ? sideOf(area) : 0,
        ),
      );
    const small = seen('a[href], button, summary, [type=checkbox], [type=radio], [role=switch], [role=tab]')
      .filter((element) => !isInText(element) && targetOf(element) < least - 0.5)
      .map((element) => `${called(element)} is smaller than ${least} px`);
    const smallOnPhones =
      innerWidth > phone
        ? []
        : seen('.bg-tally:is(a, button)')
            .filter((element) => targetOf(element) < main - 0.5)
            .map((element) => `${called(element)} is smaller than ${main} px`);

    const isCut = (element: HTMLElement) => {
      const { overflowX, textOverflow, whiteSpace } = getComputedStyle(element);
      if (!/hidden|clip/.test(overflowX) || element.scrollWidth <= element.clientWidth + 1) return false;
      return textOverflow === 'ellipsis' || whiteSpace === 'nowrap';
    };
    const cut = seen('body *')
      .filter((element) => element.textContent.trim() !== '' && isCut(element) && !element.closest('[title]'))
      .map((element) => `${called(element)} is cut short`);

    const broken = seen('img')
      .filter((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth === 0)
      .map((image) => `picture ${(image as HTMLImageElement).src} is broken`);

    return [...overflow, ...small, ...smallOnPhones, ...cut, ...broken];
  }, LEAST);
