import { type Kysely, sql } from 'kysely';
import type { EventData, EventType } from '#contract/integrations/events.ts';
import type { DB } from '../db/schema.gen.ts';

interface Announcement<Type extends EventType> {
  /** The company whose webhooks receive it. */
  companyId: string;
  /** The talent the event is about; erasing the talent erases the event. */
  talentId: string;
  /** What the contract says about this type: ids, names and titles, never contact details. */
  data: EventData[Type];
}

interface Occasion<Type extends EventType> {
  type: Type;
  at: Date;
}

/**
 * Announces an event to the company's webhooks inside the caller's transaction, so that the event and its deliveries are
 * stored if and only if the change commits. Costs one index lookup if there is no listener.
 */
export async function announceEvent<Type extends EventType>(
  trx: Kysely<DB>,
  { companyId, talentId, type, data, at }: Announcement<Type> & Occasion<Type>,
) {
  await sql`SELECT announce_event(${companyId}, ${talentId}, ${type}, ${JSON.stringify(data)}::json, ${at})`.execute(
    trx,
  );
}

/** Announces several events in one statement. */
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
