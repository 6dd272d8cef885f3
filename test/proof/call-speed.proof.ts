import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInWorker } from '#server/calls/analyst/run-in-worker.ts';
import { OPEN_FOLDERS, readLabelledCalls } from '#tools/call-weights/labelled-calls.ts';

const LONG = { words: 1_000_000, maxMs: 8000, maxMb: 400 };
const USUAL = { words: 10_000, maxMs: 150, runs: 9 };
const SLOWER = 1.3;
const ASKED = 200;

/**
 * A million words take less than 8 s and 400 MB in the worker, 10,000 words less than 150 ms, and the server stays responsive.
 * Measures CPU time, which equals wall time on an otherwise idle machine; prints both.
 */
export async function prove() {
  const failures: string[] = [];
  const limit = (what: string, value: number, max: number) => {
    if (value > max) failures.push(`${what}: ${value.toFixed(2)}, at most ${max}`);
  };
  const server = createServer(
    (_, response) => void response.end(JSON.stringify(Array.from({ length: 2000 }, (__, at) => at))),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  await analyze(textOf(USUAL.words));
  const usual: Cost[] = [];
  for (let run = 0; run < USUAL.runs; run++) usual.push(await analyze(textOf(USUAL.words)));
  const alone = await answerTimes(server, ASKED);

  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const long = analyze(textOf(LONG.words));
  const meanwhile = await answerTimes(server, ASKED);
  const cost = await long;
  clearInterval(watch);
  server.close();

  const mb = (peak - before) / 1024 / 1024;
  const ratio = median(meanwhile) / median(alone);
  limit(`ms for ${LONG.words} words`, cost.cpuMs, LONG.maxMs);
  limit('MB for it', mb, LONG.maxMb);
  limit(`ms for ${USUAL.words} words`, median(usual.map(({ cpuMs }) => cpuMs)), USUAL.maxMs);
  limit('answers meanwhile, times as slow', ratio, SLOWER);
  return {
    n: USUAL.runs + 1,
    failures,
    promise: `${LONG.words} words: ${(cost.cpuMs / 1000).toFixed(1)} s of processor time, ${(cost.ms / 1000).toFixed(1)} s passed, ${Math.round(mb)} MB; ${USUAL.words} words: ${Math.round(median(usual.map(({ cpuMs }) => cpuMs)))} ms, ${Math.round(median(usual.map(({ ms }) => ms)))} ms passed; answers meanwhile take ${ratio.toFixed(2)} times as long.`,
  };
}

interface Cost {
  ms: number;
  cpuMs: number;
}

async function analyze(transcript: string): Promise<Cost> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const request = { transcript, callType: 'sales_call', callDate: '2026-03-02' } as const;
  await runInWorker(request, new AbortController().signal, () => {});
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - startedAt, cpuMs: (user + system) / 1000 };
}

async function answerTimes(server: Server, count: number) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const startedAt = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - startedAt);
  }
  return times;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** The texts of the open calls, repeated with different numbers, by two speakers. */
function textOf(words: number) {
  const said = OPEN_FOLDERS.flatMap(readLabelledCalls).flatMap(({ transcript, speakers }) =>
    transcript.split('\n').flatMap((line) => {
      const name = Object.keys(speakers).find((one) => line.startsWith(`${one}:`));
      return name ? [`${speakers[name] === 'seller' ? 'Maya Chen' : 'Omar Diaz'}${line.slice(name.length)}`] : [];
    }),
  );
  const lines: string[] = [];
  for (let at = 0, count = 0; count < words; at++) {
    const line = said[at % said.length]!.replace(/\b\d+\b/g, () => String((at % 97) + 3));
    lines.push(line);
    count += line.split(' ').length - 2;
  }
  return lines.join('\n');
}
