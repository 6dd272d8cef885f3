import { sql } from 'kysely';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { REPLY_GUARANTEE_DAYS } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { scoresOf } from '../search/flags.ts';
import { playableOf } from '../platform/media/playable.ts';

export type ContactContext = Pick<Context, 'db' | 'env'>;

/** The guarantee is settled after its days are over, but an acceptance in time answers it at once. */
const guaranteeNow = sql<Contact['guarantee']>`CASE WHEN u.guarantee = 'open' AND c.state = 'accepted'
  AND c.answered_at <= u.created_at + make_interval(days => ${REPLY_GUARANTEE_DAYS}) THEN 'answered' ELSE u.guarantee END`;

/**
 * A company's unlocked contacts with what it may read of them (`contact_details`): the current profile, also of paused talent, or
 * the profile as it was when the talent blocked the company. The video is null unless the position has a published one that was
 * not rejected.
 */
export const contactsOf = ({ db }: ContactContext, companyId: string) =>
  db
    .selectFrom('unlocked_contacts as u')
    // Lateral, one contact at a time: a plain join would make the view scan all contacts.
    .innerJoinLateral(
      (eb) => eb.selectFrom('contact_details').selectAll().whereRef('contact_id', '=', 'u.id').offset(0).as('d'),
      (join) => join.onTrue(),
    )
    .innerJoin('conversations as c', 'c.id', 'u.conversation_id')
    .leftJoin('videos as v', (join) =>
      join.onRef('v.id', '=', 'd.video_id').on('v.state', '=', 'ready').on('v.rejected_at', 'is', null),
    )
    .leftJoin('shared_scores as s', (join) => join.onRef('s.video_id', '=', 'v.id').on('d.is_frozen', '=', false))
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
      guaranteeNow.as('guarantee'),
      'u.stage',
      'u.notes',
      'u.noted_at',
      'u.remind_at',
      'u.reminded_at',
      'd.full_name',
      'd.phone',
      'd.linkedin_url',
      'd.city',
      'd.country',
      'd.email',
      'd.position_title',
      'd.bio',
      'd.experience_years',
      'c.last_seq',
      'c.company_read_seq',
      'v.public_id',
      'v.duration_ms',
      'v.width',
      'v.height',
      's.communication',
      's.confidence',
      's.clarity',
    ])
    .select([
      sql<string[]>`d.languages`.as('languages'),
      sql<string[]>`d.skills`.as('skills'),
      sql<Contact['workType']>`d.work_type`.as('work_type'),
    ])
    // Captions edited after a block are not shown to the blocked company.
    .select(sql<string | null>`CASE WHEN v.captions_key = d.captions_key THEN v.captions_key END`.as('captions_key'))
    .where('u.user_id', '=', companyId);

type Row = Awaited<ReturnType<ReturnType<typeof contactsOf>['execute']>>[number];

/** @throws not_found, also for other companies' contacts. */
export async function getContact(context: ContactContext, companyId: string, contactId: string): Promise<Contact> {
  const row = await contactsOf(context, companyId).where('u.id', '=', contactId).executeTakeFirst();
  if (!row) throw failure('not_found');
  return toContact(context, row);
}

export function toContact({ env }: ContactContext, row: Row): Contact {
  return {
    id: row.id,
    talentId: row.closer_id,
    conversationId: row.conversation_id,
    unread: row.last_seq - row.company_read_seq,
    positionId: row.position_id,
    talentName: row.full_name!,
    positionTitle: row.position_title!,
    email: row.email!,
    phone: row.phone!,
    linkedinUrl: row.linkedin_url,
    city: row.city,
    country: row.country,
    languages: row.languages,
    skills: [...new Set(row.skills)].sort(),
    bio: row.bio,
    experienceYears: row.experience_years,
    workType: row.work_type,
    video:
      row.public_id === null
        ? null
        : playableOf(env.PUBLIC_URL, { ...row, public_id: row.public_id }, { isFull: true }),
    scores: scoresOf(row),
    unlockedAt: row.created_at.toISOString(),
    kind: row.kind as Contact['kind'],
    paid: row.paid_currency ? { amountMinor: row.paid_amount, currency: row.paid_currency } : null,
    refundedAt: row.refunded_at?.toISOString() ?? null,
    guarantee: row.guarantee,
    stage: row.stage as Contact['stage'],
    notes: row.notes,
    notedAt: row.noted_at?.toISOString() ?? null,
    remindAt: row.remind_at?.toISOString() ?? null,
    isDue: row.reminded_at !== null,
  };
}
