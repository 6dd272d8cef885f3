// Builds the site into dist/web: the client and the prerendered pages, compressed. Skips if nothing changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { criticalCss } from './critical-css.mjs';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist/web');
const SERVER_BUILD = join(ROOT, 'dist/prerender');
const STAMP = join(DIST, '.inputs');
const INPUTS = [
  'web',
  'contract',
  'vite.config.ts',
  'tsr.config.json',
  'bin/build-web.mjs',
  'bin/critical-css.mjs',
  'package-lock.json',
];
/** Records clicks on buttons before hydration, submit buttons included; web/main.tsx repeats them after it. */
const RECORD_EARLY_CLICKS = `<script>earlyClicks={buttons:[],record(event){const button=event.target.closest("#root button");if(button){event.preventDefault();event.stopPropagation();earlyClicks.buttons.push(button)}}};addEventListener("click",earlyClicks.record,true)</script>`;
const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest']);

export async function buildWeb() {
  const stamp = await hashOf(INPUTS);
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) return false;
  const startedAt = Date.now();
  process.env.SITE_BUILD = stamp.slice(0, 16);
  const { build } = await import('vite');
  const config = { configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' };
  await rm(STAMP, { force: true });
  await build(config);
  await build({
    ...config,
    build: { ssr: 'prerender.tsx', outDir: SERVER_BUILD, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  await prerenderPages();
  await writeFile(join(DIST, 'build.txt'), process.env.SITE_BUILD);
  await compress(DIST);
  await rm(SERVER_BUILD, { recursive: true, force: true });
  await writeFile(STAMP, stamp);
  console.log(`Site built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return true;
}

async function prerenderPages() {
  const shell = await readFile(join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
  const [, sheet] = shell.match(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/);
  const css = await readFile(join(DIST, sheet), 'utf8');
  const fonts = [...css.matchAll(/url\("?(\/assets\/[^)"]+\.woff2)"?\)/g)]
    .map(([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const { prerender, pathsOfPages, LANGUAGE_CODES } = await import(
    pathToFileURL(join(SERVER_BUILD, 'prerender.js')).href
  );
  await mkdir(join(DIST, 'prerendered'), { recursive: true });
  const { prerendered, others } = pathsOfPages();
  const pages = Object.fromEntries(prerendered.map((path) => [path, path.slice(1) || 'home']));
  await writeFile(join(DIST, 'prerendered/paths.json'), JSON.stringify({ pages, screens: others }));
  for (const [path, name] of Object.entries(pages))
    for (const language of LANGUAGE_CODES) {
      const { html, title, description, files } = await prerender(path, language);
      const critical = await criticalCss({ folder: DIST, sheet, css }, html);
      const chunks = chunksOf(manifest, ['index.html', ...files]);
      const scripts = chunks.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
      const page = shell
        .replace(/<html lang="\w+"/, `<html lang="${language}"`)
        .replace(
          /<title>.*?<\/title>/,
          () => `<title>${escape(title)}</title><meta name="description" content="${escape(description)}">`,
        )
        .replace(/\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g, '')
        .replace('</head>', () => `<style>${critical}</style>${RECORD_EARLY_CLICKS}${fonts}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
        .replace(
          '</body>',
          `<link rel="stylesheet" href="/${sheet}">${scripts}<script type="module" crossorigin src="/${manifest['index.html'].file}"></script></body>`,
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

async function compress(folder) {
  const files = await filesIn(folder);
  await Promise.all(
    files
      .filter((file) => COMPRESSED.has(extname(file)))
      .map(async (file) => {
        const bytes = await readFile(file);
        const level = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, level));
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }),
  );
}

async function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    const full = join(ROOT, path);
    const files = extname(path) ? [full] : await filesIn(full);
    for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

const filesIn = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!(await buildWeb())) console.log('The site is up to date.');
}
