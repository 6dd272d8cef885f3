import { BIAS_LEVELS } from '#contract/fairness/rankings.ts';
import type { BiasAnalysis } from '#contract/fairness/analyses.ts';
import type { BiasLevel, BiasRanking, Ranked, ScoreExplanation } from '#contract/fairness/rankings.ts';
import type { TalentCard } from '#contract/search/search.ts';
import { type JobDescription, readJobDescription, redacted } from './job-description.ts';
import { type Candidate, givenName, readCandidate } from './candidate.ts';
import {
  attributionsOf,
  type DemographicTerms,
  demographicTerms,
  largestCounterfactuals,
  loadedWords,
  pointsLost,
  summedAttributions,
} from './demographic-terms.ts';
import { buildTermLookup } from './words/term-lookup.ts';
import { kendallTauB, medianOf, rankOf } from './ranks.ts';
import { fixedPoints, languagesMet, rarestFirst, type Reading, readFor, scoreOf, wordPoints } from './score.ts';
import { readAdvert } from './advert/read-advert.ts';
import { SLICE_MS, yieldingEvery } from './slices.ts';
import { ANALYST, LEAST_SHARED } from './weights.ts';

/**
 * Judges the advert by itself, and scores every candidate twice with the same scorer: with name, city and country, and blind. A
 * description without demographic terms gives a difference of 0. Deterministic.
 */
export async function analyzeBias(cards: readonly TalentCard[], text: string): Promise<BiasAnalysis> {
  const pause = yieldingEvery(SLICE_MS);
  const slices = async <From, To>(from: readonly From[], make: (one: From) => To): Promise<To[]> => {
    const made: To[] = [];
    for (const one of from) {
      made.push(make(one));
      await pause();
    }
    return made;
  };

  const lookup = buildTermLookup({
    names: cards.map(givenName),
    cities: cards.flatMap(({ city }) => city ?? []),
  });
  await pause();
  const jobDescription = readJobDescription(text, lookup);
  await pause();
  const candidates = await slices(cards, (card) => readCandidate(card, lookup));
  const reading = readFor(redacted(jobDescription.words), candidates);
  const demographic = demographicTerms(jobDescription.words, candidates);

  const scored = await slices(candidates, (candidate) => {
    const points = { words: wordPoints(reading, candidate), ...fixedPoints(jobDescription, candidate) };
    const explanation = explanationOf({ points, reading, jobDescription, candidate });
    return {
      candidate,
      explanation,
      withDemo: scoreOf(points, pointsLost(demographic, candidate)),
      blind: scoreOf(points),
      counterfactuals: largestCounterfactuals(demographic, candidate, candidates),
    };
  });

  const scoresWithDemo = scored.map(({ withDemo }) => withDemo);
  const scoresBlind = scored.map(({ blind }) => blind);
  const differences = scored.map((_, index) => scoresWithDemo[index]! - scoresBlind[index]!);
  const medianDifference = medianOf(differences);
  const ranks = { standard: rankOf(scoresWithDemo), blind: rankOf(scoresBlind) };
  const all = scored.map(({ candidate, explanation, withDemo, blind, counterfactuals }, index): BiasRanking => {
    const { card } = candidate;
    const score_difference = differences[index]!;
    return {
      candidate_id: card.positionId,
      candidate_name: card.talentName,
      position_title: card.positionTitle,
      score_with_demo: withDemo,
      explanation_with_demo: explanation,
      score_blind: blind,
      explanation_blind: explanation,
      score_difference,
      difference_beyond_median: score_difference - medianDifference,
      level: levelOf(score_difference),
      attributions: score_difference === 0 ? [] : attributionsOf(demographic, candidate),
      counterfactuals,
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
      isComparable: sharedBy(reading, demographic, jobDescription) >= LEAST_SHARED,
      levels: { high: count('high'), medium: count('medium'), low: count('low') },
      moved: all.filter((_, index) => ranks.standard.places[index] !== ranks.blind.places[index]).length,
      largestDifference: Math.max(0, ...differences.map(Math.abs)),
      medianDifference,
      tauB: kendallTauB(scoresWithDemo, scoresBlind),
      attributions: summedAttributions(demographic, candidates),
      takenAway: loadedWords(jobDescription.words),
      asked: {
        years: jobDescription.years,
        languages: [...jobDescription.languages, ...jobDescription.eitherLanguage],
      },
      counterfactuals: {
        name: Math.max(0, ...scored.map((one) => one.counterfactuals.name)),
        place: Math.max(0, ...scored.map((one) => one.counterfactuals.place)),
      },
    },
    advert: await readAdvert(text),
    analyst: ANALYST,
  };
}

export function levelOf(difference: number): BiasLevel {
  const size = Math.abs(difference);
  return size >= BIAS_LEVELS.high ? 'high' : size >= BIAS_LEVELS.medium ? 'medium' : 'low';
}

/** How many words, years and languages of the job description the profiles have in common with it. */
const sharedBy = (
  reading: Reading,
  { terms }: DemographicTerms,
  { years, languages, eitherLanguage }: JobDescription,
) =>
  reading.words.length +
  terms.length +
  (years === null ? 0 : 1) +
  languages.length +
  (eitherLanguage.length > 0 ? 1 : 0);

interface Explained {
  points: ScoreExplanation['points'];
  reading: Reading;
  jobDescription: JobDescription;
  candidate: Candidate;
}

function explanationOf({ points, reading, jobDescription, candidate }: Explained): ScoreExplanation {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    points: { words: tenth(points.words), years: tenth(points.years), languages: tenth(points.languages) },
    matched: rarestFirst(reading, candidate),
    years: jobDescription.years === null ? null : { asked: jobDescription.years, has: candidate.card.experienceYears },
    languages: languagesMet(jobDescription, candidate),
  };
}
