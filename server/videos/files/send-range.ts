import type { ServerResponse } from 'node:http';
import type { OpenFile } from '../../platform/storage/storage.ts';
import { BLOCK_BYTES, createBlockCache } from './block-cache.ts';
import type { ByteRange } from './range.ts';

const cache = createBlockCache();
/** So much may wait in memory for a slow client before reading goes on. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Sends the bytes of an open file after the head that was written, no faster than the client takes them. `name` tells the file's version. */
export async function sendRange(response: ServerResponse, name: string, file: OpenFile, { start, end }: ByteRange) {
  try {
    for (let position = start; position <= end;) {
      const index = Math.floor(position / BLOCK_BYTES);
      const block = cache.find(name, index) ?? (await cache.read(name, file, index));
      const offset = position - index * BLOCK_BYTES;
      const piece = block.subarray(offset, Math.min(block.length, offset + end - position + 1));
      if (piece.length === 0) throw new Error('the file is shorter than it was');
      position += piece.length;
      if (position > end) response.end(piece);
      else if (!response.write(piece) && response.writableLength > MAX_WAITING_BYTES) await drained(response);
      if (response.destroyed) return;
    }
  } catch {
    response.destroy();
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.on('drain', go).on('close', go);
  });
}
