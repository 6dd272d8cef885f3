import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { criticalCss } from './critical-css.mjs';

/** Records clicks on buttons before hydration, including submit buttons; web/main.tsx replays them afterwards. */
const RECORD_EARLY_CLICKS = `<script>earlyClicks={buttons:[],record(event){const button=event.target.closest("#root button");if(button){event.preventDefault();event.stopPropagation();earlyClicks.buttons.push(button)}}};addEventListener("click",earlyClicks.record,true)</script>`;

/**
 * Loads the full style sheet and the scripts once the page has been painted with its critical CSS. The page's own list is in
 * #loads, so that this script is identical everywhere and the content policy needs only one hash.
 */
const LOAD_AFTER_PAINT = `<script>{const load=()=>{const {sheet,scripts}=JSON.parse(document.getElementById("loads").textContent);const add=(name,values)=>document.head.appendChild(Object.assign(document.createElement(name),values));const style=add("link",{rel:"stylesheet",href:sheet});for(const href of scripts)add("link",{rel:"modulepreload",crossOrigin:"",href});style.onload=style.onerror=()=>add("script",{type:"module",crossOrigin:"",src:scripts[0]})};document.hidden?addEventListener("DOMContentLoaded",load):requestAnimationFrame(()=>setTimeout(load))}</script>`;

/** Pages that are not prerendered show nothing before an answer from the API. */
const API_CLIENT = '../contract/client.ts';

/** Writes the public pages in each language, as visitors see them, from the server build of the site. */
export async function prerenderPages({ DIST, SERVER_BUILD }) {
  const shell = await readFile(join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
  const [, sheet] = shell.match(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/);
  const css = await readFile(join(DIST, sheet), 'utf8');
  // The first lines of text need them, but must not be delayed by them.
  const fonts = [...css.matchAll(/url\("?(\/assets\/[^)"]+\.woff2)"?\)/g)]
    .map(([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" fetchpriority="low" crossorigin>`)
    .join('');
  const { filesOf, requestsOf, prerender, pathsOfPages, LANGUAGE_CODES } = await import(
    pathToFileURL(join(SERVER_BUILD, 'prerender.js')).href
  );
  await mkdir(join(DIST, 'prerendered'), { recursive: true });
  const { prerendered, others } = pathsOfPages();
  const pages = Object.fromEntries(prerendered.map((path) => [path, path.slice(1) || 'home']));
  // A layout whose component is part of the first script has no separate file.
  const isOwn = (file) => file in manifest || !file.includes('/route.tsx?');
  const scriptsOf = (files) => chunksOf(manifest, ['index.html', ...files.filter(isOwn)]).map((file) => `/${file}`);
  const loadsOf = (paths, needed = []) =>
    paths.map((path) => [
      path,
      Object.fromEntries(
        LANGUAGE_CODES.map((language) => [language, scriptsOf([...filesOf(path, language), ...needed])]),
      ),
    ]);
  const loads = Object.fromEntries([...loadsOf(prerendered), ...loadsOf(others, [API_CLIENT])]);
  const requests = Object.fromEntries(others.map((path) => [path, requestsOf(path)]));
  await writeFile(join(DIST, 'prerendered/paths.json'), JSON.stringify({ pages, screens: others, loads, requests }));
  for (const [path, name] of Object.entries(pages))
    for (const language of LANGUAGE_CODES) {
      const { html, room, ...head } = await prerender(path, language);
      const critical = await criticalCss({ folder: DIST, sheet, css }, html);
      const loaded = JSON.stringify({ sheet: `/${sheet}`, scripts: loads[path][language] });
      const page = shell
        .replace(/<html lang="\w+"/, `<html lang="${language}" style="${room}"`)
        .replace(/<meta\s+name="description"[^>]*>/, '')
        .replace(/<title>.*?<\/title>/, () => headOf(head))
        .replace(/\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g, '')
        .replace('</head>', () => `<style>${critical}</style>${RECORD_EARLY_CLICKS}${fonts}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
        .replace(
          '</body>',
          `<noscript><link rel="stylesheet" href="/${sheet}"></noscript><script type="application/json" id="loads">${loaded}</script>${LOAD_AFTER_PAINT}</body>`,
        )
        .replace(/\n\s*/g, '\n');
      await writeFile(join(DIST, `prerendered/${name}.${language}.html`), page);
    }
  await writeFile(join(DIST, 'index.html'), shell.replace('</head>', () => `${fonts}</head>`).replace(/\n\s*/g, '\n'));
  await rm(join(DIST, '.vite'), { recursive: true });
}

/** The files of entries and of their static imports, without duplicates. */
function chunksOf(manifest, entries) {
  const files = new Set();
  const visit = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
}

/** Metadata for search engines and link previews. The server replaces the placeholder with its own address. */
function headOf({ title, description, url, structured }) {
  const named = { description, 'twitter:card': 'summary' };
  const properties = { 'og:type': 'website', 'og:title': title, 'og:description': description, 'og:url': url };
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': structured }).replaceAll('<', '\\u003c');
  return [
    `<title>${escape(title)}</title>`,
    `<link rel="canonical" href="${escape(url)}">`,
    ...Object.entries(named).map(([name, text]) => `<meta name="${name}" content="${escape(text)}">`),
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escape(text)}">`),
    ...(structured.length > 0 ? [`<script type="application/ld+json">${json}</script>`] : []),
  ].join('');
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
