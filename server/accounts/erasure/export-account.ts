import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { allKeys } from '../../videos/keys.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { ZipEntry } from '../../platform/zip.ts';
import { readAccountRows } from './account-rows.ts';
import { needRecentProof } from '../../platform/http/recent-proof.ts';

/** What tus keeps beside an upload. */
const NOTES = /\.(?:json|info|part)$/;

/**
 * Whether an account may be downloaded now. Before its email is proven it may not: what was mailed to the address is its owner's.
 * @throws email_not_confirmed; password_needed
 */
export function needDownload(app: Pick<Context, 'clock'>, viewer: Viewer) {
  if (!viewer.emailVerified) throw failure('email_not_confirmed');
  needRecentProof(app, viewer);
}

/** Everything an account has here: its rows as `account.json`, its files below `files/` by the keys that stand in the rows. */
export async function* exportAccount(app: Pick<Context, 'db' | 'storage' | 'clock'>, userId: string) {
  const rows = await readAccountRows(app, userId);
  const entry: ZipEntry = {
    name: 'account.json',
    content: [Buffer.from(JSON.stringify({ exportedAt: app.clock(), ...rows }, null, 2))],
    modifiedAt: app.clock(),
    isText: true,
  };
  yield entry;
  yield* ownFiles(app, userId);
}

async function* ownFiles({ db, storage }: Pick<Context, 'db' | 'storage'>, userId: string) {
  const videos = await db
    .selectFrom('videos')
    .select(['id', 'source_key', 'captions_key'])
    .where('talent_id', '=', userId)
    .execute();
  for (const key of videos.flatMap(allKeys).filter((name) => !NOTES.test(name))) {
    const file = await storage.open(key);
    if (!file) continue;
    const entry: ZipEntry = {
      name: `files/${key}`,
      content: file.content(),
      modifiedAt: file.modifiedAt,
      isText: key.endsWith('.vtt'),
    };
    try {
      yield entry;
    } finally {
      await file.close();
    }
  }
}
