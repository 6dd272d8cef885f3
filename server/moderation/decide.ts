import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { publishWith } from '../platform/live/publish.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { refreshSearchDocument } from '../search/documents/search-document.ts';
import { moderationOf } from '../videos/own-video.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { DEFAULT_NOTES } from './default-notes.ts';
import { approvedMail, rejectedMail } from './mails.ts';

type DecisionContext = Pick<Context, 'db' | 'env' | 'clock' | 'mailer'>;
interface Decision {
  videoId: string;
  /** Empty for the default. */
  notes: string;
}

/**
 * Approves a published video, whatever was decided before: found and served from here on. The talent gets a mail where that
 * changes what companies see.
 * @throws not_found
 */
export const approveVideo = (context: DecisionContext, admin: Viewer, decision: Decision) =>
  decide(context, admin, 'approved', decision);

/**
 * Rejects a published video, whatever was decided before: it leaves search in this transaction, is served no longer than two
 * seconds, and the talent gets the reason by mail.
 * @throws not_found
 */
export const rejectVideo = (context: DecisionContext, admin: Viewer, decision: Decision) =>
  decide(context, admin, 'rejected', decision);

async function decide(
  context: DecisionContext,
  admin: Viewer,
  verdict: 'approved' | 'rejected',
  { videoId, notes }: Decision,
) {
  const { db, env, clock } = context;
  const moderation_notes = notes || DEFAULT_NOTES[verdict];
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('videos')
      .selectAll()
      .where('id', '=', videoId)
      .where('state', '=', 'ready')
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw failure('not_found');
    if (moderationOf(before) === verdict && before.moderation_notes === moderation_notes) return;
    await trx
      .updateTable('videos')
      .set({
        approved_at: verdict === 'approved' ? clock() : null,
        rejected_at: verdict === 'rejected' ? clock() : null,
        resubmitted_at: null,
        moderation_notes,
        moderated_by: admin.userId,
      })
      .where('id', '=', videoId)
      .execute();
    const { position_id: positionId, talent_id: talentId } = before;
    await recordEvent(trx, {
      kind: `video_${verdict}`,
      actorId: admin.userId,
      address: admin.address,
      subjectId: talentId,
      details: { videoId },
    });
    await refreshSearchDocument(trx, positionId, { moderation: env.MODERATION });
    await publishWith(trx, talentId, 'video_moderated', { videoId, positionId });
    const wasFound = before.rejected_at === null && (env.MODERATION === 'after' || before.approved_at !== null);
    const { title, ...recipient } = await readRecipient(trx, positionId);
    if (verdict === 'rejected')
      await postMail(
        { ...context, db: trx },
        await rejectedMail(recipient, `${env.PUBLIC_URL}/talent/profile`, { title, reason: moderation_notes }),
      );
    else if (!wasFound)
      await postMail(
        { ...context, db: trx },
        await approvedMail(recipient, `${env.PUBLIC_URL}/talent/dashboard`, { title }),
      );
  });
}

const readRecipient = (trx: Kysely<DB>, positionId: string) =>
  trx
    .selectFrom('talent_positions as p')
    .innerJoin('users as u', 'u.id', 'p.talent_id')
    .select(['u.email', 'u.name', 'u.language', 'p.position_title as title'])
    .where('p.id', '=', positionId)
    .executeTakeFirstOrThrow();
