import { mkdir, rename, rm, stat, writeFile, readdir, copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Buckets: talent videos, previews and posters by their names, uploads on their way, sources kept for a retry. */
export type Bucket = 'talent-videos' | 'video-previews' | 'video-posters' | 'sources';

/** Files by key: "bucket/userId/name.ext". */
export interface Storage {
  /** Where the file can be fetched: absolute, begins with http. */
  url(key: string): string;
  /** Moves a local file in; whole or not at all. */
  take(key: string, localPath: string): Promise<void>;
  /** Copies a local file in; whole or not at all. */
  copyIn(key: string, localPath: string): Promise<void>;
  write(key: string, content: string): Promise<void>;
  /** A local path to read the file from. */
  localPath(key: string): string;
  remove(keys: readonly string[]): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Keys below a prefix. */
  list(prefix: string): Promise<string[]>;
}

const KEY = /^[a-z0-9-]+(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/** Files below DATA_DIR/files, served by this server at /media. */
export function fileStorage(dataDir: string, publicUrl: string): Storage {
  const root = join(dataDir, 'files');
  const pathOf = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`);
    return join(root, key);
  };
  const place = async (key: string, put: (path: string) => Promise<void>) => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await put(`${path}.part`);
    await rename(`${path}.part`, path);
  };
  return {
    url: (key) => `${publicUrl}/media/${key}`,
    take: (key, localPath) => place(key, (path) => moveAcross(localPath, path)),
    copyIn: (key, localPath) => place(key, (path) => copyFile(localPath, path)),
    write: (key, content) => place(key, (path) => writeFile(path, content)),
    localPath: pathOf,
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
    exists: (key) =>
      stat(pathOf(key)).then(
        (file) => file.isFile(),
        () => false,
      ),
    async list(prefix) {
      const entries = await readdir(join(root, prefix), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    },
  };
}

async function moveAcross(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  }
}
