// A page's critical CSS, for its first paint.
import Beasties from 'beasties';

/**
 * @param {{ folder: string, sheet: string, css: string }} site the built site, the path of its style sheet, and its content
 * @param {string} html the prerendered content
 */
export async function criticalCss({ folder, sheet, css }, html) {
  const beasties = new Beasties({ path: folder, preload: false, keyframes: 'critical', logLevel: 'warn' });
  // Beasties doesn't decode entities in class names such as "[&_svg]:size-4".
  const content = html.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  const page = await beasties.process(
    `<!doctype html><html data-account><head><link rel="stylesheet" href="/${sheet}"></head><body><div id="root">${content}</div></body></html>`,
  );
  const [, rules] = page.match(/<style>([\s\S]*?)<\/style>/);
  // Beasties may drop a layer, which would change the order of the layers in the full sheet. It also drops the fonts, because
  // their families are named in custom properties.
  const layers = new Set([...css.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names]) => names.split(/,\s*/)));
  const fonts = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return `@layer ${[...layers].join()};${fonts.join('')}${rules}`;
}
