import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refreshTalentDocuments } from '../../search/documents/search-document.ts';
import { attemptsKey } from '../sign-in/attempts.ts';

type EraseContext = Pick<Context, 'env' | 'accountParts'>;

/** Erases an account: its rows and the mails addressed to it now, its files by a job. */
export async function eraseAccount(context: EraseContext & Pick<Context, 'db'>, userId: string) {
  await context.db.transaction().execute((trx) => eraseAccountWith(trx, context, userId));
}

/** Erases an account inside the caller's transaction. */
export async function eraseAccountWith(trx: Kysely<DB>, { env, accountParts }: EraseContext, userId: string) {
  for (const part of accountParts) await part.beforeErase?.(trx, userId);
  await refreshTalentDocuments(trx, userId, { moderation: env.MODERATION });
  const erased = await trx
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['email', 'pending_email'])
    .executeTakeFirst();
  // Mails to a pending email belong to the account that has verified it.
  if (!erased || erased.pending_email) return;
  await trx
    .deleteFrom('mails')
    .where(sql<boolean>`(recipient::citext = ${erased.email}::citext OR reply_to::citext = ${erased.email}::citext)`)
    .execute();
  await trx.deleteFrom('sign_in_attempts').where('account', '=', attemptsKey(env, erased.email)).execute();
}
