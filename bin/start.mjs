// `npm start` builds the site if it is stale, then runs the server in this process. `npm run dev` runs it with hot reload.
if (process.argv.includes('--dev')) {
  const { startDev } = await import('./dev.mjs');
  await startDev();
} else {
  const { buildWeb } = await import('./build-web.mjs');
  await buildWeb();
  await import('../server/main.ts');
}
