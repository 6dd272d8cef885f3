import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchResult, pairs } from './fixtures/measure.ts';
import { loadRanges } from './fixtures/range-load.ts';

const FILE_BYTES = 24 * 1024 * 1024;
const ROUNDS = 7;
const SECONDS = 2;
const CLIENTS = 16;
const NGINX_PORT = 18_080;
const TARGETS = { '64 KB': { bytes: 64 * 1024, least: 0.7 }, '1 MB': { bytes: 1024 * 1024, least: 1 } };

/** Range requests per second of a video from this server, compared with nginx and sendfile. */
export async function run(): Promise<BenchResult> {
  const server = fork(join(import.meta.dirname, 'servers', 'range.ts'), [String(FILE_BYTES)]);
  const [{ port, path, root, key }] = (await once(server, 'message')) as [
    { port: number; path: string; root: string; key: string },
  ];
  const nginx = startNginx(root);
  try {
    await sleep(500);
    const rows: BenchResult['rows'] = [];
    let ok = true;
    for (const [label, { bytes, least }] of Object.entries(TARGETS)) {
      const range = { bytes, fileBytes: FILE_BYTES };
      const { subject, baseline, ratio } = await pairs(
        ROUNDS,
        () => loadRanges({ port, path }, range, CLIENTS, SECONDS),
        () => loadRanges({ port: NGINX_PORT, path: `/${key}` }, range, CLIENTS, SECONDS),
      );
      rows.push({
        label: `${label} ranges, ${CLIENTS} clients`,
        value: `${subject.toFixed(0)}/s, nginx ${baseline.toFixed(0)}/s: ${ratio.toFixed(2)}x (target ${least}x)`,
      });
      ok &&= ratio >= least;
    }
    return { rows, ok, target: '0.7x nginx sendfile at 64 KB, 1.0x at 1 MB' };
  } finally {
    await nginx.stop();
    server.disconnect();
    await once(server, 'exit');
  }
}

function startNginx(root: string) {
  if (spawnSync('nginx', ['-v']).error) {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
      spawnSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], { stdio: 'ignore' });
    if (spawnSync('nginx', ['-v']).error) throw new Error('The baseline needs nginx on this machine.');
  }
  const folder = join(import.meta.dirname, '..', '.cache', 'bench-nginx');
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log;
     events { worker_connections 512; }
     http { access_log off; sendfile on; tcp_nodelay on; client_body_temp_path ${folder}/body; types { video/mp4 mp4; }
       server { listen 127.0.0.1:${NGINX_PORT}; root ${root}; keepalive_requests 1000000; } }`,
  );
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
  return {
    async stop() {
      child.kill('SIGTERM');
      await sleep(200);
    },
  };
}
