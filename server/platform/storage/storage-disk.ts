import { access, constants, copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { type OpenFile, type Storage, StorageError, needKey } from './storage.ts';

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
