import type { AccountFile } from '../../platform/account-part.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { requireRecentProof, type Viewer } from '../../platform/http/viewer.ts';
import { HEAD_BYTES, videoExtension } from '../../platform/media/inspect/container.ts';
import type { ZipEntry } from '../../platform/zip.ts';
import { readAccountRows } from './account-rows.ts';
import { readme } from './readme.ts';

type ListContext = Pick<Context, 'db' | 'storage' | 'accountParts'>;

/**
 * Checks that the viewer may export the account now. Until its email is verified, mails to the address may be another person's.
 * @throws email_not_confirmed; password_needed
 */
export function requireExportAllowed(context: Pick<Context, 'clock'>, viewer: Viewer) {
  if (!viewer.emailVerified) throw failure('email_not_confirmed');
  requireRecentProof(context, viewer);
}

/**
 * Yields `README.txt`, which explains the archive in the account's language, the account's rows as `account.json`, and its
 * files. `files` in `account.json` gives the storage key of each, by which the rows refer to it.
 */
export async function* exportAccount(
  context: Pick<Context, 'db' | 'env' | 'storage' | 'clock' | 'accountParts'>,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const { storage, clock } = context;
  const rows = await readAccountRows(context, userId);
  const files = await listStoredFiles(context, userId);
  const text = (name: string, content: string): ZipEntry => ({
    name,
    content: [Buffer.from(content)],
    modifiedAt: clock(),
    isText: true,
  });
  const keys = Object.fromEntries(files.map(({ name, key }) => [name, key]));
  yield text('README.txt', readme(rows.users![0]!.language === 'es' ? 'es' : 'en', clock(), files));
  yield text('account.json', JSON.stringify({ exportedAt: clock(), ...rows, files: keys }, null, 2));
  for (const { key, name } of files) {
    const file = await storage.open(key);
    if (!file) continue;
    try {
      yield { name, content: file.content(), modifiedAt: file.modifiedAt, isText: key.endsWith('.vtt') };
    } finally {
      await file.close();
    }
  }
}

/** Returns the files that the storage has, with their extensions. Originals get the one of their content. */
async function listStoredFiles({ accountParts, storage, ...context }: ListContext, userId: string) {
  const stored: AccountFile[] = [];
  for (const part of accountParts)
    for (const listed of (await part.listFiles?.(context, userId)) ?? []) {
      const file = await storage.open(listed.key);
      if (!file) continue;
      try {
        const extension = /\.(\w+)$/.exec(listed.key)?.[1] ?? videoExtension(await file.read(0, HEAD_BYTES));
        stored.push({ ...listed, name: extension ? `${listed.name}.${extension}` : listed.name });
      } finally {
        await file.close();
      }
    }
  return stored;
}
