import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallSide, CallType } from '#contract/values/calls.ts';

export interface Label {
  list: string;
  line: number;
  quote: string;
  value?: string;
}

export interface LabelledCall {
  id: string;
  transcript: string;
  callType: CallType;
  callDate: string;
  language: 'en' | 'es';
  speakers: Record<string, CallSide>;
  sentiment: string;
  engagement: string;
  items: Label[];
}

/** Training data for rules and weights. */
export const OPEN_FOLDERS = ['demo/calls/open', 'demo/calls/stress', 'demo/calls/everyday'];

/** The contract's name for each call type in the labels. */
export const CALL_TYPES: Record<string, CallType> = {
  'Product Demo': 'product_demo',
  'Sales Call': 'sales_call',
  'User Feedback': 'user_feedback',
  'Discovery Call': 'discovery_call',
  'Follow-up': 'follow_up',
};

/** Reads every call of a folder of demo/calls with its labels. */
export function readLabelledCalls(folder: string): LabelledCall[] {
  const files = readdirSync(folder).toSorted();
  return files
    .filter((file) => file.endsWith('.labels.json'))
    .map((file) => {
      const id = file.replace('.labels.json', '');
      const labels = JSON.parse(readFileSync(join(folder, file), 'utf8')) as LabelledCall;
      const transcript = files.find((other) => other.startsWith(`${id}.`) && other !== file)!;
      return {
        ...labels,
        id,
        callType: CALL_TYPES[labels.callType]!,
        transcript: readFileSync(join(folder, transcript), 'utf8'),
      };
    });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a label's quote and a piece of the transcript overlap: one contains the other, or they share three consecutive words. */
export function quotesOverlap(quote: string, said: string): boolean {
  const [label, piece] = [plain(quote), plain(said)];
  if (label === '' || piece === '') return false;
  if (piece.includes(label) || label.includes(piece)) return true;
  const words = label.split(' ');
  return words.some(
    (_, at) => at + 3 <= words.length && ` ${piece} `.includes(` ${words.slice(at, at + 3).join(' ')} `),
  );
}
