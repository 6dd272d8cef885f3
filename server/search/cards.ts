import type { TalentCard } from '#contract/search.ts';
import type { WorkType } from '#contract/talents.ts';
import type { Context } from '../context.ts';

interface CardRow {
  position_id: string;
  full_name: string;
  position_title: string;
  city: string | null;
  country: string | null;
  languages: string[];
  skills: string[];
  bio: string | null;
  experience_years: number | null;
  work_type: WorkType | null;
  boosted: boolean;
  quote: string | null;
  video_key: string;
  poster_avif_key: string;
  poster_webp_key: string;
  preview_key: string;
  captions_key: string | null;
  duration_ms: number;
  width: number;
  height: number;
  published_at: Date;
}

/** What a company may see before an unlock; contacts are never selected. Lists come as JSON, which is read fastest. */
const CARDS = `
  SELECT s.position_id, tp.full_name, p.position_title, tp.city, tp.country, to_json(tp.languages) AS languages,
    to_json(p.skills || tp.skills) AS skills, tp.bio, p.experience_years, p.work_type, s.boosted,
    v.quote, v.video_key, v.poster_avif_key, v.poster_webp_key, v.preview_key, v.captions_key, v.duration_ms, v.width, v.height, v.published_at
  FROM talent_search s
  JOIN talent_positions p ON p.id = s.position_id
  JOIN talent_profiles tp ON tp.user_id = p.talent_id
  JOIN videos v ON v.position_id = s.position_id AND v.state = 'ready'
  WHERE s.position_id = ANY($1::uuid[])
    AND NOT EXISTS (SELECT FROM talent_blocks b WHERE b.talent_id = p.talent_id AND b.domain = ANY($2))`;

/** The cards of searchable positions, in the order of their ids; one that is not searchable, or hidden from the domains, is left out. */
export async function readCards(
  { pool, storage }: Pick<Context, 'pool' | 'storage'>,
  positionIds: string[],
  domains: readonly string[],
): Promise<TalentCard[]> {
  if (positionIds.length === 0) return [];
  const { rows } = await pool.query<CardRow>({ name: 'talent-cards', text: CARDS, values: [positionIds, domains] });
  const found = new Map(rows.map((row) => [row.position_id, row]));
  return positionIds
    .flatMap((id) => found.get(id) ?? [])
    .map((row) => ({
      positionId: row.position_id,
      talentName: shortName(row.full_name),
      positionTitle: row.position_title,
      city: row.city,
      country: row.country,
      languages: row.languages,
      skills: [...new Set(row.skills)].sort(),
      bio: row.bio,
      experienceYears: row.experience_years,
      workType: row.work_type,
      isBoosted: row.boosted,
      quote: row.quote,
      video: {
        url: storage.url(row.video_key),
        posterAvifUrl: storage.url(row.poster_avif_key),
        posterWebpUrl: storage.url(row.poster_webp_key),
        previewUrl: storage.url(row.preview_key),
        captionsUrl: row.captions_key && storage.url(row.captions_key),
        durationMs: row.duration_ms,
        width: row.width,
        height: row.height,
      },
      publishedAt: row.published_at.toISOString(),
    }));
}

/** Given name and initial: "Marta Ribeiro Silva" -> "Marta S." */
export function shortName(fullName: string) {
  const [given = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${given} ${String.fromCodePoint(last.codePointAt(0)!).toUpperCase()}.` : given;
}
