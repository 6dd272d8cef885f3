import { CALL_DAYS, CALL_RESTORE_MINUTES, DAY_MS, MINUTE_MS } from '#contract/values/durations.ts';
import type { AccountPart } from '../platform/account-part.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { publishWith } from '../platform/live/publish.ts';

type Author = Pick<Viewer, 'userId'>;

/** Hides a call until `deleteOldCalls` erases it, so that its author can restore it for ten minutes. @throws not_found */
export const deleteCall = ({ db, clock }: Pick<Context, 'db' | 'clock'>, author: Author, callId: string) =>
  setDeleted({ db }, author, callId, clock());

/** @throws not_found if the call was never deleted or is already erased. */
export const restoreCall = ({ db }: Pick<Context, 'db'>, author: Author, callId: string) =>
  setDeleted({ db }, author, callId, null);

async function setDeleted({ db }: Pick<Context, 'db'>, { userId }: Author, callId: string, deleted_at: Date | null) {
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('demo_call_feedback')
      .set({ deleted_at })
      .where('id', '=', callId)
      .where('created_by', '=', userId)
      .where('deleted_at', deleted_at ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw failure('not_found');
    await publishWith(trx, userId, 'call_changed', { callId });
  });
}

/** Erases calls that were deleted, and those past their retention period. */
export async function deleteOldCalls({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  await db
    .deleteFrom('demo_call_feedback')
    .where((row) =>
      row.or([
        row('deleted_at', '<', ago(CALL_RESTORE_MINUTES * MINUTE_MS)),
        row('created_at', '<', ago(CALL_DAYS * DAY_MS)),
      ]),
    )
    .execute();
}

export const callsPart: AccountPart = {
  tables: { demo_call_feedback: { by: 'created_by', without: ['search_text'] } },
};
