import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { extname, join } from 'node:path';
import { createServer } from '#server/app/server.ts';
import { seedDemo } from '#demo/seed.ts';
import { openLighthouse } from '#test/processes/lighthouse.ts';
import { openApp } from './fixtures/app.ts';
import { type BenchResult, pairs } from './fixtures/measure.ts';

const ROUNDS = 5;
const MOST = 1.15;
const MOST_MS = 1800;
const PORT = 18_090;
const DIST = join(import.meta.dirname, '../dist/web');
const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.css': 'text/css' };

/**
 * Largest contentful paint of the home page as Lighthouse measures it on a slow phone, compared with the same page without its
 * scripts: the same HTML, styles, fonts and pictures, served from memory. Milliseconds, first visits.
 */
export async function run(): Promise<BenchResult> {
  execFileSync(process.execPath, ['bin/build-web.mjs'], { stdio: 'inherit' });
  const { app, close } = await openApp('bench-first-page', { PUBLIC_URL: `http://localhost:${PORT}` });
  await seedDemo(app, () => undefined);
  const server = await createServer(app);
  await server.listen({ port: PORT, host: '127.0.0.1' });
  const home = `http://localhost:${PORT}/`;
  const floor = await serveWithoutScripts(await (await fetch(home)).text());
  const lighthouse = await openLighthouse();
  const paintOf = async (url: string) => (await lighthouse.measure(url)).largestPaintMs;
  try {
    const { subject, baseline, ratio } = await pairs(
      ROUNDS,
      () => paintOf(home),
      () => paintOf(floor.url),
    );
    return {
      target: `at most ${MOST}x the page without scripts, and ${MOST_MS} ms`,
      ok: ratio <= MOST && subject <= MOST_MS,
      rows: [
        { label: 'largest paint of the home page', value: `${subject.toFixed(0)} ms` },
        { label: 'the same page without scripts', value: `${baseline.toFixed(0)} ms` },
        { label: 'ratio', value: `${ratio.toFixed(2)}x` },
      ],
    };
  } finally {
    await lighthouse.close();
    floor.close();
    await server.close();
    await close();
  }
}

async function serveWithoutScripts(page: string) {
  const html = page.replace(/<script[\s\S]*?<\/script>|<\/?noscript>/g, '');
  const files = new Map<string, Buffer>();
  const server = createHttpServer((request, response) => {
    const path = request.url!.split('?')[0]!;
    if (path === '/') return response.setHeader('content-type', 'text/html').end(html);
    const file = join(DIST, path);
    if (!existsSync(file)) return response.writeHead(404).end();
    if (!files.has(file)) files.set(file, readFileSync(file));
    return response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain').end(files.get(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as { port: number }).port}/`, close: () => server.close() };
}
