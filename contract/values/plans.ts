import { ANALYTICS_PERIODS } from './product.ts';

/** What a plan includes. A number that is null has no limit. */
export interface PlanLimits {
  profileViews: number | null;
  /** Unlocks that cost nothing extra. Null: every unlock is included. */
  freeUnlocksPerDay: number | null;
  favourites: number | null;
  advancedFilters: boolean;
  searchAlerts: boolean;
  boostedCampaigns: boolean;
  /** How far analytics look back. */
  analyticsDays: number;
  csvExport: boolean;
  prioritySupport: boolean;
}

export type PlanName = 'free' | 'premium';

/** The limits of both plans: the server enforces this table and the plan's section on screen shows it. */
export const PLANS = {
  free: {
    profileViews: null,
    freeUnlocksPerDay: 1,
    favourites: 5,
    advancedFilters: false,
    searchAlerts: false,
    boostedCampaigns: false,
    analyticsDays: ANALYTICS_PERIODS[0],
    csvExport: false,
    prioritySupport: false,
  },
  premium: {
    profileViews: null,
    freeUnlocksPerDay: null,
    favourites: null,
    advancedFilters: true,
    searchAlerts: true,
    boostedCampaigns: true,
    analyticsDays: ANALYTICS_PERIODS[2],
    csvExport: true,
    prioritySupport: true,
  },
} as const satisfies Record<PlanName, PlanLimits>;

/** The search filters included in `advancedFilters`. Filters read from the search text stay free. */
export const ADVANCED_FILTERS = ['maxSalary', 'availableWithin', 'minYears', 'viewed'] as const;
/** Maximum yearly salaries, in euros, that a search can filter by. */
export const SALARY_STEPS = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000] as const;
/** Notice periods, in days, that a search can filter by. */
export const NOTICE_DAYS = [0, 14, 30, 90] as const;
