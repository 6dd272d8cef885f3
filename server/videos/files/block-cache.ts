import { LRUCache } from 'lru-cache';
import type { OpenFile } from '../../platform/storage/storage.ts';

export const BLOCK_BYTES = 256 * 1024;
const CACHE_BYTES = 96 * 1024 * 1024;

/** Caches recently served blocks of files in memory. Concurrent requests for a block share one read. */
export function createBlockCache() {
  const blocks = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: (block) => block.length });
  const reading = new Map<string, Promise<Buffer>>();

  return {
    find: (name: string, index: number) => blocks.get(`${name}#${index}`),

    read(name: string, file: OpenFile, index: number): Promise<Buffer> {
      const key = `${name}#${index}`;
      let read = reading.get(key);
      if (!read) {
        read = readBlock(file, index).finally(() => reading.delete(key));
        reading.set(key, read);
        read.then(
          (block) => blocks.set(key, block),
          () => undefined,
        );
      }
      return read;
    },
  };
}

async function readBlock(file: OpenFile, index: number) {
  const block = await file.read(index * BLOCK_BYTES, BLOCK_BYTES);
  if (block.length === 0) throw new Error('the file has been truncated');
  return block;
}
