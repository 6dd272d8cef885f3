import { sql } from 'kysely';
import { type Conversation, SUPPORT_ID } from '#contract/chats/conversations.ts';
import { CONVERSATIONS_PAGE_SIZE } from '#contract/chats/conversations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { readCursor, writeCursor } from '../search/cursor.ts';
import { playableOf } from '../platform/media/playable.ts';
import type { Viewer } from '../platform/http/viewer.ts';

type Reads = Pick<Context, 'db' | 'env'>;
interface Page {
  cursor?: string | undefined;
  limit?: number;
}

/** The one with the newest message first. Each side reads its own index, no further than the page. */
export async function listConversations(
  context: Reads,
  { userId }: Pick<Viewer, 'userId'>,
  { cursor, limit = CONVERSATIONS_PAGE_SIZE }: Page,
): Promise<{ items: Conversation[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const onSide = (side: 'company_id' | 'talent_id') => sql`
    (SELECT id, updated_at FROM conversations WHERE ${sql.ref(side)} = ${userId}
    ${after ? sql`AND (updated_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY updated_at DESC, id DESC LIMIT ${limit + 1})`;
  const { rows: found } = await sql<{ id: string; at: string }>`
    SELECT id, updated_at::text AS at FROM (${onSide('company_id')} UNION ALL ${onSide('talent_id')}) c
    ORDER BY updated_at DESC, id DESC LIMIT ${limit + 1}`.execute(context.db);
  const last = found.length > limit ? found[limit - 1]! : null;
  const ids = found.slice(0, limit).map(({ id }) => id);
  return {
    items: await readConversations(context, userId, ids),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

/** @throws not_found, also for who is no party */
export async function getConversation(context: Reads, { userId }: Pick<Viewer, 'userId'>, conversationId: string) {
  const [conversation] = await readConversations(context, userId, [conversationId]);
  if (!conversation) throw failure('not_found');
  return conversation;
}

/** An account's conversations of these ids, as it sees them, in the order of the ids. */
export async function readConversations({ db, env }: Reads, userId: string, ids: string[]): Promise<Conversation[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('conversations as c')
    .leftJoin('company_profiles as company', 'company.user_id', 'c.company_id')
    .leftJoin('talent_profiles as talent', 'talent.user_id', 'c.talent_id')
    .leftJoin('unlocked_contacts as u', (join) =>
      join.onRef('u.user_id', '=', 'c.company_id').onRef('u.closer_id', '=', 'c.talent_id'),
    )
    .leftJoin('contact_details as d', 'd.contact_id', 'u.id')
    .leftJoin('videos as v', (join) =>
      join.onRef('v.id', '=', 'd.video_id').on('v.state', '=', 'ready').on('v.rejected_at', 'is', null),
    )
    .selectAll('c')
    .select([
      'u.id as contact_id',
      'company.company_name',
      'company.is_verified',
      'd.is_frozen',
      'd.position_title',
      'd.talent_read_seq as seen_seq',
      'd.talent_read_at as seen_at',
      'v.public_id',
      'v.captions_key',
      'v.duration_ms',
      'v.width',
      'v.height',
    ])
    .select(sql<string>`CASE WHEN u.id IS NULL THEN talent.full_name ELSE d.full_name END`.as('full_name'))
    .where('c.id', 'in', ids)
    .where((eb) => eb.or([eb('c.company_id', '=', userId), eb('c.talent_id', '=', userId)]))
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const isCompany = row.company_id === userId;
    const readSeq = isCompany ? row.company_read_seq : row.talent_read_seq;
    const support = { positionTitle: null, posterUrl: null, isVerified: true };
    const other: Conversation['other'] =
      row.company_id === null
        ? { ...support, kind: 'support', userId: SUPPORT_ID, name: `${PRODUCT_NAME} Support` }
        : isCompany
          ? {
              kind: 'talent',
              userId: row.talent_id,
              name: row.full_name,
              isVerified: false,
              positionTitle: row.position_title,
              posterUrl:
                row.public_id && playableOf(env.PUBLIC_URL, { ...row, public_id: row.public_id }).posterWebpUrl,
            }
          : {
              ...support,
              kind: 'company',
              userId: row.company_id,
              name: row.company_name!,
              isVerified: row.is_verified!,
            };
    return {
      id,
      // A company that is blocked by its domain reads what one blocked here reads.
      state: isCompany && row.is_frozen ? 'blocked' : (row.state as Conversation['state']),
      other,
      contactId: isCompany ? row.contact_id : null,
      lastSeq: row.last_seq,
      readSeq,
      otherReadSeq: isCompany ? (row.seen_seq ?? row.talent_read_seq) : row.company_read_seq,
      otherReadAt:
        (isCompany
          ? row.is_frozen === null
            ? row.talent_read_at
            : row.seen_at
          : row.company_read_at
        )?.toISOString() ?? null,
      unread: row.last_seq - readSeq,
      last: {
        senderId: row.last_sender_id,
        systemKind: row.last_system_kind as Conversation['last']['systemKind'],
        preview: row.last_preview,
        at: row.updated_at.toISOString(),
      },
    };
  });
}
