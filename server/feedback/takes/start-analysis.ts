import type { Context } from '../../platform/context.ts';
import { NOTICE_VERSION } from './agreement.ts';

export type StartedTake = NonNullable<Awaited<ReturnType<typeof startAnalysis>>>;

export const startAnalysis = ({ db, clock, analyst }: Context, videoId: string) =>
  db.transaction().execute(async (trx) => {
    const video = await trx
      .selectFrom('videos as v')
      .innerJoin('users as u', 'u.id', 'v.talent_id')
      .innerJoin('feedback_agreements as a', 'a.candidate_id', 'v.talent_id')
      .select(['v.id', 'v.talent_id', 'v.source_key', 'v.captions_key', 'v.script', 'v.language'])
      .select('u.language as account_language')
      .where('v.id', '=', videoId)
      .where('v.state', '=', 'ready')
      .where('a.notice_version', '=', NOTICE_VERSION)
      .forShare(['v', 'a'])
      .executeTakeFirst();
    if (!video) return null;
    const known = await trx
      .selectFrom('video_feedback')
      .select('id')
      .where('video_id', '=', videoId)
      .where('processing_status', 'in', ['completed', 'insufficient_speech'])
      .where('attempted_version', '=', analyst.version)
      .executeTakeFirst();
    if (known) return null;
    await trx
      .insertInto('video_feedback')
      .values({
        video_id: video.id,
        candidate_id: video.talent_id,
        processing_status: 'processing',
        attempted_version: analyst.version,
        requested_at: clock(),
      })
      .onConflict((conflict) =>
        conflict.column('video_id').doUpdateSet(({ ref, eb }) => ({
          attempted_version: analyst.version,
          processing_status: eb
            .case()
            .when('video_feedback.processing_status', 'in', ['completed', 'insufficient_speech'])
            .then(ref('video_feedback.processing_status'))
            .else('processing')
            .end(),
          failure: null,
        })),
      )
      .execute();
    return video;
  });
