import { recordEvent } from '../../audit/record-event.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { refreshTalentDocuments } from '../../search/documents/search-document.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { mailTo } from '../../platform/mail/recipient.ts';
import { type Viewer, requireRecentProof } from '../../platform/http/viewer.ts';
import { deletionMail } from './mails.ts';
import { erasureDate } from '../sessions/session.ts';

type Request = Pick<RequestContext, 'app' | 'address'>;

/**
 * Hides the account and ends its sessions; a job erases it after the grace period. A second request changes nothing.
 * @throws password_needed
 */
export async function requestDeletion({ app, address }: Request, viewer: Viewer): Promise<Date> {
  requireRecentProof(app, viewer);
  const { userId } = viewer;
  const { db, env, clock } = app;
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'name', 'language', 'user_type', 'email_verified', 'deletion_requested_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const requestedAt = user.deletion_requested_at ?? clock();
    await trx.updateTable('users').set({ deletion_requested_at: requestedAt }).where('id', '=', userId).execute();
    await trx
      .updateTable('talent_profiles')
      .set({ paused_at: requestedAt })
      .where('user_id', '=', userId)
      .where('paused_at', 'is', null)
      .execute();
    await refreshTalentDocuments(trx, userId, { moderation: env.MODERATION });
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await publishWith(trx, userId, 'session_ended', {});
    await recordEvent(trx, { kind: 'deletion_requested', actorId: userId, subjectId: userId, address });
    if (user.email_verified && !user.deletion_requested_at) {
      const signIn = `${env.PUBLIC_URL}/${user.user_type}/auth`;
      await postMail(
        { db: trx, mailer: app.mailer },
        await deletionMail(mailTo(user), erasureDate(requestedAt), signIn),
      );
    }
    return erasureDate(requestedAt);
  });
}

/** Cancels the deletion. A profile that was paused before the request stays paused. */
export async function cancelDeletion({ app: { db, env }, address }: Request, { userId }: Pick<Viewer, 'userId'>) {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('deletion_requested_at')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!user.deletion_requested_at) return;
    await trx
      .updateTable('talent_profiles')
      .set({ paused_at: null })
      .where('user_id', '=', userId)
      .where('paused_at', '=', user.deletion_requested_at)
      .execute();
    await recordEvent(trx, { kind: 'deletion_withdrawn', actorId: userId, subjectId: userId, address });
    await trx.updateTable('users').set({ deletion_requested_at: null }).where('id', '=', userId).execute();
    await refreshTalentDocuments(trx, userId, { moderation: env.MODERATION });
  });
}
