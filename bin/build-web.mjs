// Builds the site into dist/web: the client and the prerendered pages, compressed. Skips if nothing changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist/web');
/** Renders pages: all public ones while building, those of accounts while the server runs. */
const RENDERER = join(ROOT, 'dist/renderer');
const STAMP = join(DIST, '.inputs');
const INPUTS = [
  'web',
  'contract',
  'vite.config.ts',
  'tsr.config.json',
  'bin/build-web.mjs',
  'bin/chunks.mjs',
  'bin/critical-css.mjs',
  'bin/prerender-pages.mjs',
  'package-lock.json',
];
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Builds the site if it is stale, in a separate process so that its memory is released. @returns whether it was stale */
export async function buildWeb() {
  if (await isSiteFresh()) return false;
  const builder = spawn(process.execPath, [import.meta.filename], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error('The site could not be built.');
  return true;
}

/** Whether the built site matches the current sources. */
export const isSiteFresh = async () => isFresh(await hashOf(INPUTS));

const isFresh = async (stamp) => [STAMP, RENDERER].every(existsSync) && (await readFile(STAMP, 'utf8')) === stamp;

async function build() {
  const stamp = await hashOf(INPUTS);
  if (await isFresh(stamp)) return console.log('The site is up to date.');
  const startedAt = Date.now();
  process.env.SITE_BUILD = stamp.slice(0, 16);
  const [{ build: buildWithVite }, { planChunks }, { prerenderPages }] = await Promise.all([
    import('vite'),
    import('./chunks.mjs'),
    import('./prerender-pages.mjs'),
  ]);
  const config = { configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' };
  await rm(STAMP, { force: true });
  const shared = await planChunks(config);
  await buildWithVite({ ...config, build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } });
  await buildWithVite({
    ...config,
    // With the packages it uses, so that the server loads only what pages need of them.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      rolldownOptions: { input: ['web/prerender.tsx', 'web/render-page.tsx'] },
      outDir: RENDERER,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  });
  await prerenderPages({ DIST, RENDERER });
  await writeFile(join(DIST, 'build.txt'), process.env.SITE_BUILD);
  await compress(DIST);
  await writeFile(STAMP, stamp);
  console.log(`Site built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
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

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build();
}
