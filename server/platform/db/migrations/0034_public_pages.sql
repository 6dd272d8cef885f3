-- A company's logo, and the page of a company that talent, or everyone, may open.
ALTER TABLE company_profiles
  ADD COLUMN public_id text NOT NULL DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12) UNIQUE,
  ADD COLUMN logo_id text UNIQUE,
  ADD COLUMN page_published_at timestamptz;
CREATE INDEX company_pages ON company_profiles(public_id) WHERE page_published_at IS NOT NULL;

-- A talent's page for everyone. Its code stays when the page is switched off, so that switching it on again restores the link.
ALTER TABLE talent_profiles
  ADD COLUMN page_code text UNIQUE,
  ADD COLUMN page_published_at timestamptz,
  ADD COLUMN page_indexed_at timestamptz,
  ADD CHECK (page_published_at IS NULL OR page_code IS NOT NULL),
  ADD CHECK (page_indexed_at IS NULL OR page_published_at IS NOT NULL);
CREATE INDEX talent_pages ON talent_profiles(page_code) WHERE page_indexed_at IS NOT NULL;

-- The picture that other sites show for a link to the page.
ALTER TABLE videos ADD COLUMN share_key text;
