import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SearchQuery } from '#contract/search/query.ts';
import { openApp } from './fixtures/app.ts';
import { loadJson } from './fixtures/json-load.ts';
import { fillMarketplace } from './fixtures/marketplace.ts';
import { type BenchResult, pairs } from './fixtures/measure.ts';

const ROWS = 100_000;
const ROUNDS = 5;
const SECONDS = 2;
const CLIENTS = 16;
/** Each account may send 600 requests a minute. */
const ACCOUNTS = 256;
const TARGETS = { perSecond: 2500, ofNoOp: 0.1, ofBare: 0.9 };
/** A page of twenty cards and one of two cards, about 2 KB. */
const QUERIES: Record<string, SearchQuery> = {
  page: { text: 'closing', languages: ['English'] },
  short: { text: 'gong demos', professions: ['Telemarketer'], workTypes: ['remote'] },
};

/** Search over HTTP with cards from Postgres, compared with an empty route and with bare node:http that sends a statement for each request. */
export async function run({ rows = ROWS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const folder = `bench-search-${rows}`;
  const filled = await openApp(folder);
  await fillMarketplace(filled.app.pool, rows);
  await filled.close();
  const server = fork(join(import.meta.dirname, 'servers', 'search.ts'), [
    folder,
    String(ACCOUNTS),
    JSON.stringify(QUERIES),
  ]);
  const [{ port, barePort, cookies, bytes }] = (await once(server, 'message')) as [
    { port: number; barePort: number; cookies: string[]; bytes: Record<string, number> },
  ];
  const load = (to: number, path: string) => async () =>
    (await loadJson({ port: to, path, cookies }, CLIENTS, SECONDS)).perSecond;
  const search = (name: string) => load(port, `/api/search/talents?${parameters(QUERIES[name]!)}`);
  try {
    const noOp = await pairs(ROUNDS, search('short'), load(port, '/healthz'));
    const whole = await pairs(ROUNDS, search('page'), load(barePort, '/reads/page'));
    const short = await pairs(ROUNDS, search('short'), load(barePort, '/reads/short'));
    const shared = await pairs(ROUNDS, search('short'), load(barePort, '/shared/short'));
    const fixed = await load(barePort, '/fixed/short')();
    const ok =
      (noOp.subject >= TARGETS.perSecond || noOp.ratio >= TARGETS.ofNoOp) &&
      whole.ratio >= TARGETS.ofBare &&
      short.ratio >= TARGETS.ofBare;
    const line = (label: string, { subject, baseline, ratio }: typeof noOp) => ({
      label,
      value: `${subject.toFixed(0)}/s against ${baseline.toFixed(0)}/s: ${ratio.toFixed(2)}x`,
    });
    return {
      target: `${TARGETS.perSecond}/s or ${TARGETS.ofNoOp}x of a route that does nothing, at 2 KB; ${TARGETS.ofBare}x of bare node:http with a statement for each request, at both sizes`,
      ok: rows < ROWS || ok,
      rows: [
        line(`page of ${kilobytes(bytes.short!)}, against /healthz`, noOp),
        line('the same, against bare node:http', short),
        line('the same, against bare node:http that shares its statements, too', shared),
        line(`page of ${kilobytes(bytes.page!)}, against bare node:http`, whole),
        { label: 'bare node:http, the same page from memory', value: `${fixed.toFixed(0)}/s` },
      ],
    };
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const parameters = (query: SearchQuery) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((one, index) => [`${key}[${index}]`, String(one)]) : [[key, String(value)]],
    ),
  ).toString();
