import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { criticalCss } from './critical-css.mjs';

/** Records clicks on buttons before hydration, including submit buttons; web/main.tsx replays them afterwards. */
const RECORD_EARLY_CLICKS = `<script>earlyClicks={buttons:[],record(event){const button=event.target.closest("#root button");if(button){event.preventDefault();event.stopPropagation();earlyClicks.buttons.push(button)}}};addEventListener("click",earlyClicks.record,true)</script>`;

/**
 * Loads the full style sheet and the scripts once the page with its critical CSS is on screen, or after a second: a hidden
 * tab paints nothing. The page's own list is in #loads, so that this script is identical everywhere and the content policy
 * needs only one hash.
 */
const LOAD_AFTER_PAINT = `<script>{let isLoading=false;const load=()=>{if(isLoading)return;isLoading=true;const {sheet,scripts}=JSON.parse(document.getElementById("loads").textContent);const add=(name,values)=>document.head.appendChild(Object.assign(document.createElement(name),values));const style=add("link",{rel:"stylesheet",href:sheet});for(const href of scripts)add("link",{rel:"modulepreload",crossOrigin:"",href});style.onload=style.onerror=()=>add("script",{type:"module",crossOrigin:"",src:scripts[0]})};try{new PerformanceObserver(load).observe({type:"paint",buffered:true})}catch{}setTimeout(load,1000)}</script>`;

/** Pages that are not prerendered show no data before an answer from the API. */
const API_CLIENT = '../contract/client.ts';

/** Writes the public pages, as visitors see them, and the frames of others in each language, from the server build of the site. */
export async function prerenderPages({ DIST, SERVER_BUILD }) {
  const shell = await readFile(join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
  const [, sheet] = shell.match(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/);
  const css = await readFile(join(DIST, sheet), 'utf8');
  // The first lines of text need them, but must not be delayed by them.
  const fonts = [...css.matchAll(/url\("?(\/assets\/[^)"]+\.woff2)"?\)/g)]
    .map(([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" fetchpriority="low" crossorigin>`)
    .join('');
  const { filesOf, requestsOf, viewersOf, prerender, prerenderFrame, pathsOfPages, LANGUAGE_CODES } = await import(
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
  /** Writes a page that shows before its scripts, and loads them afterwards. */
  const writePage = async (file, { document, html, room, language, scripts, head }) => {
    const critical = await criticalCss({ folder: DIST, sheet, css }, html);
    const page = document
      .replace(/<html lang="\w+"/, `<html lang="${language}" style="${room}"`)
      .replace(/\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g, '')
      .replace('</head>', () => `<style>${critical}</style>${head}${fonts}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
      .replace(
        '</body>',
        `<noscript><link rel="stylesheet" href="/${sheet}"></noscript><script type="application/json" id="loads">${JSON.stringify({ sheet: `/${sheet}`, scripts })}</script>${LOAD_AFTER_PAINT}</body>`,
      );
    await writeFile(join(DIST, 'prerendered', file), page.replace(/\n\s*/g, '\n'));
  };
  for (const [path, name] of Object.entries(pages))
    for (const language of LANGUAGE_CODES) {
      const { html, room, ...about } = await prerender(path, language);
      const document = shell
        .replace(/<meta\s+name="description"[^>]*>/, '')
        .replace(/<title>.*?<\/title>/, () => headOf(about));
      const scripts = loads[path][language];
      const file = `${name}.${language}.html`;
      await writePage(file, { document, html, room, language, scripts, head: RECORD_EARLY_CLICKS });
    }
  const frames = {};
  for (const path of others)
    for (const viewer of viewersOf(path))
      for (const language of LANGUAGE_CODES) {
        const { html, room } = await prerenderFrame(path, language, viewer);
        const file = `frame${path.replaceAll('/', '-')}.${viewer}.${language}.html`;
        const framed = `<div inert aria-hidden="true" class="contents">${html}</div>`;
        const head = requests[path].map(preloadOf).join('');
        const scripts = loads[path][language];
        await writePage(file, { document: shell, html: framed, room, language, scripts, head });
        frames[`${path} ${viewer} ${language}`] = file;
      }
  const site = { pages, screens: others, loads, requests, frames };
  await writeFile(join(DIST, 'prerendered/paths.json'), JSON.stringify(site));
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

const preloadOf = (path) => `<link rel="preload" as="fetch" crossorigin href="/api${path}">`;

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
