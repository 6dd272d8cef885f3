import { type Kysely, sql } from 'kysely';
import { type Conversation, UNREAD_MAIL_MINUTES } from '#contract/chats/conversations.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { findEmailChoice } from '../notifications/preferences.ts';
import { unsubscribeLinks } from '../notifications/unsubscribe.ts';
import { readConversations } from './read-conversations.ts';
import { PREVIEW_CHARACTERS } from './append-message.ts';
import { type UnreadMessage, unreadMail } from './mails.ts';

type UnreadMailContext = Pick<Context, 'db' | 'env' | 'mailer' | 'clock'>;

/**
 * Mails accounts that have left a message unread for ten minutes, once for everything unread. A message is not mailed again
 * until it was read, and none is mailed during the reader's quiet hours. A notice only joins a mail about other messages.
 */
export async function mailUnread(context: UnreadMailContext) {
  const before = new Date(context.clock().getTime() - UNREAD_MAIL_MINUTES * MINUTE_MS);
  const since = (readSeq: 'company_read_seq' | 'talent_read_seq') => sql`(
    SELECT created_at FROM messages
    WHERE conversation_id = c.id AND seq > ${sql.ref(readSeq)} AND (NOT is_system OR system_kind IS NOT NULL)
    ORDER BY seq LIMIT 1)`;
  const { rows } = await sql<{ user_id: string }>`
    SELECT company_id AS user_id FROM conversations c
      WHERE company_read_seq < last_seq AND company_mailed_seq <= company_read_seq AND company_id IS NOT NULL
        AND ${since('company_read_seq')} <= ${before}
    UNION
    SELECT talent_id FROM conversations c
      WHERE talent_read_seq < last_seq AND talent_mailed_seq <= talent_read_seq
        AND ${since('talent_read_seq')} <= ${before}`.execute(context.db);
  for (const { user_id } of rows) await context.db.transaction().execute((trx) => mailAccount(trx, context, user_id));
}

async function mailAccount(trx: Kysely<DB>, { env, mailer, clock }: UnreadMailContext, userId: string) {
  const account = await trx
    .selectFrom('users')
    .select(['email', 'name', 'language', 'email_verified', 'deletion_requested_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!account) return;
  const { isWanted, quietUntil } = await findEmailChoice(trx, userId, 'message', clock());
  if (quietUntil) return;
  const { rows } = await sql<{ id: string }>`
    UPDATE conversations SET
      company_mailed_seq = CASE WHEN company_id = ${userId} THEN last_seq ELSE company_mailed_seq END,
      talent_mailed_seq = CASE WHEN talent_id = ${userId} THEN last_seq ELSE talent_mailed_seq END
    WHERE id IN (SELECT id FROM conversations
      WHERE (company_id = ${userId} AND company_read_seq < last_seq) OR (talent_id = ${userId} AND talent_read_seq < last_seq)
      ORDER BY id FOR NO KEY UPDATE)
    RETURNING id`.execute(trx);
  if (rows.length === 0 || !isWanted || !account.email_verified || account.deletion_requested_at) return;
  const ids = rows.map(({ id }) => id);
  const unread = await listUnread(trx, userId, await readConversations({ db: trx, env }, userId, ids));
  const url = `${env.PUBLIC_URL}/messages${ids.length === 1 ? `/${ids[0]}` : ''}`;
  const links = unsubscribeLinks(env, { kind: 'messages', id: userId });
  await postMail({ db: trx, mailer }, await unreadMail(account, url, unread, links));
}

/** A mail shows only this many of a conversation's newest messages. */
const SHOWN_MAX = 10;

/** What others have written in these conversations since they were last read, grouped by conversation. */
async function listUnread(trx: Kysely<DB>, userId: string, conversations: Conversation[]): Promise<UnreadMessage[]> {
  const { rows } = await sql<Omit<UnreadMessage, 'from'> & { id: string }>`
    SELECT c.id, m.system_kind AS "systemKind", m.preview
    FROM unnest(${conversations.map(({ id }) => id)}::uuid[], ${conversations.map(({ readSeq }) => readSeq)}::int[])
      WITH ORDINALITY AS c (id, read_seq, place),
      LATERAL (SELECT seq, system_kind, left(content, ${PREVIEW_CHARACTERS}) AS preview FROM messages
        WHERE conversation_id = c.id AND seq > c.read_seq AND sender_id IS DISTINCT FROM ${userId}
        ORDER BY seq DESC LIMIT ${SHOWN_MAX}) AS m
    ORDER BY c.place, m.seq`.execute(trx);
  const nameOf = new Map(conversations.map(({ id, other }) => [id, other.name]));
  return rows.map(({ id, ...message }) => ({ ...message, from: nameOf.get(id)! }));
}
