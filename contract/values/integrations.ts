/** The kinds of events that a webhook can receive. */
export const EVENT_TYPES = [
  'contact.unlocked',
  'message.answered',
  'contact.stage_changed',
  'campaign.matched',
  'campaign.interest',
  'position.viewed',
  'unlock.refunded',
] as const;

/** What an API key may do. Each route that accepts keys declares one of these. */
export const SCOPES = [
  'contacts:read',
  'contacts:write',
  'unlocks:write',
  'search:read',
  'campaigns:read',
  'campaigns:write',
  'messages:read',
  'messages:write',
  'analytics:read',
  'webhooks:read',
  'webhooks:write',
] as const;

export const ENDPOINTS_MAX = 50;
export const API_KEYS_MAX = 20;
export const API_KEY_NAME_MAX = 60;
export const API_KEY_DAYS = [30, 90, 365] as const;
/** The prefix of every API key, for scanners that look for leaked secrets. */
export const API_KEY_PREFIX = 'closeup_';
export const DELIVERIES_PAGE_SIZE = 25;
/** How long events, deliveries and attempts are stored. */
export const DELIVERY_DAYS = 30;
/** Both secrets of an endpoint sign for this long after a rotation. */
export const ROTATION_HOURS = 24;
/** Maximum attempts for a delivery, over 76 hours. */
export const ATTEMPTS_MAX = 11;
/** An endpoint that has only failed for this long is turned off. */
export const FAILING_DAYS = 5;
export const REPLAY_MAX = 10_000;
export const PAYLOAD_MAX_BYTES = 20_000;
/** At most this many characters of an answer are stored. */
export const RESPONSE_BODY_MAX = 2000;
