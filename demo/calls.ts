import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#contract/values/durations.ts';
import type { CallType } from '#contract/values/calls.ts';
import { analyzeCall } from '#server/calls/analyze-call.ts';
import { listCalls } from '#server/calls/list-calls.ts';
import type { Context } from '#server/platform/context.ts';
import { findViewer } from './find-viewer.ts';

const TRANSCRIPTS = join(import.meta.dirname, 'transcripts');

interface Call {
  file: string;
  callType: CallType;
  daysAgo: number;
}

/** Oldest first, in the order of the history. */
const CALLS: Call[] = [
  { file: 'seguimiento.vtt', callType: 'follow_up', daysAgo: 12 },
  { file: 'discovery-call.txt', callType: 'discovery_call', daysAgo: 6 },
  { file: 'product-demo.vtt', callType: 'product_demo', daysAgo: 2 },
];

/** Analyzes three calls for an account that has none. */
export async function seedCalls(context: Context, email: string) {
  const viewer = (await findViewer(context, email))!;
  if ((await listCalls(context, viewer, { text: '' })).total > 0) return;
  for (const { file, callType, daysAgo } of CALLS) {
    const at = new Date(context.clock().getTime() - daysAgo * DAY_MS);
    const transcript = readFileSync(join(TRANSCRIPTS, file), 'utf8');
    const callDate = at.toISOString().slice(0, 10);
    await analyzeCall({ ...context, clock: () => at }, viewer, { transcript, callType, callDate });
  }
}
