import type { Reason } from '#contract/campaigns/reasons.ts';
import type { TalentCard } from '#contract/search/search.ts';
import type { Terms } from '../cards.ts';
import { PARTLY } from './weights.ts';

/** How far a position meets a criterion: fully, in part, or not. */
export type Outcome = Pick<Reason, 'met' | 'partly' | 'missing' | 'share'>;

/** What a position offers. Names, videos and biographies are never compared. */
export type Offered = Pick<
  TalentCard,
  'positionTitle' | 'skills' | 'languages' | 'city' | 'country' | 'workType' | 'experienceYears' | 'scores'
> &
  Partial<Terms>;

type Degree = 'met' | 'partly' | 'missing';

/** Groups requirements by how far each is met. */
export function outcomeOf<Asked>(
  asked: readonly Asked[],
  nameOf: (one: Asked) => string,
  degreeOf: (one: Asked) => Degree,
): Outcome {
  const outcome: Outcome = { met: [], partly: [], missing: [], share: 0 };
  for (const one of asked) outcome[degreeOf(one)].push(nameOf(one));
  outcome.share = (outcome.met.length + PARTLY * outcome.partly.length) / asked.length;
  return outcome;
}

/** The outcome of a criterion with one requirement. */
export const single = (name: string, degree: Degree): Outcome =>
  outcomeOf(
    [name],
    (one) => one,
    () => degree,
  );
