/** The building blocks of an analysis, as names that screens translate. */
export const SCORE_NAMES = ['communication', 'confidence', 'clarity'] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

/** The measurements. Never a face, an emotion, an accent, a pitch or an age. */
export const PART_NAMES = [
  'rate',
  'articulation',
  'pauseShare',
  'meanPause',
  'longPauses',
  'level',
  'levelSpread',
  'steadiness',
  'snr',
  'clipping',
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** `share` is 0 to 1, `variation` a coefficient of variation. Syllables are counted per second. */
export const PART_UNITS = [
  'syllables_per_second',
  'share',
  'seconds',
  'per_minute',
  'lufs',
  'db',
  'variation',
] as const;

/** Where a target band comes from; `proposal` is our own judgement. */
export const BAND_SOURCES = ['pellegrino_2011', 'de_jong_wempe_2009', 'ebu_r128', 'proposal'] as const;

/** Why a take has no scores. */
export const INSUFFICIENCIES = ['no_sound', 'silent', 'too_short', 'too_few_syllables', 'not_speech'] as const;
export type Insufficiency = (typeof INSUFFICIENCIES)[number];

/** Minimums below which a take gets no scores. */
export const LEAST_SPEECH = { seconds: 8, syllables: 20 } as const;

export const PICTURE_ADVICE = ['too_dark', 'too_bright', 'blurred', 'landscape', 'low_resolution'] as const;
export type PictureAdvice = (typeof PICTURE_ADVICE)[number];

export const TRANSCRIPT_SOURCES = ['typed', 'teleprompter', 'speech_model', 'provider'] as const;

/** The steps of an analysis, in order. `transcribe` and `review` need an operator's model. */
export const ANALYSIS_STEPS = ['listen', 'measure', 'look', 'transcribe', 'review'] as const;
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number];

/** The state of an analysis: `completed` has scores, `insufficient_speech` is a result without any. */
export const FEEDBACK_STATUSES = ['queued', 'processing', 'completed', 'insufficient_speech', 'failed'] as const;
/** `kept` and `hidden` are an admin's decision about a contested score. */
export const CONTEST_STATES = ['open', 'kept', 'hidden'] as const;
export const CONTEST_REASON_MAX = 1000;
export const CONTEST_ANSWER_MAX = 1000;

/** Maximum practice takes per talent. */
export const PRACTICE_TAKES_MAX = 20;
/** How many of the newest contests a take shows. */
export const CONTESTS_SHOWN = 20;
export const TAKES_PAGE_SIZE = 10;
export const SCORE_VIEWS_PAGE_SIZE = 20;
