import { createRequire } from 'node:module';
import type * as WebVtt from 'webvtt-parser';
import type { TranscriptFormat } from '#contract/values/calls.ts';
import { acceptNames } from './accept-names.ts';
import { readHead, type Head } from './line-heads.ts';
import { nameLikeness } from './names.ts';
import type { Transcript, Utterance } from './transcript.ts';
import { writeCueFile } from './write-cue-file.ts';

/** A CommonJS module whose exports Node's ES module loader can't see. */
const { WebVTTParser } = createRequire(import.meta.url)('webvtt-parser') as typeof WebVtt;

/** With and without the semicolon: the parser itself only knows the latter. */
const ENTITIES: Record<`&${string}`, string> = {
  '&amp': '&',
  '&amp;': '&',
  '&lt': '<',
  '&lt;': '<',
  '&gt': '>',
  '&gt;': '>',
  '&nbsp': ' ',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
};

interface Piece {
  sourceLine: number;
  startMs: number;
  endMs: number;
  /** Given by a voice tag or the cue's id. */
  voice: string | null;
  text: string;
}

export const isCueFile = (lines: string[]) => lines.some((line) => line.length < 200 && line.includes('-->'));

/**
 * Reads WebVTT and SRT files, even malformed ones. webvtt-parser reads the cues; the speaker is in a voice tag, in the cue's id
 * or before a colon.
 */
export function readCues(lines: string[]): Omit<Transcript, 'notices'> {
  const { file, ids } = writeCueFile(lines);
  const pieces: Piece[] = [];
  for (const cue of new WebVTTParser().parse(file, 'metadata').cues) {
    const original = ids[Number(cue.id)]!;
    const times = { startMs: Math.round(cue.startTime * 1000), endMs: Math.round(cue.endTime * 1000) };
    const inId = /"([^"]{1,80})"/.exec(original.id.slice(0, 200))?.[1] ?? null;
    for (const { voice, text, row } of readVoices(cue.text))
      pieces.push({ ...times, sourceLine: original.sourceLine + row, voice: voice ?? inId, text });
  }
  const withNames = nameLabels(pieces);
  return { format: detectFormat(lines, pieces, withNames), utterances: withNames, attendees: [] };
}

/** The lines of a cue's text with the voice of each. */
function readVoices(text: string) {
  if (!text.includes('<') && !text.includes('&'))
    return text.split('\n').map((row, index) => ({ voice: null, text: row, row: index }));
  const { children } = new WebVTTParser(ENTITIES).parse(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`, 'subtitles')
    .cues[0]?.tree ?? { children: [] };
  const pieces: { voice: string | null; text: string; row: number }[] = [];
  let row = 0;
  const visit = (nodes: WebVtt.TreeNode[], voice: string | null) => {
    for (const node of nodes) {
      if (node.type === 'object')
        visit(node.children as WebVtt.TreeNode[], node.name === 'v' ? node.value.trim() || null : voice);
      if (node.type !== 'text') continue;
      for (const [index, part] of node.value.split('\n').entries()) {
        if (index > 0) row++;
        const last = pieces.at(-1);
        if (last && last.voice === voice && last.row === row) last.text += part;
        else if (part.trim() !== '') pieces.push({ voice, text: part, row });
      }
    }
  };
  visit(children, null);
  return pieces;
}

/** Splits "Maya: …" where labels are speakers; a cue without a label continues the last speaker. */
function nameLabels(pieces: Piece[]): Utterance[] {
  const hasVoices = pieces.some(({ voice }) => voice !== null);
  const heads: Head[] = hasVoices ? [] : pieces.map(({ text }) => readHead(text));
  const texts = pieces.map(({ text }) => text);
  const names = hasVoices ? new Set<string>() : acceptNames(heads, texts);
  let speaker: string | null = null;
  const utterances: Utterance[] = [];
  for (const [index, { voice, text, ...piece }] of pieces.entries()) {
    const head = heads[index];
    const isLabel = head?.name && names.has(head.name);
    const isNameLine = !isLabel && names.has(text.trim()) && nameLikeness(text.trim()) > 0;
    if (isLabel) speaker = head.name;
    else if (isNameLine) speaker = text.trim();
    else if (hasVoices) speaker = voice;
    const spoken = isNameLine ? '' : isLabel ? head.text : text.trim();
    if (spoken !== '') utterances.push({ ...piece, speaker, text: spoken });
  }
  return utterances;
}

function detectFormat(lines: string[], pieces: Piece[], utterances: Utterance[]): TranscriptFormat {
  const isWebVtt = lines.slice(0, 5).some((line) => line.trim().startsWith('WEBVTT'));
  if (lines.some((line) => /^\d{1,6} "[^"]{1,80}" \(\d{1,12}\)/.test(line.slice(0, 120)))) return 'webex';
  if (pieces.some(({ voice }) => voice !== null)) return 'teams_vtt';
  if (!isWebVtt) return lines.some((line) => line.length < 80 && /\d,\d{3} {0,3}-->/.test(line)) ? 'srt' : 'teams_docx';
  return utterances.some(({ speaker }) => speaker !== null) ? 'zoom_vtt' : 'webvtt';
}
