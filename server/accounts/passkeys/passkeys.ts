import type { Selectable } from 'kysely';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { type Viewer, requireRecentProof } from '../../platform/http/viewer.ts';
import { mailSecurityNotice } from '../sign-in/security-notices.ts';

type Row = Selectable<DB['passkeys']>;

export const toPasskey = (row: Pick<Row, 'id' | 'name' | 'created_at' | 'last_used_at'>): Passkey => ({
  id: row.id,
  name: row.name,
  addedAt: row.created_at.toISOString(),
  usedAt: row.last_used_at?.toISOString() ?? null,
});

/** Returns the account's passkeys, the oldest first. */
export async function listPasskeys({ db }: Pick<Context, 'db'>, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

/** @throws not_found if the passkey is another account's. */
export async function renamePasskey(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Viewer, 'userId'>,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Passkey> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('user_id', '=', userId)
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  return toPasskey(row);
}

/** Removes a passkey and mails the owner. @throws not_found if it is another account's. */
export async function removePasskey(
  { app, address, viewer }: Pick<RequestContext, 'app' | 'address'> & { viewer: Viewer },
  passkeyId: string,
) {
  const owned = await app.db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', passkeyId)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  if (!owned) throw failure('not_found');
  requireRecentProof(app, viewer);
  await app.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('passkeys').where('id', '=', passkeyId).execute();
    const { userId } = viewer;
    await recordEvent(trx, { kind: 'passkey_removed', actorId: userId, subjectId: userId, address });
    await mailSecurityNotice({ ...app, db: trx }, userId, 'passkeyRemoved');
  });
}
