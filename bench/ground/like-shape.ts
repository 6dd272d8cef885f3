import type pg from 'pg';
import type { SearchQuery } from '#contract/search.ts';

/** The search most products have: ILIKE over joined tables, a page and an exact count. */
export async function likeShape(pool: pg.Pool, { text, professions, languages }: SearchQuery) {
  const from = `FROM talent_positions p JOIN talent_profiles tp ON tp.user_id = p.talent_id JOIN videos v ON v.position_id = p.id
    WHERE v.state = 'ready' AND v.rejected_at IS NULL AND tp.paused_at IS NULL
      AND ($1::text IS NULL OR p.position_title ILIKE '%' || $1 || '%' OR array_to_string(p.skills, ' ') ILIKE '%' || $1 || '%')
      AND ($2::text[] IS NULL OR p.position_title = ANY($2)) AND ($3::text[] IS NULL OR tp.languages && $3)`;
  const values = [text ?? null, professions ?? null, languages ?? null];
  await pool.query(
    `SELECT p.id, p.position_title, tp.full_name, v.video_key ${from} ORDER BY coalesce(tp.boosted_until > now(), false) DESC, v.published_at DESC LIMIT 20`,
    values,
  );
  await pool.query(`SELECT count(*) ${from}`, values);
}
