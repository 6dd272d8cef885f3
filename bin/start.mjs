// Starts Closeup: builds the site if it is stale, then runs the server in this process. With --dev, with hot reload.
import { spawn } from 'node:child_process';

if (!process.argv.includes('--dev')) {
  const { buildWeb } = await import('./build-web.mjs');
  await buildWeb();
  await import('../server/main.ts');
} else {
  const sitePort = Number(process.env.PORT ?? 3000);
  const apiPort = sitePort + 1;
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${sitePort}`;
  const api = spawn(
    process.execPath,
    ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/main.ts'],
    {
      stdio: 'inherit',
      env: { NODE_ENV: 'development', ...process.env, PORT: String(apiPort), PUBLIC_URL: publicUrl },
    },
  );
  process.env.API_PORT = String(apiPort);
  const { createServer } = await import('vite');
  const site = await createServer({ server: { port: sitePort, strictPort: true } });
  await site.listen();
  console.log(`Closeup with hot reload: ${publicUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      api.kill('SIGTERM');
      api.once('exit', () => void site.close().then(() => process.exit(0)));
    });
  }
}
