import { CompiledQuery, type Selectable } from 'kysely';
import { type Conversation, SUPPORT_ID } from '#contract/chats/conversations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';
import type { Conversations } from '../platform/db/schema.gen.ts';
import { logoUrlOf, playableOf, type Shown } from '../platform/media/playable.ts';

/** A conversation as the account $1 sees it. */
export interface ConversationRow extends Selectable<Conversations>, Omit<Shown, 'public_id'> {
  at: string;
  contact_id: string | null;
  company_name: string | null;
  is_verified: boolean | null;
  page_id: string | null;
  logo_id: string | null;
  is_frozen: boolean | null;
  position_title: string | null;
  seen_seq: number | null;
  seen_at: Date | null;
  full_name: string;
  /** Of the talent's video. */
  public_id: string | null;
}

/**
 * Reads conversations for one of their parties, $1. Each side reads the other alone. Contacts are read one by one: joined as a
 * whole, the view would look at every contact there is.
 * @param own selects rows of `conversations`
 */
export const conversationsAmong = (own: string) => `
  SELECT c.*, c.updated_at::text AS at, u.id AS contact_id, company.company_name, company.is_verified, company.public_id AS page_id,
    company.logo_id, d.is_frozen, d.position_title, d.talent_read_seq AS seen_seq, d.talent_read_at AS seen_at,
    v.public_id, v.captions_key, v.duration_ms, v.width, v.height, coalesce(d.full_name, talent.full_name) AS full_name
  FROM (${own}) c
  LEFT JOIN company_profiles company ON company.user_id = c.company_id AND c.talent_id = $1
  LEFT JOIN unlocked_contacts u ON u.user_id = c.company_id AND u.closer_id = c.talent_id AND c.company_id = $1
  LEFT JOIN LATERAL (SELECT * FROM contact_details WHERE contact_id = u.id OFFSET 0) d ON true
  LEFT JOIN talent_profiles talent ON talent.user_id = c.talent_id AND u.id IS NULL AND c.company_id = $1
  LEFT JOIN videos v ON v.id = d.video_id AND v.state = 'ready' AND v.rejected_at IS NULL
  ORDER BY c.updated_at DESC, c.id DESC`;

const BY_IDS = conversationsAmong(
  'SELECT * FROM conversations WHERE id = ANY($2::uuid[]) AND (company_id = $1 OR talent_id = $1)',
);

/** Reads conversations as one of their parties sees them, newest message first. */
export async function readConversations(
  { db, env }: Pick<Context, 'db' | 'env'>,
  userId: string,
  ids: string[],
): Promise<Conversation[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.executeQuery<ConversationRow>(CompiledQuery.raw(BY_IDS, [userId, ids]));
  return rows.map((row) => toConversation(env, userId, row));
}

export function toConversation(
  env: Pick<Context['env'], 'PUBLIC_URL'>,
  userId: string,
  row: ConversationRow,
): Conversation {
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
            posterUrl: row.public_id && playableOf(env.PUBLIC_URL, { ...row, public_id: row.public_id }).posterWebpUrl,
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
    id: row.id,
    // A company blocked by its domain sees the same state as one blocked in the conversation.
    state: isCompany && row.is_frozen ? 'blocked' : (row.state as Conversation['state']),
    other,
    contactId: isCompany ? row.contact_id : null,
    lastSeq: row.last_seq,
    readSeq,
    otherReadSeq: isCompany ? (row.seen_seq ?? row.talent_read_seq) : row.company_read_seq,
    otherReadAt:
      (isCompany ? (row.is_frozen === null ? row.talent_read_at : row.seen_at) : row.company_read_at)?.toISOString() ??
      null,
    unread: row.last_seq - readSeq,
    last: {
      senderId: row.last_sender_id,
      systemKind: row.last_system_kind as Conversation['last']['systemKind'],
      preview: row.last_preview,
      at: row.updated_at.toISOString(),
    },
  };
}
