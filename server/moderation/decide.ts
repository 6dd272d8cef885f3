import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/record-event.ts';
import { notify } from '../notifications/notify.ts';
import { findEmailChoice } from '../notifications/preferences.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { publishWith } from '../platform/live/publish.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { refreshSearchDocument } from '../search/documents/search-document.ts';
import { moderationOf, NO_REASON } from '../videos/own-video.ts';
import type { Viewer } from '../platform/http/viewer.ts';

import { approvedMail, rejectedMail } from './mails.ts';

/** Stored when an admin gives no notes. */
const DEFAULT_NOTES = { approved: 'Approved by admin', rejected: NO_REASON } as const;

type DecisionContext = Pick<Context, 'db' | 'env' | 'clock' | 'mailer'>;
interface Decision {
  videoId: string;
  /** Empty for the default note. */
  notes: string;
}

/**
 * Approves a published video, regardless of earlier decisions. It becomes searchable and served; the talent gets a mail if it was
 * not visible to companies before.
 * @throws not_found
 */
export const approveVideo = (context: DecisionContext, admin: Viewer, decision: Decision) =>
  decide(context, admin, 'approved', decision);

/**
 * Rejects a published video, regardless of earlier decisions. It leaves search in this transaction, is served for at most two more
 * seconds, and the talent gets a mail, with the reason if there is one. Rejecting it again with other notes replaces the reason
 * that the talent sees, without another mail.
 * @throws not_found
 */
export const rejectVideo = (context: DecisionContext, admin: Viewer, decision: Decision) =>
  decide(context, admin, 'rejected', decision);

async function decide(
  context: DecisionContext,
  admin: Viewer,
  decision: 'approved' | 'rejected',
  { videoId, notes }: Decision,
) {
  const { db, env, clock } = context;
  const moderation_notes = notes || DEFAULT_NOTES[decision];
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('videos')
      .selectAll()
      .where('id', '=', videoId)
      .where('state', '=', 'ready')
      .where('position_id', 'is not', null)
      .$narrowType<{ position_id: string }>()
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw failure('not_found');
    const isSame = moderationOf(before) === decision;
    if (isSame && before.moderation_notes === moderation_notes) return;
    await trx
      .updateTable('videos')
      .set({
        approved_at: decision === 'approved' ? clock() : null,
        rejected_at: decision === 'rejected' ? clock() : null,
        resubmitted_at: null,
        moderation_notes,
        moderated_by: admin.userId,
      })
      .where('id', '=', videoId)
      .execute();
    const { position_id: positionId, talent_id: talentId } = before;
    await trx
      .updateTable('talent_profiles')
      .set({ video_rejected_at: decision === 'rejected' ? clock() : null })
      .where('user_id', '=', talentId)
      .execute();
    await recordEvent(trx, {
      kind: `video_${decision}`,
      actorId: admin.userId,
      address: admin.address,
      subjectId: talentId,
      details: { videoId },
    });
    await publishWith(trx, talentId, 'video_moderated', { videoId, positionId });
    if (isSame) return;
    await refreshSearchDocument(trx, positionId, { moderation: env.MODERATION });
    const recipient = await readRecipient(trx, positionId);
    const { title } = recipient;
    const data = { decision, positionId, positionTitle: title };
    await notify(trx, { userId: talentId, aboutId: null, kind: 'decision', data, at: clock(), hasOwnEmail: true });
    const { isWanted, quietUntil } = await findEmailChoice(trx, talentId, 'decision', clock());
    if (!isWanted) return;
    const wasFound = before.rejected_at === null && (env.MODERATION === 'after' || before.approved_at !== null);
    const reason = moderation_notes === NO_REASON ? null : moderation_notes;
    if (decision === 'rejected')
      await postMail(
        { ...context, db: trx },
        await rejectedMail(recipient, env.PUBLIC_URL, { title, reason }),
        quietUntil,
      );
    else if (!wasFound)
      await postMail(
        { ...context, db: trx },
        await approvedMail(recipient, `${env.PUBLIC_URL}/talent/dashboard`, { title }),
        quietUntil,
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
