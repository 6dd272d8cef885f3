import { sql } from 'kysely';
import { TICKETS_PAGE_SIZE } from '#contract/support.ts';
import type { StoredTicket, TicketState } from '#contract/support.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { readCounters } from '../platform/db/counters.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';

const STATE = sql<TicketState>`CASE WHEN t.closed_at IS NOT NULL THEN 'closed'
  WHEN t.answered_at IS NOT NULL THEN 'answered' ELSE 'open' END`;

const ANSWERS = sql<StoredTicket['answers']>`(
  SELECT coalesce(json_agg(json_build_object('text', s.text, 'by', a.name, 'at', s.answered_at) ORDER BY s.answered_at, s.id), '[]')
  FROM support_answers s LEFT JOIN users a ON a.id = s.answered_by WHERE s.ticket_id = t.id)`;

const EARLIER = sql<StoredTicket['earlier']>`(
  SELECT json_build_object('subject', p.subject, 'message', p.message, 'createdAt', p.created_at, 'answer',
    (SELECT s.text FROM support_answers s WHERE s.ticket_id = p.id ORDER BY s.answered_at DESC, s.id DESC LIMIT 1))
  FROM support_tickets p WHERE p.user_id = t.user_id AND (p.created_at, p.id) < (t.created_at, t.id)
  ORDER BY p.created_at DESC, p.id DESC LIMIT 1)`;

const ticketsOf = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('support_tickets as t')
    .leftJoin('users as u', 'u.id', 't.user_id')
    .leftJoin('users as c', 'c.id', 't.closed_by')
    .select(['t.id', 't.name', 't.email', 't.subject', 't.message', 't.created_at', 't.closed_at'])
    .select([
      't.is_urgent',
      't.has_priority',
      'u.user_type',
      'c.name as closed_by',
      STATE.as('state'),
      ANSWERS.as('answers'),
      EARLIER.as('earlier'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof ticketsOf>['execute']>>[number];

/** The section of the list: urgent or not, and in each of them premium companies or not. */
const partOf = ({ is_urgent, has_priority }: Pick<Row, 'is_urgent' | 'has_priority'>) =>
  (is_urgent ? 0 : 2) + (has_priority ? 0 : 1);

/** When a ticket was closed, or last answered. */
const SETTLED_AT = sql<Date>`coalesce(t.closed_at, (SELECT max(s.answered_at) FROM support_answers s WHERE s.ticket_id = t.id))`;

/** Lists open tickets, urgent ones first, then those of premium companies, then the oldest; and settled ones, the latest first. */
export async function listTickets(
  context: Pick<Context, 'db'>,
  { state, cursor, limit = TICKETS_PAGE_SIZE }: { state: TicketState; cursor?: string | undefined; limit?: number },
) {
  const isOpen = state === 'open';
  const after = cursor === undefined ? null : readCursor(cursor, isOpen ? 3 : 0);
  const at = isOpen ? sql.ref('t.created_at') : SETTLED_AT;
  const [rows, counts] = await Promise.all([
    ticketsOf(context)
      .select(sql<string>`(${at})::text`.as('at'))
      .where(STATE, '=', state)
      .$if(after !== null, (query) =>
        query.where(
          isOpen
            ? sql<boolean>`(NOT t.is_urgent, NOT t.has_priority, t.created_at, t.id)
                > (${after!.part >= 2}, ${after!.part % 2 === 1}, ${after!.at}::timestamptz, ${after!.id}::uuid)`
            : sql<boolean>`(${SETTLED_AT}, t.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`,
        ),
      )
      .$if(isOpen, (query) => query.orderBy(sql`NOT t.is_urgent`).orderBy(sql`NOT t.has_priority`))
      .orderBy(at, isOpen ? 'asc' : 'desc')
      .orderBy('t.id', isOpen ? 'asc' : 'desc')
      .limit(limit + 1)
      .execute(),
    countStates(context),
  ]);
  const last = rows.length > limit ? rows[limit - 1]! : null;
  return {
    items: rows.slice(0, limit).map(toTicket),
    nextCursor: last && writeCursor({ part: isOpen ? partOf(last) : 0, at: last.at, id: last.id }),
    counts,
  };
}

async function countStates({ db }: Pick<Context, 'db'>): Promise<Record<TicketState, number>> {
  const count = await readCounters(db, ['tickets.open', 'tickets.answered', 'tickets.closed']);
  return { open: count('tickets.open'), answered: count('tickets.answered'), closed: count('tickets.closed') };
}

/** @throws not_found */
export async function getTicket(context: Pick<Context, 'db'>, ticketId: string): Promise<StoredTicket> {
  const row = await ticketsOf(context).where('t.id', '=', ticketId).executeTakeFirst();
  if (!row) throw failure('not_found');
  return toTicket(row);
}

function toTicket(row: Row): StoredTicket {
  return {
    ticketId: row.id,
    state: row.state,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    isUrgent: row.is_urgent,
    hasPriority: row.has_priority,
    account: row.user_type as StoredTicket['account'],
    answers: row.answers.map(({ at, ...answer }) => ({ ...answer, at: new Date(at).toISOString() })),
    closed: row.closed_at && { by: row.closed_by, at: row.closed_at.toISOString() },
    earlier: row.earlier && { ...row.earlier, createdAt: new Date(row.earlier.createdAt).toISOString() },
  };
}
