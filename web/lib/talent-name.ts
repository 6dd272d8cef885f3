import type { TalentCard } from '#contract/search/search.ts';

/** The full name of somebody unlocked; of others the given name and an initial. */
export const talentName = ({ unlocked, talentName }: Pick<TalentCard, 'unlocked' | 'talentName'>) =>
  unlocked?.talentName ?? talentName;
