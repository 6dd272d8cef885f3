import type { Kysely, Updateable } from 'kysely';
import type { z } from 'zod';
import { POSITIONS_MAX, type saveProfileSchema } from '#contract/talents.ts';
import type { Context } from '../platform/context.ts';
import type { DB, TalentPositions } from '../platform/db/schema.gen.ts';
import { failure, invalid } from '../platform/http/failure.ts';
import { lockPositions } from './positions.ts';
import { refreshTalentDocuments } from '../search/documents/search-document.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { AccountPart } from '../platform/account-part.ts';

/** Saves the profile and its positions, and refreshes their search documents, in one transaction. @throws not_found, invalid_input beyond ten positions */
export async function saveProfile(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId }: Viewer,
  input: z.output<typeof saveProfileSchema>,
) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('talent_profiles')
      .set({
        full_name: input.fullName,
        phone: input.phone,
        languages: [...new Set(input.languages)],
        skills: input.skills && [...new Set(input.skills)],
        bio: input.bio,
        city: input.city,
        country: input.country,
        linkedin_url: input.linkedinUrl,
        birth_date: input.birthDate,
        updated_at: clock(),
      })
      .where('user_id', '=', userId)
      .execute();
    await trx
      .updateTable('users')
      .set({ name: input.fullName, updated_at: clock() })
      .where('id', '=', userId)
      .execute();
    for (const { id, positionTitle, skills, experienceYears, workType, ...wishes } of input.positions) {
      const position = {
        position_title: positionTitle,
        skills,
        experience_years: experienceYears,
        work_type: workType,
        salary_min_minor: wishes.salaryMinMinor,
        notice_days: wishes.noticeDays,
      };
      if (id) await updatePosition(trx, userId, id, { ...position, updated_at: clock() });
      else
        await trx
          .insertInto('talent_positions')
          .values({ ...position, talent_id: userId })
          .execute();
    }
    if ((await lockPositions(trx, userId)) > POSITIONS_MAX) throw invalid('positions', 'too_many');
    await refreshTalentDocuments(trx, userId, { moderation: env.MODERATION });
  });
}

async function updatePosition(trx: Kysely<DB>, talentId: string, id: string, position: Updateable<TalentPositions>) {
  const { numUpdatedRows } = await trx
    .updateTable('talent_positions')
    .set(position)
    .where('id', '=', id)
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  if (!numUpdatedRows) throw failure('not_found');
}

/** Boosts all of a talent's positions until the given time. */
export async function boostTalent({ db, env }: Pick<Context, 'db' | 'env'>, talentId: string, until: Date) {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('talent_profiles').set({ boosted_until: until }).where('user_id', '=', talentId).execute();
    await refreshTalentDocuments(trx, talentId, { moderation: env.MODERATION });
  });
}

export const talentsPart: AccountPart = {
  tables: { talent_profiles: { by: 'user_id' }, talent_positions: { by: 'talent_id' } },
};
