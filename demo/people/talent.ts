import type { FigureId } from '../../tools/characters/renderer/cast.ts';

export type WorkType = 'on-site' | 'hybrid' | 'remote';

/** How espeak-ng speaks for a person: language or accent, voice variant, pitch 0-99, speed in words per minute. */
export type Voice = { accent: string; variant: string; pitch: number; speed: number };

/** How a recording departs from a good one. */
export type Recording = {
  /** Added to the pause after each sentence; after each clause, a third of it. */
  pauseSeconds?: number;
  /** Level of a room's noise, in dBFS. */
  noiseDb?: number;
  gainDb?: number;
  /** Filmed by a laptop's webcam in the evening, before a plain wall. */
  isWebcam?: true;
};

export type Clip = {
  /** Names the files: `clips/{slug}.mp4` and `.vtt`. */
  slug: string;
  /** What is said in the clip; the first sentence can be quoted. */
  transcript: string;
  /** BCP 47 tag of the transcript. */
  language: string;
  voice: Voice;
  recording?: Recording;
  /** Which of the figure's backdrops the clip uses. */
  backdrop: number;
};

export type Position = Clip & { title: string; skills: string[] };
/** A take that only its talent sees. */
export type Practice = Clip & { daysAgo: number };

export type Talent = {
  id: FigureId;
  fullName: string;
  email: string;
  phone: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** English names, the strongest first. */
  languages: string[];
  bio: string;
  experienceYears: number;
  workType: WorkType;
  linkedinUrl: string;
  /** YYYY-MM-DD */
  birthDate: string;
  positions: [Position, ...Position[]];
  practice?: Practice[];
};
