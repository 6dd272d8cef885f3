import type { FileHandle } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';

const SIZES = [64 * 1024, 256 * 1024, 1024 * 1024] as const;
const KEPT_PER_SIZE = 16;
const pools = new Map<number, Buffer[]>(SIZES.map((size) => [size, []]));

function borrow(bytes: number): Buffer {
  const size = SIZES.find((candidate) => candidate >= bytes) ?? SIZES[2];
  return pools.get(size)!.pop() ?? Buffer.allocUnsafeSlow(size);
}

function giveBack(buffer: Buffer) {
  const kept = pools.get(buffer.length)!;
  if (kept.length < KEPT_PER_SIZE) kept.push(buffer);
}

/** Sends bytes `start` to `end` of an open file through pooled buffers, no faster than the client takes them. */
export async function sendFromFile(reply: FastifyReply, file: FileHandle, start: number, end: number) {
  const response = reply.raw;
  reply.hijack();
  response.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  try {
    for (let position = start; position <= end && !response.destroyed; ) {
      const buffer = borrow(end - position + 1);
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - position + 1), position);
      if (bytesRead === 0) throw new Error('the file is shorter than it was');
      position += bytesRead;
      await write(response, buffer, bytesRead);
    }
    response.end();
  } catch {
    response.destroy();
  }
}

function write(response: ServerResponse, buffer: Buffer, bytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write(buffer.subarray(0, bytes), (error) => {
      giveBack(buffer);
      if (error) reject(error);
      else resolve();
    });
  });
}
