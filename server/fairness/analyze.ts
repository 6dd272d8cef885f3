import { BIAS_LEVELS } from '#contract/fairness/rankings.ts';
import type { BiasLevel, BiasRanking, Ranked } from '#contract/fairness/rankings.ts';
import type { Reason } from '#contract/campaigns/reasons.ts';
import type { TalentCard } from '#contract/search/search.ts';
import { scoreMatch } from '../search/matching/score.ts';
import { SCORER } from '../search/matching/weights.ts';
import { asCampaign, readJobDescription } from './job-description.ts';
import { givenName, readCandidate } from './candidate.ts';
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
import type { Analyzed } from './records/keep-analysis.ts';
import { readAdvert } from './advert/read-advert.ts';
import { SLICE_MS, yieldingEvery } from './slices.ts';

/**
 * Results record which rules produced the difference; the scorer records those behind a score. Change the version with every
 * change.
 */
const ANALYST = { name: 'local', version: 'bias-3' } as const;

/** With fewer titles, skills, years or languages in common, the rankings would be random. */
const LEAST_SHARED = 3;

/**
 * Judges the advert on its own, and scores every candidate twice with the scorer of campaign matches: with name, city and
 * country, and blind. A description without demographic terms gives a difference of 0. Deterministic.
 */
export async function analyzeBias(cards: readonly TalentCard[], text: string): Promise<Analyzed> {
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
  const demographic = demographicTerms(jobDescription.words, candidates);

  const scored = await slices(candidates, (candidate) => {
    const { score, reasons } = scoreMatch(asCampaign(text), candidate.card);
    return {
      candidate,
      reasons,
      withDemo: Math.max(0, Math.round(score + pointsLost(demographic, candidate))),
      blind: score,
      counterfactuals: largestCounterfactuals(demographic, candidate, candidates),
    };
  });

  const scoresWithDemo = scored.map(({ withDemo }) => withDemo);
  const scoresBlind = scored.map(({ blind }) => blind);
  const differences = scored.map((_, index) => scoresWithDemo[index]! - scoresBlind[index]!);
  const medianDifference = medianOf(differences);
  const ranks = { standard: rankOf(scoresWithDemo), blind: rankOf(scoresBlind) };
  const all = scored.map(({ candidate, reasons, withDemo, blind, counterfactuals }, index): BiasRanking => {
    const { card } = candidate;
    const score_difference = differences[index]!;
    return {
      candidate_id: card.positionId,
      candidate_name: card.talentName,
      position_title: card.positionTitle,
      score_with_demo: withDemo,
      explanation_with_demo: { reasons },
      score_blind: blind,
      explanation_blind: { reasons },
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
      isComparable: sharedBy(scored, demographic) >= LEAST_SHARED,
      levels: { high: count('high'), medium: count('medium'), low: count('low') },
      moved: all.filter((_, index) => ranks.standard.places[index] !== ranks.blind.places[index]).length,
      largestDifference: Math.max(0, ...differences.map(Math.abs)),
      medianDifference,
      tauB: kendallTauB(scoresWithDemo, scoresBlind),
      attributions: summedAttributions(demographic, candidates),
      takenAway: loadedWords(jobDescription.words),
      asked: {
        years: jobDescription.asked.years,
        languages: [...new Set(jobDescription.asked.languages.flatMap(({ oneOf }) => oneOf))],
      },
      counterfactuals: {
        name: Math.max(0, ...scored.map((one) => one.counterfactuals.name)),
        place: Math.max(0, ...scored.map((one) => one.counterfactuals.place)),
      },
    },
    advert: await readAdvert(text),
    analyst: { ...ANALYST, scorer: SCORER.version },
  };
}

export function levelOf(difference: number): BiasLevel {
  const size = Math.abs(difference);
  return size >= BIAS_LEVELS.high ? 'high' : size >= BIAS_LEVELS.medium ? 'medium' : 'low';
}

/**
 * How much the profiles have in common with the job description: titles, skills and languages that any of them meets, and years.
 */
const sharedBy = (scored: readonly { reasons: Reason[] }[], { terms }: DemographicTerms) =>
  new Set(
    scored.flatMap(({ reasons }) =>
      reasons.flatMap(({ part, met, partly, years }) =>
        years ? [part] : [...met, ...partly].map((name) => `${part} ${name}`),
      ),
    ),
  ).size + terms.length;
