import { CompiledQuery, type Selectable } from 'kysely';
import { type Conversation, SUPPORT_ID } from '#contract/chats/conversations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';
import type { Conversations } from '../platform/db/schema.gen.ts';
import { logoUrlOf, posterUrlOf } from '../platform/media/playable.ts';

/** A conversation as the account $1 sees it. */
export interface ConversationRow extends Selectable<Conversations> {
  at: string;
  company_name: string | null;
  is_verified: boolean | null;
  page_id: string | null;
  logo_id: string | null;
  /** The talent has blocked the company, which keeps seeing the state from before the block. */
  is_frozen: boolean;
  position_title: string | null;
  /** How far the talent has read, and when. */
  seen_seq: number;
  seen_at: Date | null;
  full_name: string;
  /** The public id of the talent's video. */
  public_id: string | null;
}

/**
 * Reads conversations for one of their parties, $1. Each side reads only the other: a company reads the copy kept with the
 * conversation, or the contact as it was when the talent blocked it. A company's blocks are read once.
 * @param own selects rows of `conversations`
 */
export const conversationsAmong = (own: string) => `
  SELECT c.*, c.updated_at::text AS at, company.company_name, company.is_verified, company.page_id, company.logo_id,
    CASE WHEN c.is_frozen THEN d.position_title ELSE c.talent_title END AS position_title,
    CASE WHEN c.is_frozen THEN d.talent_read_seq ELSE c.talent_read_seq END AS seen_seq,
    CASE WHEN c.is_frozen THEN d.talent_read_at ELSE c.talent_read_at END AS seen_at,
    CASE WHEN c.is_frozen THEN d.public_id ELSE c.talent_video END AS public_id,
    CASE WHEN c.is_frozen THEN d.full_name ELSE
      coalesce(c.talent_name, (SELECT full_name FROM talent_profiles WHERE user_id = c.talent_id)) END AS full_name
  FROM (SELECT o.*, o.contact_id IS NOT NULL AND o.company_id = $1 AND o.talent_id IN (
      SELECT talent_id FROM talent_blocks
      WHERE domain = ANY((SELECT block_keys FROM company_profiles WHERE user_id = $1)::text[])) AS is_frozen
    FROM (${own}) o OFFSET 0) c
  LEFT JOIN LATERAL (SELECT company_name, is_verified, public_id AS page_id, logo_id FROM company_profiles
    WHERE user_id = c.company_id AND c.talent_id = $1 OFFSET 0) company ON true
  LEFT JOIN LATERAL (SELECT f.*, v.public_id FROM contact_details f
    LEFT JOIN videos v ON v.id = f.video_id AND v.state = 'ready' AND v.rejected_at IS NULL
    WHERE f.contact_id = c.contact_id AND c.is_frozen OFFSET 0) d ON true
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
            posterUrl: row.public_id && posterUrlOf(env.PUBLIC_URL, row.public_id),
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
    otherReadSeq: isCompany ? row.seen_seq : row.company_read_seq,
    otherReadAt: (isCompany ? row.seen_at : row.company_read_at)?.toISOString() ?? null,
    unread: row.last_seq - readSeq,
    last: {
      senderId: row.last_sender_id,
      systemKind: row.last_system_kind as Conversation['last']['systemKind'],
      preview: row.last_preview,
      at: row.updated_at.toISOString(),
    },
  };
}
