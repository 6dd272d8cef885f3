import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { createCampaign, listCampaigns } from '#server/campaigns/campaigns.ts';
import { listMatchingCampaigns, expressInterest } from '#server/campaigns/matching-campaigns.ts';
import type { Context } from '#server/platform/context.ts';
import { findViewer } from './find-viewer.ts';

const EURO = 100;

/** The campaigns of demo companies, with their age in days. */
const CAMPAIGNS: [email: string, daysAgo: number, campaign: CampaignInput][] = [
  [
    'company@northwind.example',
    3,
    {
      title: 'Account Executive, Iberia',
      description:
        'Operations leads of retailers in Spain and Portugal buy from us on the loading dock. You run the whole deal, from the first call to the pilot, in their language.',
      skills: ['Negotiation', 'Discovery calls', 'B2B SaaS'],
      languages: ['Spanish', 'Portuguese'],
      location: 'Lisbon, Portugal',
      workType: 'hybrid',
      salaryMinMinor: 42_000 * EURO,
      salaryMaxMinor: 58_000 * EURO,
      startsOn: null,
    },
  ],
  [
    'company@northwind.example',
    9,
    {
      title: 'Sales Closer, inbound',
      description:
        'Forty warm demos a month wait for somebody who asks the second question. Fully remote, one visit a quarter.',
      skills: ['High-ticket closing', 'Objection handling'],
      languages: ['English'],
      location: null,
      workType: 'remote',
      salaryMinMinor: 38_000 * EURO,
      salaryMaxMinor: null,
      startsOn: null,
    },
  ],
];
const HAND_BY = 'talent@closeup.example';

/** Posts the demo campaigns, and expresses the demo talent's interest in the best match. */
export async function seedCampaigns(context: Context) {
  for (const [email, daysAgo, campaign] of CAMPAIGNS) {
    const viewer = await findViewer(context, email);
    if (!viewer || (await listCampaigns(context, viewer)).items.some(({ title }) => title === campaign.title)) continue;
    const at = new Date(context.clock().getTime() - daysAgo * DAY_MS);
    await createCampaign({ ...context, clock: () => at }, viewer, campaign);
  }
  const talent = await findViewer(context, HAND_BY);
  const [best] = talent ? (await listMatchingCampaigns(context, talent)).items : [];
  if (talent && best) await expressInterest(context, talent, best.id);
}
