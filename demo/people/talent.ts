import type { FigureId } from '../../tools/characters/renderer/cast.ts';

export type WorkType = 'on-site' | 'hybrid' | 'remote';

/** How espeak-ng speaks for a person: language or accent, voice variant, pitch 0-99, speed in words per minute. */
export type Voice = { accent: string; variant: string; pitch: number; speed: number };

export type Position = {
  /** Names the clip: `clips/{slug}.mp4` and `.vtt`. */
  slug: string;
  title: string;
  skills: string[];
  /** What is said in the clip; the first sentence can be quoted. */
  transcript: string;
  /** BCP 47 tag of the transcript. */
  language: string;
  voice: Voice;
  /** Which of the figure's backdrops the clip uses. */
  backdrop: number;
};

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
};
