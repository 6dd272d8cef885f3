import type { CallSpeaker } from '#contract/calls/analysis.ts';
import type { SideGuess } from '../findings/sides/guess-sides.ts';
import type { Utterance } from '../reading/transcript.ts';

/** All speakers in order of first appearance, with how much each says. */
export function listSpeakers(
  utterances: readonly Utterance[],
  words: readonly number[],
  total: number,
  guesses: ReadonlyMap<string, SideGuess>,
): CallSpeaker[] {
  const speakers = new Map<string, CallSpeaker>();
  let before: string | null = null;
  for (const [index, { speaker }] of utterances.entries()) {
    if (speaker !== null) {
      const guess = guesses.get(speaker);
      const reasonLine = guess?.reading ? guess.reading.utterance + 1 : null;
      const own = speakers.get(speaker) ?? {
        name: speaker,
        side: guess?.side ?? 'unknown',
        reason: guess?.reason ?? 'not_enough_evidence',
        reasonLine,
        turns: 0,
        words: 0,
        share: 0,
      };
      if (speaker !== before) own.turns++;
      own.words += words[index]!;
      speakers.set(speaker, own);
    }
    before = speaker;
  }
  return [...speakers.values()].map((speaker) => ({
    ...speaker,
    share: Math.round((speaker.words / (total || 1)) * 1000) / 1000,
  }));
}
