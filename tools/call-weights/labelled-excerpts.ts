import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallSide } from '#contract/values/calls.ts';
import { CALL_TYPES, type Label } from './labelled-calls.ts';
import { readUtterances, type ReadCall } from './examples.ts';

/** Short excerpts, denser in labels than whole calls: words are learned from them, but neither thresholds nor the sentiment. */
const FOLDER = 'demo/calls/excerpts';

interface Excerpt {
  callType: string;
  lines: { speaker: string; side: CallSide; text: string; items: Omit<Label, 'line'>[] }[];
}

/** Reads every excerpt of a folder, one on each line of its files. */
export function readExcerpts(folder = FOLDER): ReadCall[] {
  const files = readdirSync(folder).toSorted();
  const rows = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  return rows.map((row) => {
    const { callType, lines } = JSON.parse(row) as Excerpt;
    const items = lines.flatMap((line, index) => line.items.map((item) => ({ ...item, line: index + 1 })));
    const utterances = lines.map(({ speaker, text }, index) => ({
      sourceLine: index + 1,
      speaker,
      text,
      startMs: null,
      endMs: null,
    }));
    const call = { callType: CALL_TYPES[callType]!, items, sentiment: null };
    return readUtterances(call, utterances, (_, utterance) => lines[utterance]!.side);
  });
}
