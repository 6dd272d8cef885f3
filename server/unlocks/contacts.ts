import { sql } from 'kysely';
import { CONTACTS_PAGE_SIZE } from '#contract/constants.ts';
import type { Contact } from '#contract/unlocks.ts';
import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import { readCursor, writeCursor } from '../search/cursor.ts';

type Reads = Pick<Context, 'db' | 'storage'>;

/**
 * This company's unlocked contacts with what the talent's profile says today; a paused talent's stay readable. A video
 * is there while the position has a published one that was not rejected.
 */
const contactsOf = ({ db }: Reads, companyId: string) =>
  db
    .selectFrom('unlocked_contacts as u')
    .innerJoin('talent_profiles as t', 't.user_id', 'u.closer_id')
    .innerJoin('users as a', 'a.id', 'u.closer_id')
    .innerJoin('conversations as c', 'c.id', 'u.conversation_id')
    .leftJoin('talent_positions as p', 'p.id', 'u.position_id')
    .leftJoin('videos as v', (join) =>
      join.onRef('v.position_id', '=', 'p.id').on('v.state', '=', 'ready').on('v.rejected_at', 'is', null),
    )
    .select([
      'u.id',
      'u.closer_id',
      'u.conversation_id',
      'u.position_id',
      'u.created_at',
      'u.kind',
      'u.paid_amount',
      'u.paid_currency',
      'u.refunded_at',
      'u.guarantee',
      'u.stage',
      'u.notes',
      't.full_name',
      't.phone',
      't.linkedin_url',
      't.city',
      't.country',
      't.role_title',
      'a.email',
      'c.last_seq',
      'c.company_read_seq',
      'p.position_title',
      'v.video_key',
      'v.poster_avif_key',
      'v.poster_webp_key',
      'v.preview_key',
      'v.captions_key',
      'v.duration_ms',
      'v.width',
      'v.height',
    ])
    .where('u.user_id', '=', companyId);

type Row = Awaited<ReturnType<ReturnType<typeof contactsOf>['execute']>>[number];

/** @throws not_found, also for another company's contact. */
export async function getContact(context: Reads, companyId: string, contactId: string): Promise<Contact> {
  const row = await contactsOf(context, companyId).where('u.id', '=', contactId).executeTakeFirst();
  if (!row) throw failure('not_found');
  return toContact(context, row);
}

interface Page {
  stage?: string | undefined;
  cursor?: string | undefined;
  limit?: number;
}

/** Newest first. @throws invalid_input when the cursor is malformed. */
export async function listContacts(
  context: Reads,
  companyId: string,
  { stage, cursor, limit = CONTACTS_PAGE_SIZE }: Page,
): Promise<{ items: Contact[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await contactsOf(context, companyId)
    .select(sql<string>`u.created_at::text`.as('at'))
    .$if(stage !== undefined, (query) => query.where('u.stage', '=', stage!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(u.created_at, u.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1]! : null;
  return {
    items: rows.slice(0, limit).map((row) => toContact(context, row)),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

function toContact({ storage }: Reads, row: Row): Contact {
  return {
    id: row.id,
    talentId: row.closer_id,
    conversationId: row.conversation_id,
    unread: row.last_seq - row.company_read_seq,
    positionId: row.position_id,
    talentName: row.full_name,
    positionTitle: row.position_title ?? row.role_title,
    email: row.email,
    phone: row.phone,
    linkedinUrl: row.linkedin_url,
    city: row.city,
    country: row.country,
    video:
      row.video_key === null
        ? null
        : {
            url: storage.url(row.video_key),
            posterAvifUrl: storage.url(row.poster_avif_key!),
            posterWebpUrl: storage.url(row.poster_webp_key!),
            previewUrl: storage.url(row.preview_key!),
            captionsUrl: row.captions_key && storage.url(row.captions_key),
            durationMs: row.duration_ms!,
            width: row.width!,
            height: row.height!,
          },
    unlockedAt: row.created_at.toISOString(),
    kind: row.kind as Contact['kind'],
    paid: row.paid_currency ? { amountMinor: row.paid_amount, currency: row.paid_currency } : null,
    refundedAt: row.refunded_at?.toISOString() ?? null,
    guarantee: row.guarantee as Contact['guarantee'],
    stage: row.stage as Contact['stage'],
    notes: row.notes,
  };
}
