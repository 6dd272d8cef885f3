import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { publishWith } from '../../platform/live/publish.ts';

const ATTEMPTS_MAX = 3;
/** Maximum takes that one run of `analyzeOutdated` queues, so that new takes don't wait behind old ones. */
const BATCH_SIZE = 20;

interface QueuedVideo {
  id: string;
  talent_id: string;
}

/**
 * Queues the analysis of takes in the caller's transaction. A failed one is retried; an existing result stays until there is a
 * new one.
 */
export async function queueAnalysis(trx: Kysely<DB>, videos: readonly QueuedVideo[], at: Date) {
  for (const { id, talent_id } of videos) {
    await trx
      .insertInto('video_feedback')
      .values({ video_id: id, candidate_id: talent_id, requested_at: at })
      .onConflict((conflict) =>
        conflict
          .column('video_id')
          .doUpdateSet({
            processing_status: 'queued',
            failure: null,
            step: null,
            progress_percent: 0,
            requested_at: at,
          })
          .where('video_feedback.processing_status', '=', 'failed'),
      )
      .execute();
    await enqueue(trx, 'analyze_video', { videoId: id }, { key: `analyze_video:${id}`, maxAttempts: ATTEMPTS_MAX });
    await publishWith(trx, talent_id, 'feedback_changed', { videoId: id });
  }
}

/** Queues takes whose result is from another version of the analyst. Each version is tried once per take. */
export async function analyzeOutdated({ db, clock, analyst }: Pick<Context, 'db' | 'clock' | 'analyst'>) {
  await db.transaction().execute(async (trx) => {
    const outdated = await trx
      .selectFrom('video_feedback as f')
      .innerJoin('videos as v', 'v.id', 'f.video_id')
      .select(['v.id', 'v.talent_id'])
      .where('f.processing_status', 'in', ['completed', 'insufficient_speech'])
      .where('f.attempted_version', 'is distinct from', analyst.version)
      .orderBy('f.id')
      .limit(BATCH_SIZE)
      .execute();
    await queueAnalysis(trx, outdated, clock());
  });
}
