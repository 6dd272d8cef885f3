import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Reason } from '#contract/campaigns/reasons.ts';
import { scoreMatch } from '#server/search/matching/score.ts';
import { casesIn, readPool } from '../../fixtures/judged.ts';

interface Case {
  campaign: CampaignInput;
  topThree: string[];
  untrueReasons?: { candidate: string; part: Reason['part']; value: string }[];
}

const TOP = 3;
const LEAST_AGREED = 0.8;

/** The share of the agreed top three among our top three, and the number of untrue reasons. Ties keep the pool's order. */
function agreement(folder: string) {
  const pool = readPool();
  const count = { campaigns: 0, right: 0, untrue: 0 };
  for (const { campaign, topThree, untrueReasons = [] } of casesIn<Case>(`demo/campaigns/${folder}`)) {
    const scored = pool
      .map((person) => ({ id: person.id, ...scoreMatch(campaign, person) }))
      .toSorted((a, b) => b.score - a.score);
    count.campaigns++;
    count.right += scored.slice(0, TOP).filter(({ id }) => topThree.includes(id)).length;
    for (const { candidate, part, value } of untrueReasons) {
      const reason = scored.find(({ id }) => id === candidate)?.reasons.find((one) => one.part === part);
      if (reason?.met.includes(value)) count.untrue++;
    }
  }
  return { ...count, share: count.right / (TOP * count.campaigns) };
}

/** Compares our top three matches for each campaign in demo/campaigns with the three that a recruiter would choose. */
export async function prove() {
  const failures: string[] = [];
  let n = 0;
  for (const folder of ['open', 'held-out']) {
    const { campaigns, right, untrue, share } = agreement(folder);
    n += campaigns;
    console.log(
      `${folder}: ${campaigns} campaigns, agreed top three ${right}/${TOP * campaigns} ${Math.round(100 * share)}%, untrue reasons ${untrue}`,
    );
    if (share < LEAST_AGREED) failures.push(`${folder}: agreed top three ${share.toFixed(2)}`);
    if (untrue > 0) failures.push(`${folder}: ${untrue} untrue reasons`);
  }
  return { n, failures, promise: 'The first three matches of a campaign are those that a recruiter would choose.' };
}
