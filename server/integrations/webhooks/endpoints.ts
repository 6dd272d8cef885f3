import type { Selectable } from 'kysely';
import type { Endpoint, NewEndpoint } from '#contract/integrations/endpoints.ts';
import type { EventType } from '#contract/integrations/events.ts';
import { ENDPOINTS_MAX } from '#contract/values/integrations.ts';
import type { AccountPart } from '../../platform/account-part.ts';
import type { Context } from '../../platform/context.ts';
import type { WebhookEndpoints } from '../../platform/db/schema.gen.ts';
import { failure, invalid } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { disableEndpoint } from './record-attempt.ts';
import { makeKeys } from './sign.ts';
import { requireTarget } from './target.ts';

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

interface Wanted {
  url: string;
  eventTypes: EventType[];
  description: string;
  origin: Endpoint['origin'];
  expiresAt?: Date | undefined;
}

/** @throws email_not_confirmed, or invalid_input for a private address, one endpoint too many, or an expiry in the past. */
export async function createEndpoint(
  { db, env, clock }: EndpointContext,
  { userId, emailVerified }: Viewer,
  { url, eventTypes, description, origin, expiresAt }: Wanted,
): Promise<NewEndpoint> {
  if (!emailVerified) throw failure('email_not_confirmed');
  requireTarget(env, url);
  const now = clock();
  if (expiresAt && expiresAt <= now) throw invalid('expiresAt', 'invalid');
  const { secret, columns } = makeKeys(env);
  const row = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('company_profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    const known = await trx.selectFrom('webhook_endpoints').select('id').where('company_id', '=', userId).execute();
    if (known.length >= ENDPOINTS_MAX) throw invalid('url', 'too_many');
    return trx
      .insertInto('webhook_endpoints')
      .values({
        ...columns,
        company_id: userId,
        url,
        description,
        event_types: [...new Set(eventTypes)],
        origin,
        expires_at: expiresAt ?? null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { ...toEndpoint(row, now), secret };
}

interface Change {
  endpointId: string;
  url?: string | undefined;
  eventTypes?: EventType[] | undefined;
  description?: string | undefined;
  isActive?: boolean | undefined;
}

/** Turning an endpoint on forgets its failures. @throws not_found, or invalid_input for a private address. */
export async function changeEndpoint(
  context: EndpointContext,
  viewer: Viewer,
  { endpointId, url, eventTypes, description, isActive }: Change,
): Promise<Endpoint> {
  const { db, env, clock } = context;
  if (url !== undefined) requireTarget(env, url);
  const before = await getEndpoint(context, viewer, endpointId);
  const on = { disabled_at: null, disabled_reason: null, failures: 0, failing_since: null, paused_until: null };
  const change = {
    ...(url !== undefined && { url }),
    ...(eventTypes && { event_types: [...new Set(eventTypes)] }),
    ...(description !== undefined && { description }),
    ...(isActive && before.disabled_at && { ...on, expires_at: null }),
  };
  await db.transaction().execute(async (trx) => {
    if (Object.keys(change).length > 0)
      await trx.updateTable('webhook_endpoints').set(change).where('id', '=', endpointId).execute();
    if (isActive === false && !before.disabled_at) await disableEndpoint(trx, endpointId, 'owner', clock());
  });
  return toEndpoint(await getEndpoint(context, viewer, endpointId), clock());
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
};
