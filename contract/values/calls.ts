/** Types of call, in the order of the screen; the first is the default. */
export const CALL_TYPES = ['product_demo', 'sales_call', 'user_feedback', 'discovery_call', 'follow_up'] as const;
export type CallType = (typeof CALL_TYPES)[number];

export const CALL_SENTIMENTS = ['positive', 'neutral', 'negative', 'mixed'] as const;
export type CallSentiment = (typeof CALL_SENTIMENTS)[number];
export const ENGAGEMENT_LEVELS = ['high', 'medium', 'low'] as const;

/** The languages that the analyst supports, for reading and writing. */
export const CALL_LANGUAGES = ['en', 'es'] as const;
export type CallLanguage = (typeof CALL_LANGUAGES)[number];
/** The language to write in for a reader of the interface. */
export const callLanguageFor = (language: string): CallLanguage =>
  CALL_LANGUAGES.find((known) => known === language) ?? 'en';

/** The side that a speaker is on. */
export const CALL_SIDES = ['seller', 'buyer', 'unknown'] as const;
export type CallSide = (typeof CALL_SIDES)[number];

/** Why a speaker is assigned to a side; the strongest reason decides. */
export const SIDE_REASONS = [
  'corrected',
  'named_role',
  'introduced_role',
  'presents_product',
  'asks_about_product',
  'describes_own_needs',
  'same_company',
  'only_one_left',
  'not_enough_evidence',
] as const;
export type SideReason = (typeof SIDE_REASONS)[number];

/** The lists of findings, in the order in which a report shows them. */
export const FINDING_LISTS = [
  'positivePoints',
  'concerns',
  'featureRequests',
  'actionItems',
  'decisionMakers',
  'competitorsMentioned',
  'pricing',
  'timeline',
  'buyingSignals',
  'questions',
  'commitments',
  'nextSteps',
] as const;
export type FindingList = (typeof FINDING_LISTS)[number];

export const CALL_MEASURES = ['talk_ratio', 'longest_monologue', 'interactivity', 'patience', 'question_rate'] as const;
export type CallMeasure = (typeof CALL_MEASURES)[number];

export const TRANSCRIPT_FORMATS = [
  'zoom_vtt',
  'teams_vtt',
  'teams_docx',
  'google_meet',
  'otter',
  'fireflies',
  'gong',
  'fathom',
  'tldv',
  'webex',
  'srt',
  'webvtt',
  'names',
  'unlabelled',
] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

/** Notices about the transcript for readers of the result. */
export const CALL_NOTICES = [
  'no_speakers',
  'no_times',
  'sides_uncertain',
  'language_not_supported',
  'few_words',
  'html_removed',
  'contains_instructions',
] as const;
export type CallNotice = (typeof CALL_NOTICES)[number];

export const TRANSCRIPT_PROBLEMS = ['empty', 'binary', 'no_words', 'too_long'] as const;
export type TranscriptProblem = (typeof TRANSCRIPT_PROBLEMS)[number];

/** The maximum number of characters of a transcript: about three million words. */
export const TRANSCRIPT_MAX = 20_000_000;
/** Maximum items per list in a result; the counts include the rest. */
export const FINDINGS_MAX = 200;
/** Maximum points in the chart of sentiment over time. */
export const SENTIMENT_POINTS_MAX = 60;

/** Why there is no analysis: a problem with the text, or the account's storage limit. */
export const CALL_FAILURES = [...TRANSCRIPT_PROBLEMS, 'storage_full'] as const;
export type CallFailure = (typeof CALL_FAILURES)[number];
/** The stages of an analysis, in order. `asking` only happens with a model. */
export const ANALYSIS_STAGES = ['reading', 'finding', 'asking', 'summarizing'] as const;
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number];

/** The largest request that carries a transcript. */
export const TRANSCRIPT_BYTES = 32 * 1024 * 1024;
/** Lines of a transcript per page. */
export const TRANSCRIPT_PAGE_SIZE = 200;
export const CALLS_PAGE_SIZE = 20;
export const CALLS_TEXT_MAX = 120;
/** Maximum speakers that the history shows for a call. */
export const CALL_SPEAKERS_MAX = 6;
/** Maximum characters of all transcripts stored by one account. */
export const STORED_CHARACTERS_MAX = 100_000_000;
