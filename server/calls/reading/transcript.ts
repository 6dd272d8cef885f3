import type { CallNotice, TranscriptFormat } from '#contract/values/calls.ts';

/** A line of text or a cue, with its speaker. */
export interface Utterance {
  /** The line number in the pasted text, from 1. */
  sourceLine: number;
  speaker: string | null;
  startMs: number | null;
  endMs: number | null;
  text: string;
}

/** A person listed in the head of a transcript. */
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

/** A text without irrelevant characters, split into lines. */
export interface CleanText {
  lines: string[];
  notices: CallNotice[];
}
