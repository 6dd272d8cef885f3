import type { ServerResponse } from 'node:http';
import type { OpenFile } from '../../platform/storage/storage.ts';
import { BLOCK_BYTES, createBlockCache } from './block-cache.ts';

const cache = createBlockCache();
/** Reading pauses while more than this is buffered for a slow client. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/**
 * Sends a range of an open file with backpressure, after the response head was written.
 * @param name identifies the file and its version in the cache.
 */
export async function sendRange(response: ServerResponse, name: string, file: OpenFile, { start, end }: ByteRange) {
  try {
    for (let position = start; position <= end;) {
      const index = Math.floor(position / BLOCK_BYTES);
      const block = cache.find(name, index) ?? (await cache.read(name, file, index));
      const offset = position - index * BLOCK_BYTES;
      const piece = block.subarray(offset, Math.min(block.length, offset + end - position + 1));
      if (piece.length === 0) throw new Error('the file has been truncated');
      position += piece.length;
      if (position > end) response.end(piece);
      else if (!response.write(piece) && response.writableLength > MAX_BUFFERED_BYTES) await drained(response);
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

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header (RFC 9110). Several ranges, other units and malformed headers are ignored, so that the whole file is sent.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/);
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, first, last] = match;
  if (!first) {
    const suffix = Math.min(Number(last), sizeBytes);
    return suffix === 0 ? 'unsatisfiable' : { start: sizeBytes - suffix, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), sizeBytes - 1) : sizeBytes - 1;
  if (last && Number(last) < start) return undefined;
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
