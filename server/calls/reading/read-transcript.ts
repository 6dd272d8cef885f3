import { cleanText } from './clean-text.ts';
import { isCueFile, readCues } from './read-cues.ts';
import { readLines } from './read-lines.ts';
import { TranscriptError } from '../analyst/progress.ts';
import type { Transcript } from './transcript.ts';

/** Text addressed to a model rather than to a person on the call. */
const INSTRUCTIONS = [
  'ignore previous instructions',
  'ignore all previous',
  'ignore the previous',
  'ignore all instructions',
  'disregard previous',
  'disregard all previous',
  'system prompt',
  'you are now',
  'as an ai language model',
  '<|im_start|>',
  '[inst]',
  'ignora las instrucciones',
  'ignora todas las instrucciones',
  'olvida las instrucciones',
];

/** Reads a transcript from any exporter. @throws TranscriptError if the text contains no speech. */
export function readTranscript(pasted: string): Transcript {
  const { lines, notices } = cleanText(pasted);
  const read = isCueFile(lines) ? readCues(lines) : readLines(lines);
  const utterances = read.utterances.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (utterances.length === 0) throw new TranscriptError('no_words');
  if (lines.some(instructs)) notices.push('contains_instructions');
  if (!utterances.some(({ speaker }) => speaker !== null)) notices.push('no_speakers');
  if (!utterances.some(({ startMs }) => startMs !== null)) notices.push('no_times');
  return { ...read, utterances, notices };
}

function instructs(line: string) {
  const text = line.toLowerCase();
  return INSTRUCTIONS.some((words) => text.includes(words));
}
