import type { TalentProfile } from '#contract/talents.ts';

/** The steps to a complete profile, in order, and whether each is done. */
export const readySteps = (profile: TalentProfile) => ({
  fullName: profile.fullName !== '',
  phone: profile.phone !== '',
  languages: profile.languages.length > 0,
  video: profile.positions.some(({ videos }) => videos.some(({ playable }) => playable !== null)),
  bio: Boolean(profile.bio),
  skills: [profile, ...profile.positions].some(({ skills }) => skills.length > 0),
  city: Boolean(profile.city),
});

export type ReadyStep = keyof ReturnType<typeof readySteps>;

/** The steps that are still to be done, in order. */
export const missingSteps = (profile: TalentProfile) =>
  (Object.entries(readySteps(profile)) as [ReadyStep, boolean][]).flatMap(([step, isDone]) => (isDone ? [] : [step]));
