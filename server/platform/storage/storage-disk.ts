import { access, constants, copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { type OpenFile, type Storage, StorageError, needKey } from './storage.ts';
import type { Env } from '../env.ts';

/** Files below DATA_DIR/files, served by this server at /media. */
export function diskStorage(dataDir: string): Storage {
  const root = join(dataDir, 'files');
  const pathOf = (key: string) => join(root, needKey(key));
  const place = async (key: string, put: (path: string) => Promise<void>) => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await put(`${path}.part`);
    await rename(`${path}.part`, path);
  };
  return {
    uploads: new FileStore({ directory: root }),
    link: () => Promise.resolve(null),
    async move(from, to) {
      await mkdir(dirname(pathOf(to)), { recursive: true });
      await rename(pathOf(from), pathOf(to));
    },
    copyIn: (key, localPath) => place(key, (path) => copyFile(localPath, path)),
    write: (key, content) => place(key, (path) => writeFile(path, content)),
    open: (key) => openFile(pathOf(key)),
    async bring(key) {
      await access(pathOf(key), constants.R_OK);
      return pathOf(key);
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
    exists: (key) =>
      stat(pathOf(key)).then(
        (file) => file.isFile(),
        () => false,
      ),
    check: () =>
      access(dataDir, constants.W_OK).catch(() => {
        throw new StorageError(`DATA_DIR: this process may not write to ${dataDir}`);
      }),
  };
}

async function openFile(path: string): Promise<OpenFile | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (!file) return null;
  const { size, mtime } = await file.stat();
  return {
    sizeBytes: size,
    modifiedAt: mtime,
    async read(offset, lengthBytes) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(lengthBytes), 0, lengthBytes, offset);
      return bytesRead === lengthBytes ? buffer : Buffer.from(buffer.subarray(0, bytesRead));
    },
    content: () => file.createReadStream({ start: 0, autoClose: false }),
    close: () => file.close(),
  };
}

/** Uses the bucket of the settings, otherwise the data folder. The SDK is loaded only for a bucket. */
export async function createStorage(env: Env): Promise<Storage> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStorage(env.DATA_DIR);
  const { s3Storage } = await import('./storage-s3.ts');
  return s3Storage({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
