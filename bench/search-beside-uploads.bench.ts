import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processVideo } from '#server/platform/media/media.ts';
import { openApp } from './fixtures/app.ts';
import { loadJson } from './fixtures/json-load.ts';
import { fillMarketplace } from './fixtures/marketplace.ts';
import { type BenchResult, pairs } from './fixtures/measure.ts';
import { CLIPS, portraitClip } from './fixtures/portrait-clip.ts';

const ROWS = 100_000;
const ROUNDS = 5;
const SECONDS = 4;
const CLIENTS = 16;
const ACCOUNTS = 256;
/** The worker transcodes three uploads at once; a fourth waits. */
const AT_ONCE = 3;
const MOST = 1.5;

/** p99 of searches over HTTP while uploads are being processed, compared with the same searches alone. */
export async function run({ rows = ROWS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const source = await portraitClip();
  const folder = `bench-search-${rows}`;
  const filled = await openApp(folder);
  await fillMarketplace(filled.app.pool, rows);
  await filled.close();
  const query = { text: 'closing', languages: ['English'] };
  const server = fork(join(import.meta.dirname, 'servers', 'search.ts'), [
    folder,
    String(ACCOUNTS),
    JSON.stringify({ page: query }),
  ]);
  const [{ port, cookies }] = (await once(server, 'message')) as [{ port: number; cookies: string[] }];
  const path = '/api/search/talents?text=closing&languages[0]=English';
  const alone = async () => (await loadJson({ port, path, cookies }, CLIENTS, SECONDS)).p99Ms;
  const beside = async () => {
    const uploads = transcode(source);
    try {
      return await alone();
    } finally {
      await uploads.stop();
    }
  };
  try {
    await alone();
    const { subject, baseline, ratio } = await pairs(ROUNDS, beside, alone);
    return {
      target: `p99 at most ${MOST}x of searches alone`,
      ok: rows >= ROWS && ratio <= MOST,
      rows: [
        { label: `p99 beside ${AT_ONCE} transcodes, ${CLIENTS} clients`, value: `${subject.toFixed(1)} ms` },
        { label: 'p99 alone', value: `${baseline.toFixed(1)} ms` },
        { label: 'ratio', value: `${ratio.toFixed(2)}x` },
      ],
    };
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

/** Processes the video again and again until stopped. */
function transcode(source: string) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      const out = mkdtempSync(join(CLIPS, 'out-'));
      await processVideo(source, out, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      rmSync(out, { recursive: true });
    }
  };
  const running = Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
