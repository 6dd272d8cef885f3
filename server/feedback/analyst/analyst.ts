import type { Analysis } from '#contract/feedback/analysis.ts';
import type { AnalysisStep, TRANSCRIPT_SOURCES } from '#contract/values/feedback.ts';

export interface Transcript {
  text: string;
  source: (typeof TRANSCRIPT_SOURCES)[number];
}

export interface Take {
  /** Path of a local file with untrusted content. */
  source: string;
  /** ISO 639-1, as declared by the talent or taken from the position. */
  language: string;
  transcript: Transcript | null;
}

export interface AnalyzeOptions {
  signal: AbortSignal;
  /** Reports the fraction, 0 to 1, of a step. Steps that a take or an analyst doesn't need are left out. */
  onProgress?: (step: AnalysisStep, fraction: number) => void;
}

export interface Analyst {
  /** Identifies everything that a result depends on. Takes with a result of another version are analyzed again. */
  readonly version: string;

  /**
   * Analyzes one take. A take without enough speech also gets a result. Once the signal aborts, no process of it remains.
   * @throws MediaRefused when the file can't be read; the signal's reason when aborted
   */
  analyze(take: Take, options: AnalyzeOptions): Promise<Analysis>;
}
