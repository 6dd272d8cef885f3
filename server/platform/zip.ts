import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path inside the archive. */
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
  modifiedAt: Date;
  /** False for files that are already compressed; they are stored as they are. */
  isText: boolean;
}

/** Yields a zip archive while its entries are read one after another. Each entry is limited to 4 GB, the archive isn't. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  let current: Readable | undefined;
  const addEntries = async () => {
    for await (const { name, content, modifiedAt, isText } of entries) {
      if (output.destroyed) return;
      const stream = (current = Readable.from(content, { objectMode: false }));
      archive.addReadStreamLazy(name, { mtime: modifiedAt, compress: isText }, (read) => read(null, stream));
      // Don't open the next entry before this one has been read, so that only one file is open at a time.
      await finished(stream);
    }
    archive.end();
  };
  const fail = (error: Error) => output.destroy(error);
  archive.on('error', fail);
  const adding = addEntries().catch(fail);
  try {
    yield* output;
  } finally {
    output.destroy();
    current?.destroy();
    await adding;
  }
}
