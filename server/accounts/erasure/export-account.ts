import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { requireRecentProof, type Viewer } from '../../platform/http/viewer.ts';
import { HEAD_BYTES, videoExtension } from '../../platform/media/inspect/container.ts';
import type { OpenFile } from '../../platform/storage/storage.ts';
import type { ZipEntry } from '../../platform/zip.ts';
import { readAccountRows } from './account-rows.ts';

/**
 * Checks that the viewer may export the account now. Until its email is verified, mails to the address may be another person's.
 * @throws email_not_confirmed; password_needed
 */
export function requireExportAllowed(context: Pick<Context, 'clock'>, viewer: Viewer) {
  if (!viewer.emailVerified) throw failure('email_not_confirmed');
  requireRecentProof(context, viewer);
}

/**
 * Yields an account's rows as `account.json`, then its files below `files/` under the keys that the rows name. Originals, whose
 * keys have no extension, get the one of their content.
 */
export async function* exportAccount(
  context: Pick<Context, 'db' | 'env' | 'storage' | 'clock' | 'accountParts'>,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const { storage, clock, accountParts } = context;
  const rows = await readAccountRows(context, userId);
  yield {
    name: 'account.json',
    content: [Buffer.from(JSON.stringify({ exportedAt: clock(), ...rows }, null, 2))],
    modifiedAt: clock(),
    isText: true,
  };
  for (const part of accountParts)
    for (const key of (await part.listFiles?.(context, userId)) ?? []) yield* readFile(storage, key);
}

async function* readFile(storage: Context['storage'], key: string): AsyncGenerator<ZipEntry> {
  const file = await storage.open(key);
  if (!file) return;
  try {
    yield {
      name: `files/${await nameOf(key, file)}`,
      content: file.content(),
      modifiedAt: file.modifiedAt,
      isText: key.endsWith('.vtt'),
    };
  } finally {
    await file.close();
  }
}

async function nameOf(key: string, file: OpenFile): Promise<string> {
  if (/\.\w+$/.test(key)) return key;
  const extension = videoExtension(await file.read(0, HEAD_BYTES));
  return extension ? `${key}.${extension}` : key;
}
