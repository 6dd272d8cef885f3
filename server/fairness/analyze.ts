import { setImmediate as breathe } from 'node:timers/promises';
import { BIAS_LEVELS } from '#contract/constants.ts';
import type { BiasAnalysis, BiasLevel, BiasRanking, Ranked, ScoreExplanation } from '#contract/fairness.ts';
import type { TalentCard } from '#contract/search.ts';
import { type JobDescription, readJobDescription, redacted } from './job-description.ts';
import { type Candidate, givenName, readCandidate } from './candidate.ts';
import { attributionsOf, effectsOf, loadedWords, rarestFirst, summedAttributions } from './attributions.ts';
import { buildTermLookup } from './words/term-lookup.ts';
import { kendallTauB, medianOf, rankOf } from './ranks.ts';
import { type CountOf, countsBlind, countsWithDemo, fixedPoints, readFor, scoreOf, wordPoints } from './score.ts';
import { largestCounterfactuals } from './counterfactuals.ts';
import { ANALYST } from './weights.ts';

/** Other requests are served after so long at the latest. */
const SLICE_MS = 8;

/**
 * Scores everybody twice with one scorer: as a search over the whole profile sees them, and blind. Both arms read the same words
 * of the same advert, so one that names nothing about who somebody is gives a difference of 0. The same input gives the same answer.
 */
export async function analyzeBias(cards: readonly TalentCard[], jobDescription: string): Promise<BiasAnalysis> {
  let sliceAt = performance.now();
  const slices = async <From, To>(from: readonly From[], make: (one: From) => To): Promise<To[]> => {
    const made: To[] = [];
    for (const one of from) {
      made.push(make(one));
      if (performance.now() - sliceAt < SLICE_MS) continue;
      await breathe();
      sliceAt = performance.now();
    }
    return made;
  };

  const lexicon = buildTermLookup({
    names: cards.map(givenName),
    cities: cards.flatMap(({ city }) => city ?? []),
  });
  const advert = readJobDescription(jobDescription, lexicon);
  const candidates = await slices(cards, (card) => readCandidate(card, lexicon));
  const [standardCounts, blindCounts] = [candidates.map(countsWithDemo), candidates.map(countsBlind)];
  const standard = readFor(advert.words, standardCounts);
  const blind = readFor(redacted(advert.words), blindCounts);

  const scored = await slices(candidates, (candidate) => {
    const fixed = fixedPoints(advert, candidate);
    const explain = (reading: typeof standard, count: CountOf) => {
      const points = { words: wordPoints(reading, count), ...fixed };
      return { score: scoreOf(points), explanation: explanationOf({ points, reading, count, advert, candidate }) };
    };
    return {
      candidate,
      withDemo: explain(standard, countsWithDemo(candidate)),
      blind: explain(blind, countsBlind(candidate)),
      effects: effectsOf(standard, countsWithDemo(candidate)),
    };
  });
  const swaps = await slices(candidates, (candidate) => largestCounterfactuals(standard, candidate, candidates));

  const effects = scored.map((one) => one.effects);
  const causes = attributionsOf(effects);

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
      causes: causes[index]!,
      swaps: swaps[index]!,
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
      causes: summedAttributions(effects),
      takenAway: loadedWords(advert.words),
      asked: { years: advert.years, languages: wordsOf(advert, advert.languages) },
      swaps: {
        name: Math.max(0, ...swaps.map(({ name }) => name)),
        place: Math.max(0, ...swaps.map(({ place }) => place)),
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
  advert: JobDescription;
  candidate: Candidate;
}

function explanationOf({ points, reading, count, advert, candidate }: Explained): ScoreExplanation {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const spoken = (isSpoken: boolean) =>
    wordsOf(
      advert,
      advert.languages.filter((key) => candidate.languages.includes(key) === isSpoken),
    );
  return {
    points: { words: tenth(points.words), years: tenth(points.years), languages: tenth(points.languages) },
    matched: rarestFirst(reading, count),
    years: advert.years === null ? null : { asked: advert.years, has: candidate.card.experienceYears },
    languages: { met: spoken(true), missing: spoken(false) },
  };
}

const wordsOf = ({ words }: JobDescription, keys: readonly string[]) =>
  words.filter(({ key }) => keys.includes(key)).map(({ word }) => word);
