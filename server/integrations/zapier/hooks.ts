import { HOOK_SAMPLES, type Hook } from '#contract/integrations/hooks.ts';
import { EVENT_SAMPLES, type EventType, type WebhookEvent } from '#contract/integrations/events.ts';
import { SCOPES } from '#contract/values/integrations.ts';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { EndpointContext } from '../webhooks/endpoints.ts';
import { toWebhookEvent } from '../webhooks/payload.ts';
import { createEndpoint } from '../webhooks/save-endpoint.ts';
import { requireTarget } from '../../platform/http/target.ts';

/** The id of the example that fills an empty list of samples. It is constant, so that Zapier counts the example once. */
const SAMPLE_ID = '3f2b8c1e-7d4a-4e9b-9c55-0a6f1d2e3b4c';

/** Tells the caller whose key it is and what it may do; a session may do everything. */
export async function getConnection({ db }: Pick<Context, 'db'>, { userId, apiKey }: Viewer) {
  const { company_name } = await db
    .selectFrom('company_profiles')
    .select('company_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { companyId: userId, companyName: company_name, scopes: [...(apiKey?.scopes ?? SCOPES)] };
}

/** @throws email_not_confirmed, or invalid_input for a private address, too many endpoints, or an expiry in the past. */
export async function subscribe(
  context: EndpointContext,
  viewer: Viewer,
  { targetUrl, eventType, expiresAt }: { targetUrl: string; eventType: EventType; expiresAt?: string | undefined },
): Promise<Hook> {
  await requireTarget(context.env, targetUrl, 'targetUrl');
  const endpoint = await createEndpoint(context, viewer, {
    url: targetUrl,
    eventTypes: [eventType],
    description: '',
    origin: new URL(targetUrl).hostname.endsWith('zapier.com') ? 'zapier' : 'api',
    expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
    isHook: true,
  });
  return { id: endpoint.id, eventType, targetUrl, expiresAt: endpoint.expiresAt, secret: endpoint.secret };
}

/** Lists the newest events of a kind, or an example: always in the shape that the webhook receives. */
export async function listSamples(
  { db, env, clock }: EndpointContext,
  { userId }: Viewer,
  eventType: EventType,
): Promise<{ items: WebhookEvent[] }> {
  const events = await db
    .selectFrom('outbox_events')
    .select(['id', 'type', 'data', 'is_test', 'created_at'])
    .where('company_id', '=', userId)
    .where('type', '=', eventType)
    .where('is_test', '=', false)
    .orderBy('created_at', 'desc')
    .limit(HOOK_SAMPLES)
    .execute();
  const example = {
    id: SAMPLE_ID,
    type: eventType,
    data: EVENT_SAMPLES[eventType],
    is_test: true,
    created_at: clock(),
  };
  return { items: (events.length > 0 ? events : [example]).map((event) => toWebhookEvent(env, event)) };
}
