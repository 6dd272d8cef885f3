import type { TranscriptFormat } from '#contract/values/calls.ts';
import { readHead, type Head, type HeadShape } from './line-heads.ts';
import { acceptNames } from './accept-names.ts';
import { readAttendees } from './attendees.ts';
import type { Attendee, Transcript, Utterance } from './transcript.ts';

/** The exporter that most often uses each shape. A service name at the end of the file takes precedence. */
const SHAPE_FORMATS: Partial<Record<HeadShape, TranscriptFormat>> = {
  'time-bar-name': 'gong',
  'time-dash-name': 'fathom',
  'name-dash-time': 'fireflies',
  'name-time': 'otter',
  'time-name': 'tldv',
  'time-label': 'tldv',
  'label-time': 'fireflies',
  'bracket-name-time': 'zoom_vtt',
  label: 'names',
};
const SERVICES: [word: string, format: TranscriptFormat][] = [
  ['otter.ai', 'otter'],
  ['fathom.video', 'fathom'],
  ['fireflies.ai', 'fireflies'],
  ['gong.io', 'gong'],
  ['tldv.io', 'tldv'],
  ['webex', 'webex'],
  ['started transcription', 'teams_docx'],
  ['computer generated and might contain errors', 'google_meet'],
  ['this editable transcript', 'google_meet'],
];
/** Lines added by exporters, which no one said. */
const ADDED = [
  'transcribed by https://otter.ai',
  'view recording',
  'this editable transcript was computer generated',
  'meeting ended after',
  'watch: https',
  'recorded on',
  'esta transcripción editable',
  'la reunión finalizó',
];

/** Reads any text that isn't a cue file: lines start with a label, a time, or neither. */
export function readLines(lines: string[]): Omit<Transcript, 'notices'> {
  const heads = lines.map(readHead);
  const names = acceptNames(heads, lines);
  const first = heads.findIndex((head, index) => isHeader(head, names, heads[index + 1]));
  const attendees = readAttendees(first > 0 ? lines.slice(0, first) : []);
  const utterances: Utterance[] = [];
  let speaker: string | null = null;
  let startMs: number | null =
    heads.slice(Math.max(0, first - 3), Math.max(0, first)).findLast(({ shape }) => shape === 'time')?.ms ?? null;
  for (let index = Math.max(0, names.size > 0 ? first : 0); index < heads.length; index++) {
    const head = heads[index]!;
    if (head.shape === 'blank' || isAdded(lines[index]!)) continue;
    const isSpeaker = isHeader(head, names, heads[index + 1]);
    if (isSpeaker) {
      speaker = isSpeaker;
      startMs = head.ms ?? (head.shape === 'label' ? startMs : null);
    } else if (head.ms !== null) startMs = head.ms;
    const text = spokenText(head, isSpeaker !== null, lines[index]!);
    if (text === '') continue;
    utterances.push({ sourceLine: index + 1, speaker, startMs, endMs: null, text });
    startMs = null;
  }
  return {
    format: detectFormat(heads, names, lines),
    utterances: relative(withoutCompanies(utterances, attendees)),
    attendees,
  };
}

/** Returns the name if a line only announces the next speaker. */
function isHeader(head: Head, names: Set<string>, next: Head | undefined): string | null {
  if (head.name !== null && names.has(head.name)) return head.name;
  if (head.shape !== 'text' || !names.has(head.text)) return null;
  return next && next.shape !== 'blank' ? head.text : null;
}

function spokenText(head: Head, isSpeaker: boolean, line: string) {
  if (isSpeaker) return head.shape === 'text' || head.shape.endsWith('name') ? '' : head.text;
  if (head.shape === 'time') return '';
  if (head.shape === 'time-text' || head.shape.startsWith('time-'))
    return head.shape === 'time-label' ? `${head.name}: ${head.text}` : head.text;
  return line.trim();
}

function isAdded(line: string) {
  const start = line.slice(0, 200).toLowerCase().trim();
  return (
    ADDED.some((added) => start.startsWith(added)) ||
    /(?:started|stopped) transcription$/.test(start) ||
    /^[-=_*~]{3,80}$/.test(start)
  );
}

/** "Maya Chen (Acme)" becomes Maya Chen, from Acme. */
function withoutCompanies(utterances: Utterance[], attendees: Attendee[]) {
  const names = new Map<string, string>();
  for (const { speaker } of utterances) {
    if (speaker === null || names.has(speaker)) continue;
    const open = speaker.endsWith(')')
      ? speaker.lastIndexOf(' (')
      : speaker.endsWith(']')
        ? speaker.lastIndexOf(' [')
        : -1;
    const name = open > 0 ? speaker.slice(0, open).trim() : speaker;
    if (open > 0) attendees.push({ name, about: speaker.slice(open + 2, -1) });
    names.set(speaker, name);
  }
  return utterances.map((one) => (one.speaker === null ? one : { ...one, speaker: names.get(one.speaker)! }));
}

/** Converts clock times to offsets from the first one. */
function relative(utterances: Utterance[]) {
  const first = utterances.find(({ startMs }) => startMs !== null)?.startMs ?? 0;
  if (first < 4 * 3_600_000) return utterances;
  return utterances.map((one) => ({ ...one, startMs: one.startMs === null ? null : Math.max(0, one.startMs - first) }));
}

function detectFormat(heads: Head[], names: Set<string>, lines: string[]): TranscriptFormat {
  const ends = [...lines.slice(0, 40), ...lines.slice(-40)].map((line) => line.slice(0, 300).toLowerCase());
  const service = SERVICES.find(([word]) => ends.some((line) => line.includes(word)));
  if (service) return service[1];
  const counts = new Map<HeadShape, number>();
  for (const { shape, name } of heads)
    if (name !== null && names.has(name)) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const [top] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (!top) return names.size > 0 ? 'names' : 'unlabelled';
  if (top === 'label' && heads.some(({ shape }) => shape === 'time')) return 'google_meet';
  return SHAPE_FORMATS[top] ?? 'names';
}
