import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Reason } from '#contract/campaigns/matches.ts';
import type { TalentCard } from '#contract/search/search.ts';
import type { Scores } from '../search/flags.ts';
import { normalise, wordsOf } from '../search/query/normalise.ts';

/** What each part that a campaign asks for weighs; parts that a campaign does not ask for are left out, and the rest makes up the whole. */
export const WEIGHTS = { title: 30, skills: 35, languages: 20, location: 10, workType: 5 } as const;
/** A work type that a talent has not said may still fit. */
const UNSAID = 0.5;
/** AI feedback that a talent shares adds at most this share of what is met otherwise. */
export const DELIVERY_LIFT = 0.15;

type Part = keyof typeof WEIGHTS;
type AskedReason = Reason & { part: Part };
type Asked = Pick<CampaignInput, 'title' | 'skills' | 'languages' | 'location' | 'workType'>;
type Offered = Pick<TalentCard, 'positionTitle' | 'skills' | 'languages' | 'city' | 'country' | 'workType'>;

/**
 * How well a position fits a campaign: 0 to 100, the weighted share of what was asked that is met, lifted by the AI feedback that
 * the talent shares, with the reasons. Source: a plain weighted sum of this product; the same input always gives the same score, in
 * whatever order lists are written. Sharing never lowers it, and higher scores never give less.
 */
export function scoreMatch(
  asked: Asked,
  offered: Offered,
  shared: Scores | null = null,
): { score: number; reasons: Reason[] } {
  const reasons = [
    reasonOf('title', [...new Set(wordsOf(asked.title))], (word) =>
      wordsOf(normalise(offered.positionTitle)).includes(normalise(word)),
    ),
    reasonOf('skills', asked.skills, has(offered.skills)),
    reasonOf('languages', asked.languages, has(offered.languages)),
    locationReason(asked, offered),
    workTypeReason(asked, offered),
  ].filter((reason) => reason !== null);
  const whole = reasons.reduce((sum, { part }) => sum + WEIGHTS[part], 0);
  const met = reasons.reduce((sum, { part, share }) => sum + WEIGHTS[part] * share, 0);
  const delivery = shared && deliveryReason(shared);
  const lift = 1 + DELIVERY_LIFT * (delivery?.share ?? 0);
  return {
    score: whole === 0 ? 0 : Math.min(100, Math.round((100 * met * lift) / whole)),
    reasons: delivery ? [...reasons, delivery] : reasons,
  };
}

const deliveryReason = (scores: Scores): Reason => ({
  part: 'delivery',
  share: (scores.communication + scores.confidence + scores.clarity) / 30,
  met: [],
  missing: [],
  scores,
});

function reasonOf(part: Part, asked: readonly string[], isMet: (value: string) => boolean): AskedReason | null {
  if (asked.length === 0) return null;
  const met = asked.filter(isMet);
  return { part, share: met.length / asked.length, met, missing: asked.filter((value) => !isMet(value)) };
}

const has = (values: readonly string[]) => {
  const known = new Set(values.map(normalise));
  return (value: string) => known.has(normalise(value));
};

/** Met in the same city or country, and anywhere by work that is remote. */
function locationReason({ location, workType }: Asked, { city, country }: Offered): AskedReason | null {
  if (!location) return null;
  const wanted = normalise(location);
  const isThere = [city, country].some((place) => place && wanted.split(/,\s*/).includes(normalise(place)));
  return reasonOf('location', [location], () => isThere || workType === 'remote');
}

function workTypeReason({ workType }: Asked, offered: Offered): AskedReason | null {
  const reason = workType && reasonOf('workType', [workType], () => offered.workType === workType);
  return reason && offered.workType === null ? { ...reason, share: UNSAID } : reason;
}
