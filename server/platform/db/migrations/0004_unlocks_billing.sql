-- conversations exist from the unlock on; messages are counted per conversation without gaps
CREATE TABLE conversations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'accepted', 'declined', 'blocked')),
  answered_at timestamptz,
  last_seq int NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  company_read_seq int NOT NULL DEFAULT 0,
  talent_read_seq int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (company_id, talent_id),
  CHECK (company_read_seq BETWEEN 0 AND last_seq AND talent_read_seq BETWEEN 0 AND last_seq),
  CHECK ((state = 'waiting') = (answered_at IS NULL))
);
CREATE INDEX ON conversations(talent_id, updated_at DESC);
CREATE INDEX ON conversations(company_id, updated_at DESC);

-- sender_id is null for the system; it is no reference, since the support sender is no account
CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  conversation_id uuid NOT NULL REFERENCES conversations(id) ON DELETE CASCADE,
  seq int NOT NULL CHECK (seq > 0),
  sender_id uuid,
  is_system boolean NOT NULL DEFAULT false,
  content text NOT NULL CHECK (btrim(content) <> '' AND char_length(content) <= 4000),
  client_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (conversation_id, seq),
  UNIQUE (conversation_id, client_id),
  CHECK (is_system = (sender_id IS NULL))
);

-- a contact that a company has unlocked; e-mail and phone are kept as they were on that day
CREATE TABLE unlocked_contacts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  closer_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  closer_name text NOT NULL,
  email citext NOT NULL,
  phone text NOT NULL,
  position_id uuid REFERENCES talent_positions(id) ON DELETE SET NULL,
  conversation_id uuid NOT NULL REFERENCES conversations(id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('free', 'paid', 'premium', 'credit')),
  free_on date,
  payment_id text UNIQUE,
  paid_amount bigint NOT NULL DEFAULT 0 CHECK (paid_amount >= 0),
  paid_currency text,
  refunded_at timestamptz,
  guarantee text NOT NULL DEFAULT 'open' CHECK (guarantee IN ('none', 'open', 'answered', 'returned')),
  stage text NOT NULL DEFAULT 'new' CHECK (stage IN ('new', 'talking', 'interview', 'offer', 'hired', 'not_a_fit')),
  notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 4000),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, closer_id),
  CHECK ((kind = 'free') = (free_on IS NOT NULL)),
  CHECK ((kind = 'paid') = (payment_id IS NOT NULL)),
  CHECK ((kind = 'paid') = (paid_currency IS NOT NULL))
);
CREATE UNIQUE INDEX unlocked_contacts_one_free_a_day ON unlocked_contacts(user_id, free_on) WHERE kind = 'free';
CREATE INDEX ON unlocked_contacts(user_id, created_at DESC, id DESC);
CREATE INDEX ON unlocked_contacts(closer_id);
CREATE INDEX ON unlocked_contacts(created_at) WHERE guarantee = 'open';

CREATE TABLE conversion_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('view', 'unlock')),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  position_id uuid REFERENCES talent_positions(id) ON DELETE SET NULL,
  utc_day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX conversion_events_view ON conversion_events(company_id, position_id, utc_day) WHERE type = 'view';
CREATE UNIQUE INDEX conversion_events_unlock ON conversion_events(company_id, talent_id) WHERE type = 'unlock';
CREATE INDEX ON conversion_events(talent_id, utc_day);
CREATE INDEX ON conversion_events(company_id, created_at DESC);

-- money: what companies were asked to pay, what the provider says, and the ledger. Ids are no references here: accounts
-- may be erased, books stay.
CREATE TABLE billing_customers (
  company_id uuid PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('simulated', 'stripe')),
  customer_id text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE checkouts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('unlock', 'premium')),
  talent_id uuid,
  position_id uuid,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'expired', 'paid', 'refunding', 'refunded')),
  provider text NOT NULL CHECK (provider IN ('simulated', 'stripe')),
  provider_id text UNIQUE,
  url text,
  payment_id text UNIQUE,
  subscription_id text UNIQUE,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'unlock') = (talent_id IS NOT NULL AND position_id IS NOT NULL))
);
CREATE UNIQUE INDEX checkouts_open_unlock ON checkouts(company_id, talent_id) WHERE state = 'open' AND kind = 'unlock';
CREATE UNIQUE INDEX checkouts_open_premium ON checkouts(company_id) WHERE state = 'open' AND kind = 'premium';
CREATE INDEX ON checkouts(created_at) WHERE state IN ('open', 'refunding');

-- A checkout only moves on: open -> expired | paid | refunding, paid -> refunded | refunding, refunding -> refunded.
CREATE FUNCTION keep_checkout_monotonic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND NOT (OLD.state || '>' || NEW.state) = ANY (ARRAY['open>expired', 'open>paid',
    'open>refunding', 'paid>refunding', 'paid>refunded', 'refunding>refunded']) THEN
    RAISE EXCEPTION 'a checkout does not go from % to %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER checkouts_monotonic BEFORE UPDATE ON checkouts FOR EACH ROW EXECUTE FUNCTION keep_checkout_monotonic();

-- asked and applied number the reads of the provider's truth: an answer to an earlier question never undoes a later one
CREATE TABLE subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL,
  provider text NOT NULL CHECK (provider IN ('simulated', 'stripe')),
  provider_id text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'starting' CHECK (state IN ('starting', 'active', 'past_due', 'ended')),
  current_period_end timestamptz,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  past_due_at timestamptz,
  asked int NOT NULL DEFAULT 0,
  applied int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'past_due') = (past_due_at IS NOT NULL)),
  CHECK (state NOT IN ('active', 'past_due') OR current_period_end IS NOT NULL)
);
CREATE INDEX ON subscriptions(company_id);
CREATE FUNCTION keep_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'ended' AND NEW.state <> 'ended' THEN RAISE EXCEPTION 'an ended subscription stays ended'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER subscriptions_keep_ended BEFORE UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION keep_ended();

-- every transaction sums to zero per currency; the unit UNL counts unlocks
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_key text NOT NULL,
  account text NOT NULL CHECK (account IN ('provider', 'customer', 'unlock_revenue', 'premium_revenue', 'unlocked',
    'granted_free', 'granted_premium', 'granted_guarantee', 'sold', 'credits')),
  amount bigint NOT NULL CHECK (amount <> 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  company_id uuid NOT NULL,
  payment_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (transaction_key, account, currency)
);
CREATE INDEX ON ledger_entries(company_id, account);
CREATE INDEX ON ledger_entries(payment_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
CREATE TRIGGER ledger_entries_rows BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_whole BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION need_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_entries WHERE transaction_key = NEW.transaction_key GROUP BY currency HAVING sum(amount) <> 0)
  THEN RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_key; END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION need_balance();

-- webhook events already taken; an event only says which object to read again
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON payment_events(received_at);

-- what the simulated provider keeps, as a provider would: its own documents under its own ids
CREATE TABLE simulated_objects (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('checkout', 'subscription', 'invoice', 'payment')),
  customer_id text NOT NULL,
  document jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON simulated_objects(customer_id, kind);
CREATE INDEX ON simulated_objects(kind, (document->>'state'));
