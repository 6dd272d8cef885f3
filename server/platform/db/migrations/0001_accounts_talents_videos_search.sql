CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS intarray;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- accounts: the tables better-auth keeps, under the house's names
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email citext NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  user_type text NOT NULL CHECK (user_type IN ('talent', 'company')),
  is_admin boolean NOT NULL DEFAULT false,
  language text NOT NULL DEFAULT 'en',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON sessions(user_id);
CREATE TABLE credentials (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON credentials(user_id);
CREATE TABLE verifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON verifications(identifier);

CREATE TABLE talent_profiles (
  user_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  full_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  languages text[] NOT NULL DEFAULT '{}',
  role_title text NOT NULL DEFAULT 'Sales Closer',
  linkedin_url text,
  skills text[] NOT NULL DEFAULT '{}',
  bio text,
  city text,
  country text,
  birth_date date,
  referral_code citext NOT NULL UNIQUE,
  boost_credits int NOT NULL DEFAULT 0 CHECK (boost_credits >= 0),
  boosted_until timestamptz,
  paused_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE company_profiles (
  user_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  company_name text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email citext NOT NULL,
  phone text,
  city text NOT NULL,
  country text NOT NULL,
  location text NOT NULL,
  address text NOT NULL,
  description text,
  website text,
  industry text,
  referral_code citext NOT NULL UNIQUE,
  boost_credits int NOT NULL DEFAULT 0 CHECK (boost_credits >= 0),
  boosted_until timestamptz,
  is_verified boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE talent_positions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  position_title text NOT NULL CHECK (btrim(position_title) <> ''),
  skills text[] NOT NULL DEFAULT '{}',
  experience_years smallint CHECK (experience_years BETWEEN 0 AND 70),
  work_type text CHECK (work_type IN ('on-site', 'hybrid', 'remote')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON talent_positions(talent_id);

-- A video is one take of one position. At most one is published and at most one is on its way.
CREATE TABLE videos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  position_id uuid NOT NULL REFERENCES talent_positions(id) ON DELETE CASCADE,
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'queued', 'processing', 'ready', 'failed')),
  step text CHECK (step IN ('inspect', 'transcode', 'poster', 'preview', 'publish')),
  progress_percent smallint NOT NULL DEFAULT 0 CHECK (progress_percent BETWEEN 0 AND 100),
  failure text,
  original_name text NOT NULL,
  content_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  source_key text,
  video_key text,
  poster_avif_key text,
  poster_webp_key text,
  preview_key text,
  captions_key text,
  quote text,
  duration_ms int,
  width int,
  height int,
  has_audio boolean,
  loudness_lufs real,
  approved_at timestamptz,
  rejected_at timestamptz,
  moderation_notes text,
  created_at timestamptz NOT NULL DEFAULT now(),
  uploaded_at timestamptz,
  published_at timestamptz,
  CHECK ((state = 'ready') = (published_at IS NOT NULL)),
  CHECK (state <> 'ready' OR (video_key IS NOT NULL AND poster_avif_key IS NOT NULL AND poster_webp_key IS NOT NULL
    AND preview_key IS NOT NULL AND duration_ms IS NOT NULL AND width IS NOT NULL AND height IS NOT NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL))
);
CREATE UNIQUE INDEX videos_published ON videos(position_id) WHERE state = 'ready';
CREATE UNIQUE INDEX videos_on_their_way ON videos(position_id) WHERE state <> 'ready';
CREATE INDEX ON videos(talent_id);
CREATE UNIQUE INDEX ON videos(video_key);
CREATE INDEX ON videos(published_at DESC) WHERE state = 'ready';

-- search: every facet value is an integer of the dictionary, one narrow row per searchable position
CREATE TABLE search_terms (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('title', 'skill', 'lang', 'loc', 'work', 'flag')),
  norm text NOT NULL,
  label text NOT NULL,
  UNIQUE (kind, norm)
);
CREATE TABLE talent_search (
  position_id uuid PRIMARY KEY REFERENCES talent_positions(id) ON DELETE CASCADE,
  boosted boolean NOT NULL,
  boosted_until timestamptz,
  updated_at timestamptz NOT NULL,
  tags int[] NOT NULL,
  score_communication smallint,
  score_confidence smallint,
  score_clarity smallint
) WITH (fillfactor = 90);
ALTER TABLE talent_search ALTER tags SET STATISTICS 1000;
CREATE INDEX talent_search_order ON talent_search(boosted DESC, updated_at DESC, position_id DESC);
CREATE INDEX talent_search_tags ON talent_search USING gin(tags gin__int_ops) WITH (fastupdate = off);
CREATE INDEX talent_search_boosts ON talent_search(boosted_until) WHERE boosted;
CREATE TABLE search_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  seq bigint GENERATED ALWAYS AS IDENTITY,
  position_id uuid NOT NULL,
  PRIMARY KEY (xid, seq)
);

-- mails on their way; where no SMTP server is set they stay, for the mailbox page
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  links text[] NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX ON mails(at DESC);
