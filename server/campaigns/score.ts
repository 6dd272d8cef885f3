import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Reason } from '#contract/campaigns/matches.ts';
import type { TalentCard } from '#contract/search/search.ts';
import type { Scores } from '../search/flags.ts';
import { normalise, wordsOf } from '../search/query/words.ts';

/** The weight of each criterion. Criteria that a campaign does not use are omitted, and the others make up the whole. */
export const WEIGHTS = { title: 30, skills: 35, languages: 20, location: 10, workType: 5 } as const;
/** The share of the work type criterion met by talent who stated none. */
const UNSTATED = 0.5;
/** Shared AI feedback raises the score by at most this share. */
export const DELIVERY_LIFT = 0.15;

type Part = keyof typeof WEIGHTS;
type AskedReason = Reason & { part: Part };
type Asked = Pick<CampaignInput, 'title' | 'skills' | 'languages' | 'location' | 'workType'>;
type Offered = Pick<TalentCard, 'positionTitle' | 'skills' | 'languages' | 'city' | 'country' | 'workType' | 'scores'>;

/**
 * Scores how well a position matches a campaign, from 0 to 100, with the reasons: the weighted share of criteria that are met,
 * raised by the AI feedback that the talent shares. Source: a plain weighted sum defined by this product. The score does not depend
 * on the order of lists. Sharing feedback never lowers it, and it increases with the feedback's scores.
 */
export function scoreMatch(asked: Asked, offered: Offered): { score: number; reasons: Reason[] } {
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
  const delivery = offered.scores && deliveryReason(offered.scores);
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

/** Met in the same city or country, and everywhere for remote work. */
function locationReason({ location, workType }: Asked, { city, country }: Offered): AskedReason | null {
  if (!location) return null;
  const wanted = normalise(location);
  const isThere = [city, country].some((place) => place && wanted.split(/,\s*/).includes(normalise(place)));
  return reasonOf('location', [location], () => isThere || workType === 'remote');
}

function workTypeReason({ workType }: Asked, offered: Offered): AskedReason | null {
  const reason = workType && reasonOf('workType', [workType], () => offered.workType === workType);
  return reason && offered.workType === null ? { ...reason, share: UNSTATED } : reason;
}
