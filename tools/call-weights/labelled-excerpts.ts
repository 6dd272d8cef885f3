import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallSide } from '#contract/values/calls.ts';
import { CALL_TYPES, type Label } from './labelled-calls.ts';
import { readUtterances, type ReadCall } from './examples.ts';

/** Short excerpts, denser in labels than whole calls: used to learn words, but neither the second look nor the sentiment. */
const EXCERPTS = 'demo/calls/excerpts';
/** Short but complete calls, some with their sentiment. */
const SHORT_CALLS = 'demo/calls/short';

/** Plain talk is rare in the other writers' texts but common in reality, so it gets this weight. */
const PLAIN = { writer: 'p', weight: 12 };

interface Row {
  callType: string;
  sentiment?: string;
  lines: { speaker: string; side: CallSide; text: string; items: Omit<Label, 'line'>[] }[];
}

/** Reads all short calls and excerpts; each is one line of a file whose name starts with its writer's letter. */
export const readShortCalls = (isOfWriter = (_writer: string): boolean => true): ReadCall[] =>
  [EXCERPTS, SHORT_CALLS].flatMap((folder) =>
    readdirSync(folder)
      .toSorted()
      .filter((file) => isOfWriter(file[0]!))
      .flatMap((file) => {
        const rows = readFileSync(join(folder, file), 'utf8').trim().split('\n');
        const weight = file[0] === PLAIN.writer ? PLAIN.weight : 1;
        return rows.map((row) => ({ ...readRow(JSON.parse(row) as Row, folder === SHORT_CALLS), weight }));
      }),
  );

function readRow({ callType, sentiment, lines }: Row, isWhole: boolean): ReadCall {
  const items = lines.flatMap((line, index) => line.items.map((item) => ({ ...item, line: index + 1 })));
  const utterances = lines.map(({ speaker, text }, index) => ({
    sourceLine: index + 1,
    speaker,
    text,
    startMs: null,
    endMs: null,
  }));
  const call = { callType: CALL_TYPES[callType]!, items, sentiment: sentiment ?? null };
  return readUtterances(call, utterances, isWhole, (_, utterance) => lines[utterance]!.side);
}
