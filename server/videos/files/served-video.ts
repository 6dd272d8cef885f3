import type { Context } from '../../platform/context.ts';
import { findViewer } from '../../accounts/sessions/find-viewer.ts';
import { type AskedFile, versionOf } from '../../platform/media/playable.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '#contract/values/durations.ts';

export interface ServedVideo {
  id: string;
  talent_id: string;
  is_practice: boolean;
  full_name: string;
  video_key: string;
  poster_avif_key: string;
  poster_webp_key: string;
  preview_key: string;
  captions_key: string | null;
  is_rejected: boolean;
  /** Whether companies can find it: neither rejected nor awaiting approval, and its talent neither paused nor leaving. */
  is_public: boolean;
}

const VIDEO = `
  SELECT v.id, v.talent_id, v.position_id IS NULL AS is_practice, t.full_name, v.video_key, v.poster_avif_key, v.poster_webp_key, v.preview_key, v.captions_key,
    v.rejected_at IS NOT NULL AS is_rejected,
    v.rejected_at IS NULL AND t.paused_at IS NULL AND u.deletion_requested_at IS NULL
      AND EXISTS (SELECT FROM talent_search s WHERE s.position_id = v.position_id) AS is_public
  FROM videos v JOIN talent_profiles t ON t.user_id = v.talent_id JOIN users u ON u.id = v.talent_id
  WHERE v.public_id = $1 AND v.state = 'ready'`;

export async function findServedVideo(pool: Context['pool'], publicId: string): Promise<ServedVideo | undefined> {
  const { rows } = await pool.query<ServedVideo>({ name: 'served-video', text: VIDEO, values: [publicId] });
  return rows[0];
}

/** The storage key of the requested file; null for outdated captions. */
export function keyOf(video: ServedVideo, { kind, version }: AskedFile): string | null {
  if (kind !== 'captions') return video[`${kind}_key`];
  return video.captions_key && versionOf(video.captions_key) === version ? video.captions_key : null;
}

/** Companies that unlocked the talent. A company blocked since then may only watch the video it had at that time. */
const UNLOCKED = `
  SELECT FROM unlocked_contacts u JOIN contact_details d ON d.contact_id = u.id
  WHERE u.user_id = $1 AND u.closer_id = $2
    AND (NOT d.is_frozen OR (d.video_id = $3 AND ($4::text IS NULL OR d.captions_key = $4)))`;

/** Whether the session may watch a video that is not public, or read its captions unmasked. */
export async function mayWatch(
  context: Pick<Context, 'pool' | 'env' | 'clock' | 'viewers'>,
  cookie: string | undefined,
  video: ServedVideo,
  { kind }: AskedFile,
): Promise<boolean> {
  if (!cookie) return false;
  const viewer = await findViewer(context, new Headers({ cookie }));
  if (!viewer) return false;
  if (viewer.userId === video.talent_id) return true;
  if (viewer.userType !== 'company' || video.is_rejected || video.is_practice) return false;
  const captionsKey = kind === 'captions' ? video.captions_key : null;
  const { rowCount } = await context.pool.query({
    name: 'may-watch',
    text: UNLOCKED,
    values: [viewer.userId, video.talent_id, video.id, captionsKey],
  });
  return rowCount === 1;
}

const PERIOD_MS = HOUR_MS;

/** Query string that authorizes an admin to watch a withheld video. Valid for one to two hours, and constant within the hour. */
export function reviewQuery({ env, clock }: Pick<Context, 'env' | 'clock'>, publicId: string) {
  const until = (Math.floor(clock().getTime() / PERIOD_MS) + 2) * PERIOD_MS;
  return `?review=${until}.${sign(env.SECRET, publicId, until).toString('hex')}`;
}

/** @param query the query string without the question mark. */
export function isReviewLink({ env, clock }: Pick<Context, 'env' | 'clock'>, publicId: string, query: string): boolean {
  const [, until, signature] = /^review=(\d{13})\.([0-9a-f]{64})$/.exec(query) ?? [];
  if (!until || !signature || Number(until) < clock().getTime()) return false;
  return timingSafeEqual(sign(env.SECRET, publicId, Number(until)), Buffer.from(signature, 'hex'));
}

/** The signature covers all files of a take. */
const sign = (secret: string, publicId: string, until: number) =>
  createHmac('sha256', secret).update(`review ${publicId} ${until}`).digest();
