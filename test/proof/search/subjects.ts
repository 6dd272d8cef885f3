import type { Context } from '#server/platform/context.ts';
import { refreshTalentDocuments } from '#server/search/documents/search-document.ts';
import { createPublishedVideo, createTalent } from '../../fixtures/factories.ts';

export const DOMAIN = 'acme.example';
const MODERATION = { moderation: 'after' } as const;

export interface Subject {
  talentId: string;
  positionId: string;
  skill: string;
  isPaused: boolean;
  isRejected: boolean;
  isBlocked: boolean;
  /** When the last change was committed. */
  since: number;
  isChanging: boolean;
  changes: number;
}

/** A searchable talent with a unique skill. */
export async function publish(app: Context, skill: string): Promise<Subject> {
  const talent = await createTalent(app);
  await app.db
    .updateTable('talent_positions')
    .set({ skills: [skill] })
    .where('id', '=', talent.positionId)
    .execute();
  await createPublishedVideo(app, talent);
  const flags = { isPaused: false, isRejected: false, isBlocked: false, isChanging: false };
  return {
    talentId: talent.viewer.userId,
    positionId: talent.positionId,
    skill,
    ...flags,
    since: performance.now(),
    changes: 0,
  };
}

/** Pauses, rejects or blocks a talent, or undoes it: 0, 1 or 2. */
export async function change({ db }: Context, subject: Subject, what: number) {
  subject.isChanging = true;
  subject.changes++;
  const name = (['isPaused', 'isRejected', 'isBlocked'] as const)[what]!;
  const next = !subject[name];
  const { talentId } = subject;
  try {
    await db.transaction().execute(async (trx) => {
      if (name === 'isPaused')
        await trx
          .updateTable('talent_profiles')
          .set({ paused_at: next ? new Date() : null })
          .where('user_id', '=', talentId)
          .execute();
      if (name === 'isRejected')
        await trx
          .updateTable('videos')
          .set({ rejected_at: next ? new Date() : null })
          .where('talent_id', '=', talentId)
          .execute();
      if (name === 'isBlocked' && next)
        await trx.insertInto('talent_blocks').values({ talent_id: talentId, domain: DOMAIN }).execute();
      if (name === 'isBlocked' && !next)
        await trx.deleteFrom('talent_blocks').where('talent_id', '=', talentId).execute();
      await refreshTalentDocuments(trx, talentId, MODERATION);
    });
    subject[name] = next;
  } finally {
    subject.since = performance.now();
    subject.isChanging = false;
  }
}
