// Budgets in bytes for what each page may load before it is complete: transferred scripts, fonts, and pictures of prerendered
// pages; and for the size of scripts that load later.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSiteFresh } from './build-web.mjs';
import { ROOT } from './module-graph.mjs';

const DIST = join(ROOT, 'dist/web');
/** Pages with a form or a dialog load the libraries for it. */
const FORMS = /^\/(?:contact|reset-password|guest-video-recording|shortlist|auth\/callback|t\/\$code)$|auth$/;
const SCRIPTS = { visitor: 140_000, asking: 152_000, form: 182_000, account: 201_500, parts: 223_000 };
/** Limit for a chunk that loads after the page. A larger one contains a whole library. */
const LATER = 30_000;
const FONTS = 60_000;
const PICTURES = 60_000;
const KINDS = [
  // These aren't prerendered, so they need the API client at once.
  [/^\/(?:companies\/\$publicId|register|(?:ref|unsubscribe|checkout)\/.*)$/, 'asking'],
  [FORMS, 'form'],
  // This page shows the components of all pages.
  [/^\/dev\/ui$/, 'parts'],
  [/^\/(?:company|talent|admin|messages|dev)\/|^\/(?:admin|messages|notifications)$/, 'account'],
];

/** @returns {{ path: string, what: string, bytes: number, most: number }[]} every page, each script that loads later, and the fonts */
export function measurePages() {
  const { pages, loads } = JSON.parse(readFileSync(join(DIST, 'prerendered/paths.json'), 'utf8'));
  const scripts = Object.entries(loads).flatMap(([path, languages]) =>
    Object.values(languages).map((files) => ({
      path,
      what: 'scripts',
      bytes: files.reduce((sum, file) => sum + sentBytes(file), 0),
      most: SCRIPTS[KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'visitor'],
    })),
  );
  const pictures = Object.entries(pages).map(([path, name]) => {
    const html = readFileSync(join(DIST, `prerendered/${name}.en.html`), 'utf8');
    const files = new Set([...html.matchAll(/<img[^>]*\ssrc="(\/(?:assets|cast)\/[^"]+)"/g)].map(([, file]) => file));
    return {
      path,
      what: 'pictures',
      bytes: [...files].reduce((sum, file) => sum + sentBytes(file), 0),
      most: PICTURES,
    };
  });
  const assets = readdirSync(join(DIST, 'assets'));
  const first = new Set(Object.values(loads).flatMap((languages) => Object.values(languages).flat()));
  const later = assets
    .map((name) => `/assets/${name}`)
    .filter((path) => path.endsWith('.js') && !first.has(path))
    .map((path) => ({ path, what: 'script', bytes: sentBytes(path), most: LATER }));
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + sentBytes(`/assets/${name}`), 0);
  return [...scripts, ...later, ...pictures, { path: '/', what: 'fonts', bytes, most: FONTS }];
}

/** Skips a stale site: `npm test` builds it and measures again. */
export async function everyPageIsWithinBudget() {
  if (!(await isSiteFresh())) return true;
  const over = overBudget();
  for (const line of over) console.log(line);
  return over.length === 0;
}

export const overBudget = () =>
  measurePages()
    .filter(({ bytes, most }) => bytes > most)
    .map(({ path, what, bytes, most }) => `${path}: ${what} of ${bytes} bytes, at most ${most}`);

/** The compressed file if there is one. */
function sentBytes(path) {
  const file = join(DIST, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
