import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeLocally } from '#server/calls/analyst/analyze-locally.ts';
import { FINDING_LISTS, type CallSide } from '#contract/values/calls.ts';
import { LABELS, ratesOf, type Rates } from './measure-calls.ts';

const PEOPLE = { seller: 'Sam Cole', buyer: 'Ana Ruiz' } as const;
/** What the other side says around a line, so that nothing but the line itself can be found. */
const AROUND: Record<string, [string, string]> = { en: ['All right.', 'I see.'], es: ['De acuerdo.', 'Entiendo.'] };

/** Measures the analyst on single lines, one per row of a file named after the language: `lists|side|text`, with "-" for no list. */
export function measureLines(folder: string): { lines: number } & Rates {
  const counts = { found: 0, right: 0, labels: 0, met: 0 };
  let lines = 0;
  for (const file of readdirSync(folder))
    for (const row of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      const [lists, side, ...text] = row.split('|') as [string, 'seller' | 'buyer', ...string[]];
      const labels = new Set(lists === '-' ? [] : lists.split(','));
      const found = listsFoundIn(text.join('|'), side, AROUND[file.slice(0, 2)]!);
      const right = found.filter((list) => labels.has(list)).length;
      lines++;
      counts.found += found.length;
      counts.right += right;
      counts.labels += labels.size;
      counts.met += right;
    }
  return { lines, ...ratesOf(counts) };
}

function listsFoundIn(text: string, side: 'seller' | 'buyer', [before, after]: [string, string]) {
  const other = PEOPLE[side === 'seller' ? 'buyer' : 'seller'];
  const { findings } = analyzeLocally(
    {
      transcript: [`${other}: ${before}`, `${PEOPLE[side]}: ${text}`, `${other}: ${after}`].join('\n'),
      callType: 'sales_call',
      callDate: '2026-11-20',
      sides: Object.entries(PEOPLE).map(([is, speaker]) => ({ speaker, side: is as CallSide })),
    },
    () => {},
  );
  return FINDING_LISTS.filter((list) => findings[list].length > 0).map((list) => LABELS[list] ?? list);
}
