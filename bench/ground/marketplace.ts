import type pg from 'pg';
import { LANGUAGES, POSITION_TITLES } from '#contract/lists.ts';
import { flagsOf } from '#server/search/flags.ts';

/** Positions of which about 85% are searchable; made in sets, since a million goes through no verb. */
const SEARCHABLE = 0.850184;
const POSITIONS_PER_TALENT = 2;

const TOOLS = ['Salesforce', 'HubSpot', 'Pipedrive', 'Outreach', 'Gong', 'Zoho', 'Apollo', 'Clari', 'Close', 'Excel'];
const DOINGS = [
  'prospecting',
  'closing',
  'negotiation',
  'forecasting',
  'onboarding',
  'coaching',
  'reporting',
  'demos',
  'renewals',
  'outbound',
];
const SYLLABLES = 'badefigolumanepirosutavewixoyuzakelimonu';
const FIELDS = ['B2B', 'SaaS', 'Retail', 'Fintech', 'Healthcare', 'Energy', 'Real estate', 'Logistics'];
export const SKILLS = [
  ...TOOLS,
  ...FIELDS.flatMap((field) => DOINGS.map((doing) => `${field} ${doing}`)),
  ...TOOLS.flatMap((tool) => DOINGS.map((doing) => `${tool} ${doing}`)),
];

const CITIES = Array.from({ length: 200 }, (_, at) => `City ${at}`);
const COUNTRIES = Array.from({ length: 60 }, (_, at) => `C${at}`);
const WORK_TYPES = ['on-site', 'hybrid', 'remote'];
const FLAGS = flagsOf({ communication: 10, confidence: 10, clarity: 10 });
/** A bio is made of sixteen of two thousand words, each of three syllables. */
const BIO_WORDS = 16;

/** Fills an empty database, unless it holds that many positions already, in the shape below. */
export async function fillMarketplace(pool: pg.Pool, positions: number) {
  const { rows } = await pool.query<{ count: number; is_current: boolean }>(
    `SELECT (SELECT count(*) FROM talent_positions), EXISTS (SELECT FROM talent_search WHERE words IS NOT NULL) AS is_current`,
  );
  if (rows[0]!.count === positions && rows[0]!.is_current) return;
  const client = await pool.connect();
  try {
    await client.query(
      "SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET jit = off",
    );
    await client.query('TRUNCATE users, search_terms, search_changes CASCADE');
    const talents = Math.ceil(positions / POSITIONS_PER_TALENT);
    const lists = [[...POSITION_TITLES], SKILLS, [...LANGUAGES], [...CITIES, ...COUNTRIES], WORK_TYPES, FLAGS];
    await client.query(
      `CREATE TEMP TABLE lists AS SELECT $1::text[] AS titles, $2::text[] AS skills, $3::text[] AS languages,
         $4::text[] AS places, $5::text[] AS work_types, $6::text[] AS flags`,
      lists,
    );
    const dropped = await dropIndexes(client);
    for (const statement of statements(talents, positions)) await client.query(statement);
    for (const definition of dropped) await client.query(definition);
    await client.query('DROP TABLE lists, flag_tags; SET session_replication_role = DEFAULT');
    await client.query(
      'VACUUM ANALYZE talent_search, talent_positions, talent_profiles, videos, search_terms, shared_scores',
    );
  } finally {
    client.release();
  }
}

