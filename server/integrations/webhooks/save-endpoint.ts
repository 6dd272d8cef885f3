import type { Transaction } from 'kysely';
import type { Endpoint, NewEndpoint } from '#contract/integrations/endpoints.ts';
import type { EventType } from '#contract/integrations/events.ts';
import { ENDPOINTS_MAX } from '#contract/values/integrations.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { failure, invalid } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type EndpointContext, getEndpoint, toEndpoint } from './endpoints.ts';
import { disableEndpoint } from './record-attempt.ts';
import { makeKeys } from './sign.ts';
import { requireTarget } from '../../platform/http/target.ts';

interface Wanted {
  url: string;
  eventTypes: EventType[];
  description: string;
  origin: Endpoint['origin'];
  expiresAt?: Date | undefined;
  /** Each hook of a subscriber is for one kind of event, so several may share an address. */
  isHook?: true;
}

/** @throws email_not_confirmed, or invalid_input for a private or repeated address, too many endpoints, or an expiry in the past. */
export async function createEndpoint(
  { db, env, clock }: EndpointContext,
  { userId, emailVerified }: Viewer,
  { url, eventTypes, description, origin, expiresAt, isHook }: Wanted,
): Promise<NewEndpoint> {
  if (!emailVerified) throw failure('email_not_confirmed');
  await requireTarget(env, url);
  const now = clock();
  if (expiresAt && expiresAt <= now) throw invalid('expiresAt', 'invalid');
  const { secret, columns } = makeKeys(env);
  const row = await db.transaction().execute(async (trx) => {
    await lockCompany(trx, userId);
    const known = await listAddresses(trx, userId);
    if (!isHook) requireNewAddress(known, url);
    if (known.length >= ENDPOINTS_MAX) throw invalid('url', 'endpoints_max');
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

const lockCompany = (trx: Transaction<DB>, companyId: string) =>
  trx.selectFrom('company_profiles').select('user_id').where('user_id', '=', companyId).forUpdate().execute();

const listAddresses = (trx: Transaction<DB>, companyId: string) =>
  trx.selectFrom('webhook_endpoints').select(['id', 'url']).where('company_id', '=', companyId).execute();

/** @throws invalid_input if one of the endpoints has this address, whether it is on or off. */
function requireNewAddress(known: { url: string }[], address: string) {
  const { href } = new URL(address);
  if (known.some(({ url }) => new URL(url).href === href)) throw invalid('url', 'endpoint_exists');
}

interface Change {
  endpointId: string;
  url?: string | undefined;
  eventTypes?: EventType[] | undefined;
  description?: string | undefined;
  isActive?: boolean | undefined;
}

/** Turning an endpoint on resets its failures. @throws not_found, or invalid_input for a private or repeated address. */
export async function changeEndpoint(
  context: EndpointContext,
  viewer: Viewer,
  { endpointId, url, eventTypes, description, isActive }: Change,
): Promise<Endpoint> {
  const { db, env, clock } = context;
  if (url !== undefined) await requireTarget(env, url);
  const before = await getEndpoint(context, viewer, endpointId);
  const on = { disabled_at: null, disabled_reason: null, failures: 0, failing_since: null, paused_until: null };
  const change = {
    ...(url !== undefined && { url }),
    ...(eventTypes && { event_types: [...new Set(eventTypes)] }),
    ...(description !== undefined && { description }),
    ...(isActive && before.disabled_at && { ...on, expires_at: null }),
  };
  await db.transaction().execute(async (trx) => {
    if (url !== undefined && url !== before.url) {
      await lockCompany(trx, viewer.userId);
      requireNewAddress(
        (await listAddresses(trx, viewer.userId)).filter(({ id }) => id !== endpointId),
        url,
      );
    }
    if (Object.keys(change).length > 0)
      await trx.updateTable('webhook_endpoints').set(change).where('id', '=', endpointId).execute();
    if (isActive === false && !before.disabled_at) await disableEndpoint(trx, endpointId, 'owner', clock());
  });
  return toEndpoint(await getEndpoint(context, viewer, endpointId), clock());
}
