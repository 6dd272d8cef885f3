import type { CallNotice, TranscriptFormat } from '#contract/values/calls.ts';

/** A line of text or a cue, with whoever said it. */
export interface Utterance {
  /** The number of the line in the text as it was pasted, from 1. */
  sourceLine: number;
  speaker: string | null;
  startMs: number | null;
  endMs: number | null;
  text: string;
}

/** Somebody whom the head of a transcript lists. */
export interface Attendee {
  name: string;
  /** A job title or a company. */
  about: string;
}

export interface Transcript {
  format: TranscriptFormat;
  utterances: Utterance[];
  attendees: Attendee[];
  notices: CallNotice[];
}

/** A text without what no reader needs, line by line. */
export interface CleanText {
  lines: string[];
  notices: CallNotice[];
}
