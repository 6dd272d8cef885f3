// `npm start` builds the site if it is stale, then runs the server in this process. `npm run dev` runs it with hot reload.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

if (process.argv.includes('--dev')) {
  const { startDev } = await import('./dev.mjs');
  await startDev();
} else {
  // Caches compiled code for the next start.
  enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
  const { buildWeb } = await import('./build-web.mjs');
  await buildWeb();
  await import('../server/main.ts');
}
