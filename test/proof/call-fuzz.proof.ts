import fc from 'fast-check';
import { callAnalysisSchema } from '#contract/calls/analysis.ts';
import { analyzeLocally } from '#server/calls/analyst/analyze-locally.ts';
import { TranscriptError } from '#server/calls/analyst/progress.ts';
import { hostileTranscripts } from '../calls/generated-transcripts.ts';

const RUNS = 50_000;

/** No transcript or cue file makes the analyzer throw anything but a clear problem, and every result fits its schema. */
export async function prove() {
  const failures: string[] = [];
  let refused = 0;
  const result = fc.check(
    fc.property(hostileTranscripts(), (transcript) => {
      try {
        const analysis = analyzeLocally({ transcript, callType: 'sales_call', callDate: '2026-03-02' }, () => {});
        return callAnalysisSchema.safeParse(analysis).success;
      } catch (error) {
        if (!(error instanceof TranscriptError)) throw error;
        refused++;
        return true;
      }
    }),
    { numRuns: RUNS },
  );
  if (result.failed) failures.push(`${JSON.stringify(result.counterexample)}: ${String(result.errorInstance)}`);
  return {
    n: result.numRuns,
    failures,
    promise: `${result.numRuns - refused} generated transcripts and cue files were analyzed, ${refused} refused with a clear problem.`,
  };
}
