import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { BIAS_LEVELS } from '#contract/fairness/rankings.ts';
import type { BiasAnalysis } from '#contract/fairness/analyses.ts';
import type { BiasLevel, BiasRanking, Ranked, ScoreExplanation } from '#contract/fairness/rankings.ts';
import type { TalentCard } from '#contract/search/search.ts';
import { type JobDescription, readJobDescription, redacted } from './job-description.ts';
import { type Candidate, givenName, readCandidate } from './candidate.ts';
import { attributionsOf, effectsOf, loadedWords, rarestFirst, summedAttributions } from './attributions.ts';
import { buildTermLookup } from './words/term-lookup.ts';
import { kendallTauB, medianOf, rankOf } from './ranks.ts';
import { type CountOf, countsBlind, countsWithDemo, fixedPoints, readFor, scoreOf, wordPoints } from './score.ts';
import { largestCounterfactuals } from './counterfactuals.ts';
import { ANALYST } from './weights.ts';

/** The event loop is yielded at least this often, so that other requests are served. */
const SLICE_MS = 8;

/**
 * Scores every candidate twice with the same scorer: on the whole profile, and blind. Both arms read the same words of the same job
 * description, so a description without demographic terms gives a difference of 0. Deterministic.
 */
export async function analyzeBias(cards: readonly TalentCard[], text: string): Promise<BiasAnalysis> {
  let sliceAt = performance.now();
  const slices = async <From, To>(from: readonly From[], make: (one: From) => To): Promise<To[]> => {
    const made: To[] = [];
    for (const one of from) {
      made.push(make(one));
      if (performance.now() - sliceAt < SLICE_MS) continue;
      await yieldToEventLoop();
      sliceAt = performance.now();
    }
    return made;
  };

  const lookup = buildTermLookup({
    names: cards.map(givenName),
    cities: cards.flatMap(({ city }) => city ?? []),
  });
  const jobDescription = readJobDescription(text, lookup);
  const candidates = await slices(cards, (card) => readCandidate(card, lookup));
  const [standardCounts, blindCounts] = [candidates.map(countsWithDemo), candidates.map(countsBlind)];
  const standard = readFor(jobDescription.words, standardCounts);
  const blind = readFor(redacted(jobDescription.words), blindCounts);

  const scored = await slices(candidates, (candidate) => {
    const fixed = fixedPoints(jobDescription, candidate);
    const explain = (reading: typeof standard, count: CountOf) => {
      const points = { words: wordPoints(reading, count), ...fixed };
      return {
        score: scoreOf(points),
        explanation: explanationOf({ points, reading, count, jobDescription, candidate }),
      };
    };
    return {
      candidate,
      withDemo: explain(standard, countsWithDemo(candidate)),
      blind: explain(blind, countsBlind(candidate)),
      effects: effectsOf(standard, countsWithDemo(candidate)),
    };
  });
  const counterfactuals = await slices(candidates, (candidate) =>
    largestCounterfactuals(standard, candidate, candidates),
  );

  const effects = scored.map((one) => one.effects);
  const attributions = attributionsOf(effects);

  const scoresWithDemo = scored.map(({ withDemo }) => withDemo.score);
  const scoresBlind = scored.map((one) => one.blind.score);
  const differences = scored.map((_, index) => scoresWithDemo[index]! - scoresBlind[index]!);
  const medianDifference = medianOf(differences);
  const ranks = { standard: rankOf(scoresWithDemo), blind: rankOf(scoresBlind) };
  const all = scored.map(({ candidate: { card }, withDemo, blind: blindly }, index): BiasRanking => {
    const score_difference = differences[index]!;
    return {
      candidate_id: card.positionId,
      candidate_name: card.talentName,
      position_title: card.positionTitle,
      score_with_demo: withDemo.score,
      explanation_with_demo: withDemo.explanation,
      score_blind: blindly.score,
      explanation_blind: blindly.explanation,
      score_difference,
      difference_beyond_median: score_difference - medianDifference,
      level: levelOf(score_difference),
      attributions: attributions[index]!,
      counterfactuals: counterfactuals[index]!,
      video_url: card.video.url.startsWith('http') ? card.video.url : null,
    };
  });
  const ranked = ({ order, places }: ReturnType<typeof rankOf>, scores: number[]): Ranked[] =>
    order.map((index) => ({
      candidate_id: all[index]!.candidate_id,
      candidate_name: all[index]!.candidate_name,
      rank: places[index]!,
      score: scores[index]!,
    }));
  const count = (level: BiasLevel) => all.filter((one) => one.level === level).length;
  return {
    success: true,
    error: null,
    rankings: ranks.standard.order.map((index) => all[index]!),
    standardRanking: ranked(ranks.standard, scoresWithDemo),
    blindRanking: ranked(ranks.blind, scoresBlind),
    summary: {
      candidates: all.length,
      levels: { high: count('high'), medium: count('medium'), low: count('low') },
      moved: all.filter((_, index) => ranks.standard.places[index] !== ranks.blind.places[index]).length,
      largestDifference: Math.max(0, ...differences.map(Math.abs)),
      medianDifference,
      tauB: kendallTauB(scoresWithDemo, scoresBlind),
      attributions: summedAttributions(effects),
      takenAway: loadedWords(jobDescription.words),
      asked: { years: jobDescription.years, languages: wordsOf(jobDescription, jobDescription.languages) },
      counterfactuals: {
        name: Math.max(0, ...counterfactuals.map(({ name }) => name)),
        place: Math.max(0, ...counterfactuals.map(({ place }) => place)),
      },
    },
    analyst: ANALYST,
  };
}

export function levelOf(difference: number): BiasLevel {
  const size = Math.abs(difference);
  return size >= BIAS_LEVELS.high ? 'high' : size >= BIAS_LEVELS.medium ? 'medium' : 'low';
}

interface Explained {
  points: ScoreExplanation['points'];
  reading: ReturnType<typeof readFor>;
  count: CountOf;
  jobDescription: JobDescription;
  candidate: Candidate;
}

function explanationOf({ points, reading, count, jobDescription, candidate }: Explained): ScoreExplanation {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const spoken = (isSpoken: boolean) =>
    wordsOf(
      jobDescription,
      jobDescription.languages.filter((key) => candidate.languages.includes(key) === isSpoken),
    );
  return {
    points: { words: tenth(points.words), years: tenth(points.years), languages: tenth(points.languages) },
    matched: rarestFirst(reading, count),
    years: jobDescription.years === null ? null : { asked: jobDescription.years, has: candidate.card.experienceYears },
    languages: { met: spoken(true), missing: spoken(false) },
  };
}

const wordsOf = ({ words }: JobDescription, keys: readonly string[]) =>
  words.filter(({ key }) => keys.includes(key)).map(({ word }) => word);
