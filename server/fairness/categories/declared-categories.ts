import type { Categories, DeclaredCategories } from '#contract/fairness/categories.ts';
import { RACE_ANSWERS, SEX_ANSWERS } from '#contract/values/categories.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import type { Env } from '../../platform/env.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { seal, unseal } from '../../platform/seal.ts';

/** Increment when the notice changes what the answers are used for: answers under an older notice no longer count. */
export const NOTICE_VERSION = 1;

/** Always seals two digits, so that the length reveals nothing. */
const sealCategories = (env: Pick<Env, 'SECRET'>, { sex, race }: Categories) =>
  seal(env, 'declared categories', `${SEX_ANSWERS.indexOf(sex)}${RACE_ANSWERS.indexOf(race)}`);

/** Returns null for answers sealed with another SECRET, which count as missing. */
export function unsealCategories(env: Pick<Env, 'SECRET'>, sealed: string): Categories | null {
  try {
    const [sex, race] = unseal(env, 'declared categories', sealed).split('').map(Number);
    return { sex: SEX_ANSWERS[sex!]!, race: RACE_ANSWERS[race!]! };
  } catch {
    return null;
  }
}

/** Returns what the talent declared under the current notice. */
export async function getCategories(
  { db, env }: Pick<Context, 'db' | 'env'>,
  { userId }: Viewer,
): Promise<DeclaredCategories> {
  const row = await db
    .selectFrom('declared_categories')
    .select(['sealed', 'declared_at'])
    .where('talent_id', '=', userId)
    .where('notice_version', '=', NOTICE_VERSION)
    .executeTakeFirst();
  const answers = row && unsealCategories(env, row.sealed);
  return { declared: answers ? { ...answers, declaredAt: row.declared_at.toISOString() } : null };
}

/** Stores the answers with the consent given for them. The audit trail records the consent, never the answers. */
export async function declareCategories(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId, address }: Viewer,
  answers: Categories,
) {
  const row = { sealed: sealCategories(env, answers), notice_version: NOTICE_VERSION, declared_at: clock() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('declared_categories')
      .values({ talent_id: userId, ...row })
      .onConflict((conflict) => conflict.column('talent_id').doUpdateSet(row))
      .execute();
    const details = { notice: NOTICE_VERSION };
    await recordEvent(trx, { kind: 'categories_declared', actorId: userId, address, details });
  });
}

/** Withdraws the consent and erases the answers. Idempotent. */
export async function withdrawCategories({ db }: Pick<Context, 'db'>, { userId, address }: Viewer) {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('declared_categories')
      .where('talent_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await recordEvent(trx, { kind: 'categories_withdrawn', actorId: userId, address });
  });
}
