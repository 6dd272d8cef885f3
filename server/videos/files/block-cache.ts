import { LRUCache } from 'lru-cache';
import type { OpenFile } from '../../platform/storage/storage.ts';

export const BLOCK_BYTES = 256 * 1024;
const KEPT_BYTES = 96 * 1024 * 1024;

/** The most wanted pieces of the served files, in memory; a piece is read once however many ask for it. */
export function createBlockCache() {
  const blocks = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (block) => block.length });
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
  if (block.length === 0) throw new Error('the file is shorter than it was');
  return block;
}
