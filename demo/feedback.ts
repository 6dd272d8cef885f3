import { DAY_MS } from '#contract/values/durations.ts';
import { setSharing } from '#server/feedback/sharing/share-scores.ts';
import { agreeToAnalysis } from '#server/feedback/takes/agreement.ts';
import { storeAnalysis } from '#server/feedback/takes/store-analysis.ts';
import type { Context } from '#server/platform/context.ts';
import { getProfile } from '#server/talents/profile.ts';
import { findViewer } from './find-viewer.ts';
import { importClip, readFacts } from './import-clip.ts';
import { type Clip, type Talent, talents } from './people.ts';

/** Every fourth person has not agreed to the analysis: 6 of 24. */
const WITHOUT_EVERY = 4;

/**
 * Agrees to the analysis for most people and shares their scores; the demo talent doesn't share those of its second position.
 * Results from another version of the analyst are left to the job.
 */
export async function seedFeedback(context: Context) {
  for (const [index, talent] of talents.entries()) {
    const agreed = (index + 1) % WITHOUT_EVERY > 0;
    await importPractice(context, talent);
    if (agreed) await seedTalent(context, talent);
  }
}

async function importPractice(context: Context, { email, practice = [] }: Talent) {
  const { userId } = (await findViewer(context, email))!;
  for (const clip of practice) {
    const known = await findVideo(context, userId, clip);
    const at = new Date(context.clock().getTime() - clip.daysAgo * DAY_MS);
    if (!known) await importClip({ ...context, clock: () => at }, userId, null, clip);
  }
}

async function seedTalent(context: Context, { email, positions, practice = [] }: Talent) {
  const viewer = (await findViewer(context, email))!;
  await agreeToAnalysis(context, viewer);
  for (const clip of [...positions, ...practice]) {
    const video = await findVideo(context, viewer.userId, clip);
    const { version, analysis } = readFacts(clip);
    if (video && version === context.analyst.version)
      await storeAnalysis({ ...context, clock: () => video.created_at }, video, analysis);
  }
  const { positions: saved } = await getProfile(context, viewer.userId);
  const shared = practice.length > 0 ? saved.slice(0, 1) : saved;
  for (const { id } of shared) await setSharing(context, viewer, { positionId: id, isShared: true });
}

const findVideo = ({ db }: Context, talentId: string, { slug }: Clip) =>
  db
    .selectFrom('videos')
    .select(['id', 'talent_id', 'created_at'])
    .where('talent_id', '=', talentId)
    .where('original_name', '=', `${slug}.mp4`)
    .executeTakeFirst();
