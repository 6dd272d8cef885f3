import type { Context } from '../platform/context.ts';
import { sql } from 'kysely';
import { type Conversation, SUPPORT_ID } from '#contract/chats/conversations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { logoUrlOf, playableOf } from '../platform/media/playable.ts';

export type ConversationContext = Pick<Context, 'db' | 'env'>;

/** Reads conversations as one of their parties sees them, in the order of `ids`. */
export async function readConversations(
  { db, env }: ConversationContext,
  userId: string,
  ids: string[],
): Promise<Conversation[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('conversations as c')
    .leftJoin('company_profiles as company', 'company.user_id', 'c.company_id')
    .leftJoin('talent_profiles as talent', 'talent.user_id', 'c.talent_id')
    .leftJoin('unlocked_contacts as u', (join) =>
      join.onRef('u.user_id', '=', 'c.company_id').onRef('u.closer_id', '=', 'c.talent_id'),
    )
    // Read contact by contact: joined as a whole, the view would look at every contact there is.
    .leftJoinLateral(
      (eb) => eb.selectFrom('contact_details').selectAll().whereRef('contact_id', '=', 'u.id').offset(0).as('d'),
      (join) => join.onTrue(),
    )
    .leftJoin('videos as v', (join) =>
      join.onRef('v.id', '=', 'd.video_id').on('v.state', '=', 'ready').on('v.rejected_at', 'is', null),
    )
    .selectAll('c')
    .select([
      'u.id as contact_id',
      'company.company_name',
      'company.is_verified',
      'company.public_id as page_id',
      'company.logo_id',
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
    const support = { positionTitle: null, posterUrl: null, pageId: null, isVerified: true };
    const other: Conversation['other'] =
      row.company_id === null
        ? { ...support, kind: 'support', userId: SUPPORT_ID, name: `${PRODUCT_NAME} Support` }
        : isCompany
          ? {
              kind: 'talent',
              userId: row.talent_id,
              name: row.full_name,
              isVerified: false,
              pageId: null,
              positionTitle: row.position_title,
              posterUrl:
                row.public_id && playableOf(env.PUBLIC_URL, { ...row, public_id: row.public_id }).posterWebpUrl,
            }
          : {
              ...support,
              kind: 'company',
              userId: row.company_id,
              name: row.company_name!,
              posterUrl: logoUrlOf(env.PUBLIC_URL, row.logo_id),
              pageId: row.page_id,
              isVerified: row.is_verified!,
            };
    return {
      id,
      // A company blocked by its domain sees the same state as one blocked in the conversation.
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