async function dropIndexes(client: pg.PoolClient) {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename IN ('talent_search', 'videos', 'talent_positions')
     AND indexname NOT LIKE '%pkey'`,
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Low numbers are frequent: squares of a uniform number fall towards zero. */
const pick = (list: string, salt: string) =>
  `(SELECT ${list} FROM lists)[1 + floor(power(('x' || substr(md5(n || '${salt}'), 1, 8))::bit(32)::bigint / 4294967296.0, 2) * array_length((SELECT ${list} FROM lists), 1))::int]`;
/** In the form of a random uuid (version 4). */
const id = (salt: string, number = 'n') =>
  `overlay(overlay(md5('${salt}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

const bio = Array.from({ length: BIO_WORDS }, (_, at) => word(at)).join(', ');
function word(at: number) {
  const number = `floor(power((hashint4extended(n, ${at}) & 65535) / 65536.0, 2) * 2000)::int`;
  const syllable = (place: number) => `substr('${SYLLABLES}', 1 + 2 * (${number} / ${20 ** place} % 20), 2)`;
  return [0, 1, 2].map(syllable).join(' || ');
}
const score = (salt: string) => `(hashtext(id::text || '${salt}') & 1023) % 8 + 3`;

/** As `pairTag` makes it. */
const pair = (language: string) => `-1 - (ti.id * 32768 + ${language}.id)`;

const statements = (talents: number, positions: number) => [
  `INSERT INTO users(id, name, email, email_verified, user_type) SELECT ${id('user')}, 'Talent ' || n, n || '@talent.example', true, 'talent' FROM generate_series(1, ${talents}) n`,
  `INSERT INTO talent_profiles(user_id, full_name, phone, linkedin_url, bio, referral_code, languages, city, country)
   SELECT ${id('user')}, 'Talent Number' || n, '+34 600 ' || n, 'https://www.linkedin.com/in/talent-' || md5(n::text), concat_ws(' ', ${bio}), 'R' || n, ARRAY[${pick('languages', 'a')}, ${pick('languages', 'b')}], 'City ' || n % 200, 'C' || n % 60 FROM generate_series(1, ${talents}) n`,
  `INSERT INTO talent_positions(id, talent_id, position_title, work_type, skills)
   SELECT ${id('position')}, ${id('user', '(1 + n % ' + talents + ')')}, ${pick('titles', 't')}, (SELECT work_types FROM lists)[1 + n % 4], ARRAY[${pick('skills', 's')}, ${pick('skills', 'u')}, ${pick('skills', 'v')}] FROM generate_series(1, ${positions}) n`,
  `INSERT INTO videos(id, position_id, talent_id, state, original_name, content_type, size_bytes, source_key, video_key, poster_avif_key, poster_webp_key, preview_key, duration_ms, width, height, published_at)
   SELECT ${id('video')}, ${id('position')}, ${id('user', '(1 + n % ' + talents + ')')}, 'ready', 'recording.webm', 'video/webm', 12000000, 'sources/' || stem, 'talent-videos/' || stem || '.mp4', 'video-posters/' || stem || '.avif', 'video-posters/' || stem || '.webp', 'video-previews/' || stem || '.mp4', 60000, 720, 1280,
     timestamptz '2026-01-01' + n * interval '7 seconds' FROM (SELECT n, md5('user' || n) || '/' || 1767225600000 + n || '-' || substr(md5(n::text), 1, 24) AS stem FROM generate_series(1, ${positions}) n) AS made WHERE hashint4(n) & 1048575 < ${Math.round(SEARCHABLE * 1_048_576)}`,
  `INSERT INTO search_terms(kind, norm, label) SELECT 'title', lower(x), x FROM lists, unnest(titles) x UNION ALL SELECT 'skill', lower(x), x FROM lists, unnest(skills) x UNION ALL SELECT 'lang', lower(x), x FROM lists, unnest(languages) x
   UNION ALL SELECT 'loc', lower(x), x FROM lists, unnest(places) x UNION ALL SELECT 'work', x, x FROM lists, unnest(work_types) x UNION ALL SELECT 'flag', x, x FROM lists, unnest(flags) x`,
  `INSERT INTO shared_scores(video_id, communication, confidence, clarity)
   SELECT id, ${score('a')}, ${score('b')}, ${score('c')} FROM videos WHERE hashtext(id::text) & 7 < 3`,
  `CREATE TEMP TABLE flag_tags AS SELECT a, b, c, array_agg(f.id) AS tags FROM generate_series(0, 10) a CROSS JOIN generate_series(0, 10) b CROSS JOIN generate_series(0, 10) c
   JOIN search_terms f ON f.kind = 'flag' AND (f.norm = 'feedback' OR split_part(f.norm, '-', 2)::int <= CASE split_part(f.norm, '-', 1) WHEN 'communication' THEN a WHEN 'confidence' THEN b ELSE c END)
   GROUP BY a, b, c`,
  `INSERT INTO talent_search(position_id, boosted, boosted_until, updated_at, tags, words, masked_by, score_communication, score_confidence, score_clarity)
   SELECT p.id, hashtext(p.id::text) % 100 = 0, NULL, v.published_at,
     sort(uniq(sort(ARRAY[ti.id, s1.id, s2.id, s3.id, l1.id, l2.id, city.id, country.id, ${pair('l1')}, ${pair('l2')}] || coalesce(w.id, ti.id) || coalesce(f.tags, '{}')))),
     ARRAY(SELECT DISTINCT unnest(string_to_array(tp.bio, ' '))), 1, sc.communication, sc.confidence, sc.clarity
   FROM talent_positions p JOIN talent_profiles tp ON tp.user_id = p.talent_id JOIN videos v ON v.position_id = p.id
   JOIN search_terms ti ON ti.kind = 'title' AND ti.label = p.position_title
   JOIN search_terms s1 ON s1.kind = 'skill' AND s1.label = p.skills[1] JOIN search_terms s2 ON s2.kind = 'skill' AND s2.label = p.skills[2]
   JOIN search_terms s3 ON s3.kind = 'skill' AND s3.label = p.skills[3] JOIN search_terms l1 ON l1.kind = 'lang' AND l1.label = tp.languages[1]
   JOIN search_terms l2 ON l2.kind = 'lang' AND l2.label = tp.languages[2]
   JOIN search_terms city ON city.kind = 'loc' AND city.label = tp.city JOIN search_terms country ON country.kind = 'loc' AND country.label = tp.country
   LEFT JOIN search_terms w ON w.kind = 'work' AND w.label = p.work_type
   LEFT JOIN shared_scores sc ON sc.video_id = v.id
   LEFT JOIN flag_tags f ON f.a = sc.communication AND f.b = sc.confidence AND f.c = sc.clarity`,
];
