import type { Selectable } from 'kysely';
import type { Endpoint } from '#contract/integrations/endpoints.ts';
import type { EventType } from '#contract/integrations/events.ts';
import { ENDPOINTS_MAX } from '#contract/values/integrations.ts';
import type { AccountPart } from '../../platform/account-part.ts';
import type { Context } from '../../platform/context.ts';
import type { WebhookEndpoints } from '../../platform/db/schema.gen.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

export type EndpointContext = Pick<Context, 'db' | 'env' | 'clock'>;
type Row = Selectable<WebhookEndpoints>;

export function toEndpoint(row: Row, now: Date): Endpoint {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    eventTypes: row.event_types as EventType[],
    origin: row.origin as Endpoint['origin'],
    state: row.disabled_at ? 'disabled' : row.failures > 0 ? 'failing' : 'active',
    disabledReason: row.disabled_reason as Endpoint['disabledReason'],
    failingSince: row.failing_since?.toISOString() ?? null,
    publicKey: row.public_key,
    rotatingUntil: row.previous_until && row.previous_until > now ? row.previous_until.toISOString() : null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** @throws not_found, also for other companies' endpoints. */
export async function getEndpoint({ db }: Pick<Context, 'db'>, { userId }: Pick<Viewer, 'userId'>, endpointId: string) {
  const row = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', endpointId)
    .where('company_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  return row;
}

export async function listEndpoints({ db, clock }: EndpointContext, { userId }: Viewer) {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('company_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ENDPOINTS_MAX)
    .execute();
  return { items: rows.map((row) => toEndpoint(row, clock())) };
}

export async function removeEndpoint({ db }: Pick<Context, 'db'>, { userId }: Viewer, endpointId: string) {
  await db.deleteFrom('webhook_endpoints').where('id', '=', endpointId).where('company_id', '=', userId).execute();
}

export const integrationsPart: AccountPart = {
  tables: {
    outbox_events: { by: 'company_id', without: ['talent_id'] },
    webhook_endpoints: {
      by: 'company_id',
      without: ['secret', 'signing_key', 'previous_secret', 'previous_signing_key'],
    },
    webhook_deliveries: { by: 'company_id' },
    api_keys: { by: 'company_id', without: ['key_hash'] },
  },
  derivedTables: ['webhook_attempts'],
  async onRecovered(trx, { userId, since }) {
    for (const table of ['api_keys', 'webhook_endpoints'] as const)
      await trx.deleteFrom(table).where('company_id', '=', userId).where('created_at', '>=', since).execute();
  },
};
