import type { Reason } from '#contract/campaigns/reasons.ts';
import type { Scores } from '../flags.ts';
import { type Asked, type CampaignText, languagesNamed, readAsked } from './asked.ts';
import { compareAvailability, comparePlace, compareSalary, compareYears, unstatedIf } from './conditions.ts';
import { type Offered, type Outcome, outcomeOf, single } from './outcome.ts';
import { compareSkills, readSkill } from './skills.ts';
import { compareTitles, readTitle } from './titles.ts';
import { type Criterion, DELIVERY_LIFT, UNSPOKEN_LOSS, WEIGHTS } from './weights.ts';

type ScoredReason = Omit<Reason, 'part'> & { part: Criterion };

/**
 * Scores how well a position matches a campaign, from 0 to 100, with the reasons: the weighted share of criteria met,
 * raised by the AI feedback that the talent shares, which closes part of the gap to 100. Source: a plain weighted sum
 * defined by this product. Only someone who meets everything reaches 100. The score does not depend on the order of lists,
 * and never falls when a talent offers more. Sharing feedback never lowers it, and higher feedback scores raise it.
 */
export function scoreMatch(campaign: CampaignText, offered: Offered): { score: number; reasons: Reason[] } {
  const reasons = reasonsFor(readAsked(campaign), offered);
  const whole = reasons.reduce((sum, { part }) => sum + WEIGHTS[part], 0);
  const met = reasons.reduce((sum, { part, share }) => sum + WEIGHTS[part] * share, 0);
  const delivery = offered.scores && deliveryReason(offered.scores);
  const spoken = reasons.find(({ part }) => part === 'languages')?.share ?? 1;
  const base = whole === 0 ? 0 : (met / whole) * (1 - UNSPOKEN_LOSS * (1 - spoken));
  const lift = DELIVERY_LIFT * (delivery?.share ?? 0) * base * (1 - base);
  return {
    score: Math.round(100 * (base + lift)),
    reasons: delivery ? [...reasons, delivery] : reasons,
  };
}

function reasonsFor(asked: Asked, offered: Offered): ScoredReason[] {
  const { title, skills, languages, workType } = asked;
  const reasons: ScoredReason[] = [];
  const add = (part: Criterion, outcome: Outcome, more: Partial<Omit<Reason, 'part'>> = {}) =>
    reasons.push({ part, ...outcome, ...more });
  if (title) add('title', compareTitles(title, readTitle(offered.positionTitle)));
  if (skills.length > 0) add('skills', compareSkills(skills, offered.skills.map(readSkill)));
  if (languages.length > 0) {
    const spoken = new Set(offered.languages.flatMap(languagesNamed));
    const degree = ({ oneOf }: { oneOf: readonly string[] }) =>
      oneOf.some((language) => spoken.has(language)) ? 'met' : 'missing';
    add(
      'languages',
      outcomeOf(languages, ({ name }) => name, degree),
    );
  }
  if (asked.years !== null) add('years', ...compareYears(asked.years, offered.experienceYears));
  if (asked.place) add('location', ...comparePlace(asked.place, workType, offered));
  if (workType)
    add('workType', single(workType, offered.workType === workType ? 'met' : 'missing'), unstatedIf(offered.workType));
  if (asked.salary) add('salary', ...compareSalary(asked.salary, offered.salaryMinMinor ?? null));
  if (asked.startsOn) add('availability', ...compareAvailability(asked.startsOn, offered.availableFrom ?? null));
  return reasons;
}

const deliveryReason = (scores: Scores): Reason => ({
  part: 'delivery',
  share: (scores.communication + scores.confidence + scores.clarity) / 30,
  met: [],
  partly: [],
  missing: [],
  scores,
});
