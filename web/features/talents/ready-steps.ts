import type { TalentProfile } from '#contract/talents.ts';
import type { OwnVideo } from '#contract/videos/own-video.ts';

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

type Reviewed = {
  positions: { isFindable: boolean; videos: Pick<OwnVideo, 'state' | 'moderation'>[] }[];
};

export type ReadyStep = keyof ReturnType<typeof readySteps>;

/** The steps that are still to be done, in order. */
export const missingSteps = (profile: TalentProfile) =>
  (Object.entries(readySteps(profile)) as [ReadyStep, boolean][]).flatMap(([step, isDone]) => (isDone ? [] : [step]));

/** Whether companies can find a talent whenever the profile isn't paused. */
export const isFindable = ({ positions }: Reviewed) => positions.some((position) => position.isFindable);

/**
 * Why companies can't find a talent who has made a video, paused or not: it was rejected, or it waits for its approval. Null if
 * a position can be found or has no published video, or if another one is on its way.
 */
export function reviewOf(profile: Reviewed): 'rejected' | 'waiting' | null {
  if (isFindable(profile)) return null;
  const { positions } = profile;
  const newest = positions.flatMap(({ videos }) => videos.filter(({ state }) => state !== 'failed').slice(0, 1));
  if (newest.some(({ state }) => state !== 'ready')) return null;
  if (newest.some(({ moderation }) => moderation === 'pending')) return 'waiting';
  return newest.some(({ moderation }) => moderation === 'rejected') ? 'rejected' : null;
}

/** What became of a talent's videos while companies can find none of them. Null if there is nothing to say about any. */
export function videoNewsOf(profile: Reviewed): 'working' | 'failed' | 'rejected' | 'waiting' | null {
  if (isFindable(profile)) return null;
  const states = profile.positions.flatMap(({ videos }) => videos.slice(0, 1).map(({ state }) => state));
  if (states.some((state) => state === 'uploading' || state === 'processing')) return 'working';
  const review = reviewOf(profile);
  return review !== 'waiting' && states.includes('failed') ? 'failed' : review;
}
