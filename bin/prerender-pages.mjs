import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { criticalCss } from './critical-css.mjs';

/** Records clicks on buttons before hydration, including submit buttons; web/main.tsx replays them afterwards. */
const RECORD_EARLY_CLICKS = `<script>earlyClicks={buttons:[],record(event){const button=event.target.closest("#root button");if(button){event.preventDefault();event.stopPropagation();earlyClicks.buttons.push(button)}}};addEventListener("click",earlyClicks.record,true)</script>`;

/**
 * Loads the full style sheet, unless the page has it, and the scripts once the page is on screen, or after a second: a hidden
 * tab paints nothing. The page's own list is in #loads, so that this script is identical everywhere and the content policy
 * needs only one hash.
 */
const LOAD_AFTER_PAINT = `<script>{let isLoading=false;const load=()=>{if(isLoading)return;isLoading=true;const {sheet,scripts}=JSON.parse(document.getElementById("loads").textContent);const add=(name,values)=>document.head.appendChild(Object.assign(document.createElement(name),values));const style=sheet&&add("link",{rel:"stylesheet",href:sheet});for(const href of scripts)setTimeout(add,0,"link",{rel:"modulepreload",crossOrigin:"",href});const run=()=>add("script",{type:"module",crossOrigin:"",src:scripts[0]});if(style)style.onload=style.onerror=run;else run()};try{new PerformanceObserver(load).observe({type:"paint",buffered:true})}catch{}setTimeout(load,1000)}</script>`;

/**
 * Remembers what is pressed and typed in a frame, which looks like its page before the page is there, and does it once the page
 * has replaced the frame. Nothing is pressed unless the page has the same control at the same place.
 */
const REPLAY_INPUT = `<script>(${function replayInput() {
  const root = document.getElementById('root');
  const frame = root.firstElementChild;
  const nameOf = (control) =>
    control.getAttribute('aria-label') ?? (control.textContent || control.name || control.placeholder);
  const controlAt = (part, x, y) =>
    [...part.querySelectorAll('a,button,input,textarea,label')].findLast((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
  let pressed;
  let typed = '';
  const press = ({ clientX, clientY, ctrlKey, metaKey, shiftKey }) => {
    // A link to be opened in a new tab can't be: replaying it would open it in this one.
    const control = !ctrlKey && !metaKey && !shiftKey && controlAt(frame, clientX, clientY);
    pressed = control && { x: clientX + scrollX, y: clientY + scrollY, name: nameOf(control) };
    typed = '';
  };
  const type = (event) => {
    if (!pressed || event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) return;
    typed += event.key;
    // A question mark in a text is no shortcut.
    event.stopPropagation();
  };
  addEventListener('click', press, true);
  addEventListener('keydown', type, true);
  new MutationObserver((_changes, observer) => {
    if (frame.isConnected) return;
    observer.disconnect();
    removeEventListener('click', press, true);
    removeEventListener('keydown', type, true);
    if (!pressed) return;
    const control = controlAt(root, pressed.x - scrollX, pressed.y - scrollY);
    if (!control || nameOf(control) !== pressed.name) return;
    control.focus();
    control.click();
    if (/^(?:INPUT|TEXTAREA)$/.test(control.tagName) && typed) document.execCommand('insertText', false, typed);
  }).observe(root, { childList: true });
}.toString()})()</script>`;

/** Pages that are not prerendered show no data before an answer from the API. */
const API_CLIENT = '../contract/client.ts';

/** Writes the public pages, as visitors see them, and the frames of others in each language, from the server build of the site. */
export async function prerenderPages({ DIST, RENDERER }) {
  const shell = await readFile(join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
  const [, sheet] = shell.match(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/);
  const css = await readFile(join(DIST, sheet), 'utf8');
  // The first lines of text need them, but must not be delayed by them.
  const fonts = [...css.matchAll(/url\("?(\/assets\/[^)"]+\.woff2)"?\)/g)]
    .map(([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" fetchpriority="low" crossorigin>`)
    .join('');
  const site = await import(pathToFileURL(join(RENDERER, 'prerender.js')).href);
  const {
    filesOf,
    isRendered,
    requestsOf,
    viewersOf,
    prerender,
    prerenderFrame,
    openFrame,
    pathsOfPages,
    LANGUAGE_CODES,
  } = site;
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
  const criticalStyles = async (html) => `<style>${await criticalCss({ folder: DIST, sheet, css }, html)}</style>`;
  /** Writes a page that shows before its scripts, and loads them afterwards. */
  const writePage = async (
    file,
    { document, html, room, language, scripts, head, isFrame = false, isStyled = false },
  ) => {
    const styles = isStyled ? `<link rel="stylesheet" href="/${sheet}">` : await criticalStyles(html);
    const later = isStyled ? { scripts } : { sheet: `/${sheet}`, scripts };
    const page = document
      .replace(/<html lang="\w+"/, `<html lang="${language}" style="${room}"`)
      .replace(/\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g, '')
      .replace('</head>', () => `${styles}${head}${fonts}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
      .replace(
        '</body>',
        `<noscript><link rel="stylesheet" href="/${sheet}"></noscript><script type="application/json" id="loads">${JSON.stringify(later)}</script>${isFrame ? REPLAY_INPUT : ''}${LOAD_AFTER_PAINT}</body>`,
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
  /** Documents that the server renders with data (server/platform/http/site/rendered-pages.ts), which may need any style. */
  const templates = {};
  for (const path of others)
    for (const language of LANGUAGE_CODES) {
      const viewers = viewersOf(path);
      if (viewers.length === 0 && !isRendered(path)) continue;
      const { room, title } = await openFrame(path, language);
      const document = shell.replace(/<title>.*?<\/title>/, () => `<title>${escape(title)}</title>`);
      const page = { document, room, language, scripts: loads[path][language] };
      const head = requests[path].map(preloadOf).join('');
      for (const viewer of viewers) {
        const file = `frame${path.replaceAll('/', '-')}.${viewer}.${language}.html`;
        await writePage(file, { ...page, html: await prerenderFrame(path, language, viewer), head });
        frames[`${path} ${viewer} ${language}`] = file;
      }
      if (!isRendered(path)) continue;
      const template = `template${path.replaceAll('/', '-')}.${language}.html`;
      await writePage(template, { ...page, html: '', head: '', isFrame: true, isStyled: true });
      templates[`${path} ${language}`] = template;
    }
  const requestsOfAccounts = site.REQUESTS_OF_ACCOUNTS;
  const built = { pages, screens: others, loads, requests, requestsOfAccounts, frames, templates };
  await writeFile(join(DIST, 'prerendered/paths.json'), JSON.stringify(built));
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
