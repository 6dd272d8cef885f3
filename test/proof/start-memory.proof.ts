import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '../../bin/build-web.mjs';
import { ROOT } from '../../bin/module-graph.mjs';
import { freePort } from '../processes/product-server.ts';
import { startProduct } from '../processes/started-product.ts';

const MOST = { 'second start, ms': 3000, 'RSS after a first start, MB': 350, 'RSS, MB': 350, 'node_modules, MB': 700 };
/** By then, the jobs queued at startup are done and its garbage is collected. */
const IDLE_MS = 45_000;

/** Startup time, and the resources of an idle server with the demo marketplace. */
export async function prove() {
  await buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'closeup-start-'));
  const port = await freePort();
  const first = await startProduct(port, data);
  await sleep(IDLE_MS);
  const firstMegabytes = first.megabytes();
  await first.stop();
  // The second start reuses the code compiled by this one.
  await (await startProduct(port, data)).stop();
  const second = await startProduct(port, data);
  await sleep(IDLE_MS);
  const megabytes = second.megabytes();
  await second.stop();
  rmSync(data, { recursive: true, force: true });
  const measured: Record<keyof typeof MOST, number> = {
    'second start, ms': second.readyMs,
    'RSS after a first start, MB': firstMegabytes,
    'RSS, MB': megabytes,
    'node_modules, MB': megabytesOfPackages(),
  };
  const rows = Object.entries(measured).map(([what, value]) => ({ what, value: Math.round(value) }));
  console.log(`first start, ms: ${Math.round(first.readyMs)}`);
  for (const { what, value } of rows) console.log(`${what}: ${value}`);
  return {
    n: rows.length,
    failures: rows
      .filter(({ what, value }) => value > MOST[what as keyof typeof MOST])
      .map(({ what, value }) => `${what}: ${value} instead of at most ${MOST[what as keyof typeof MOST]}`),
    promise: 'A start is quick, and an idle server is small, after its first start too.',
  };
}

/** The size of what a first start installs. */
function megabytesOfPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-packages-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(ROOT, file), join(folder, file));
    execFileSync(process.execPath, [join(ROOT, 'bin/setup.mjs'), '--to-run'], { cwd: folder });
    return Number(/^\d+/.exec(execFileSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' }))![0]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
