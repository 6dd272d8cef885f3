import { type Kysely, sql } from 'kysely';
import type { AccountFile, AccountPart } from '../platform/account-part.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { allKeys } from './keys.ts';

/** Metadata that the upload server stores beside an upload. */
const UPLOAD_NOTES = /\.(?:json|info|part)$/;

export const videosPart: AccountPart = {
  tables: { videos: { by: 'talent_id', without: ['moderated_by'] } },
  listFiles: ({ db }, userId) => listVideoFiles(db, userId),
  async beforeErase(trx, userId) {
    const videos = await trx.deleteFrom('videos').where('talent_id', '=', userId).returningAll().execute();
    if (videos.length > 0) await enqueue(trx, 'remove_files', { keys: videos.flatMap(allKeys) });
    for (const { id } of videos) await sql`SELECT graphile_worker.remove_job(${`process_video:${id}`})`.execute(trx);
  },
};

/** Names the files of a talent's videos after their position and number, oldest first: “videos/account-executive-1”. */
async function listVideoFiles(db: Kysely<DB>, userId: string): Promise<AccountFile[]> {
  const videos = await db
    .selectFrom('videos as v')
    .leftJoin('talent_positions as p', 'p.id', 'v.position_id')
    .select(['v.id', 'v.source_key', 'v.captions_key', 'p.position_title'])
    .where('v.talent_id', '=', userId)
    .orderBy('v.created_at')
    .orderBy('v.id')
    .execute();
  const counts = new Map<string, number>();
  return videos.flatMap((video) => {
    const title = video.position_title === null ? 'practice' : fileNameOf(video.position_title);
    const number = (counts.get(title) ?? 0) + 1;
    counts.set(title, number);
    return allKeys(video)
      .filter((key) => !UPLOAD_NOTES.test(key))
      .map((key) => {
        const [, end, about] = KINDS.find(([pattern]) => pattern.test(key))!;
        return { key, name: `videos/${title}-${number}${end}`, about };
      });
  });
}

const fileNameOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'video';

/** What the files of a video are, by key: how their names end, and what the archive says about them. */
const KINDS: [key: RegExp, end: string, about: AccountFile['about']][] = [
  [/^uploads\//, '-upload', { en: 'A video that is still on its way', es: 'Un vídeo que aún está en camino' }],
  [/^sources\//, '-original', { en: 'The video as you sent it', es: 'El vídeo tal como lo enviaste' }],
  [
    /\.c\d+\.vtt$/,
    '-captions-edited',
    { en: 'Its captions, as you edited them', es: 'Sus subtítulos, con tus cambios' },
  ],
  [/\.vtt$/, '-captions', { en: 'Its captions', es: 'Sus subtítulos' }],
  [/^talent-videos\//, '', { en: 'The video as it plays', es: 'El vídeo tal como se reproduce' }],
  [
    /-share\.jpg$/,
    '-share',
    { en: 'The picture for links to your page', es: 'La imagen para los enlaces a tu página' },
  ],
  [/^video-previews\//, '-preview', { en: 'Its silent preview', es: 'Su vista previa sin sonido' }],
  [/^video-posters\//, '-poster', { en: 'Its still picture', es: 'Su imagen fija' }],
];
