import { type Kysely, sql } from 'kysely';
import type { EventData, EventType } from '#contract/integrations/events.ts';
import type { DB } from '../db/schema.gen.ts';

interface Announcement<Type extends EventType> {
  /** Whose webhooks hear of it. */
  companyId: string;
  /** Whom the event is about, so that it is erased with them. */
  talentId: string;
  /** What the contract says about this type: ids, names and titles, never contact details. */
  data: EventData[Type];
}

interface Occasion<Type extends EventType> {
  type: Type;
  at: Date;
}

/**
 * Announces an event to the company's webhooks, inside the caller's transaction: the event and its deliveries are stored exactly
 * when what happened is. Costs one index lookup if nobody listens.
 */
export async function announceEvent<Type extends EventType>(
  trx: Kysely<DB>,
  { companyId, talentId, type, data, at }: Announcement<Type> & Occasion<Type>,
) {
  await sql`SELECT announce_event(${companyId}, ${talentId}, ${type}, ${JSON.stringify(data)}::json, ${at})`.execute(
    trx,
  );
}

/** Announces an event of each of these in one statement. */
export async function announceEach<Type extends EventType>(
  trx: Kysely<DB>,
  { type, at }: Occasion<Type>,
  events: readonly Announcement<Type>[],
) {
  await sql`SELECT announce_event("companyId", "talentId", ${type}, data, ${at})
    FROM json_to_recordset(${JSON.stringify(events)}::json) AS e("companyId" uuid, "talentId" uuid, data json)`.execute(
    trx,
  );
}
