-- What happened for a company and somebody outside wants to know. Only events with a receiver are stored.
CREATE TABLE outbox_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  -- Whom the event is about: the event goes with the talent.
  talent_id uuid REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  type text NOT NULL,
  data json NOT NULL,
  is_test boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_events_company ON outbox_events(company_id, type, created_at DESC);
CREATE INDEX outbox_events_talent ON outbox_events(talent_id);
CREATE INDEX outbox_events_age ON outbox_events(created_at);

-- Secrets are sealed with a key of the server (webhooks/seal.ts).
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  event_types text[] NOT NULL,
  origin text NOT NULL CHECK (origin IN ('page', 'zapier', 'api')),
  secret text NOT NULL,
  signing_key text NOT NULL,
  public_key text NOT NULL,
  previous_secret text,
  previous_signing_key text,
  previous_until timestamptz,
  disabled_at timestamptz,
  disabled_reason text CHECK (disabled_reason IN ('owner', 'gone', 'failing', 'expired')),
  -- Failed attempts in a row, since when, and until when the circuit is open.
  failures int NOT NULL DEFAULT 0,
  failing_since timestamptz,
  paused_until timestamptz,
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL))
);
CREATE INDEX webhook_endpoints_company ON webhook_endpoints(company_id, created_at DESC, id DESC);
CREATE INDEX webhook_endpoints_expiry ON webhook_endpoints(expires_at) WHERE expires_at IS NOT NULL AND disabled_at IS NULL;

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  event_id uuid NOT NULL REFERENCES outbox_events(id) ON DELETE CASCADE,
  kind text NOT NULL DEFAULT 'event' CHECK (kind IN ('event', 'replay', 'test')),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  -- A sender that has taken the delivery moves this on: if it dies, another one takes over then.
  next_attempt_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries(endpoint_id, next_attempt_at) WHERE state = 'pending';
CREATE INDEX webhook_deliveries_company ON webhook_deliveries(company_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries(endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_event ON webhook_deliveries(event_id);

CREATE TABLE webhook_attempts (
  delivery_id uuid NOT NULL REFERENCES webhook_deliveries(id) ON DELETE CASCADE,
  number smallint NOT NULL,
  at timestamptz NOT NULL,
  duration_ms int NOT NULL,
  request_headers json NOT NULL,
  status smallint,
  error text,
  response_body text,
  PRIMARY KEY (delivery_id, number)
);

-- Stores an event and a delivery for each endpoint that listens, in the transaction of what happened.
CREATE FUNCTION announce_event(company uuid, talent uuid, kind text, content json, moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH listening AS (
    SELECT id FROM webhook_endpoints
    WHERE company_id = company AND kind = ANY(event_types) AND disabled_at IS NULL AND coalesce(expires_at > moment, true)
  ), event AS (
    INSERT INTO outbox_events(company_id, talent_id, type, data, created_at)
    SELECT company, talent, kind, content, moment WHERE EXISTS (SELECT FROM listening) RETURNING id
  )
  INSERT INTO webhook_deliveries(company_id, endpoint_id, event_id, next_attempt_at, created_at)
  SELECT company, listening.id, event.id, moment, moment FROM listening, event $$;

-- Only the hash is stored. The hint is what the list shows of a key.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  name text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  hint text NOT NULL,
  scopes text[] NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX api_keys_company ON api_keys(company_id, created_at DESC);
