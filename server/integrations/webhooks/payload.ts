import type { EventData, EventType, WebhookEvent } from '#contract/integrations/events.ts';
import type { Env } from '../../platform/env.ts';

export interface StoredEvent {
  id: string;
  type: string;
  data: unknown;
  is_test: boolean;
  created_at: Date;
}

const PAGES: { [Type in EventType]: (data: EventData[Type]) => string } = {
  'contact.unlocked': contactPage,
  'message.answered': ({ conversationId }) => `/messages/${conversationId}`,
  'contact.stage_changed': contactPage,
  'campaign.matched': campaignPage,
  'campaign.interest': campaignPage,
  'position.viewed': ({ positionId }) => `/company/search-talent?play=${positionId}`,
  'unlock.refunded': contactPage,
};

function contactPage({ contactId }: { contactId: string }) {
  return `/company/dashboard?contact=${contactId}`;
}

function campaignPage({ campaignId }: { campaignId: string }) {
  return `/company/campaigns/${campaignId}`;
}

/** Returns the event as webhooks receive it: the stored data, and a link to the page where a person sees it. */
export function toWebhookEvent({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, event: StoredEvent): WebhookEvent {
  const page = PAGES[event.type as EventType] as (data: unknown) => string;
  return {
    id: event.id,
    type: event.type,
    timestamp: event.created_at.toISOString(),
    isTest: event.is_test,
    data: { ...(event.data as object), url: `${PUBLIC_URL}${page(event.data)}` },
  } as WebhookEvent;
}

/** The body of an event never changes, so the log doesn't need a copy of it. */
export const bodyOf = (env: Pick<Env, 'PUBLIC_URL'>, event: StoredEvent) => JSON.stringify(toWebhookEvent(env, event));
