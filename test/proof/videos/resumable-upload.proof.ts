import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { createServer } from '#server/app/server.ts';
import { MAX_VIDEO_BYTES } from '#contract/values/limits.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { createTalent, signInCookie } from '../../fixtures/factories.ts';
import { seededRandom } from '../../fixtures/random.ts';

const [UPLOADS, CUTS] = [20, 5];
const BLOCK = Buffer.from(Array.from({ length: 1 << 20 }, (_, index) => (index * 31 + (index >> 7)) & 255));

/** Twenty uploads of 100 MB over HTTP, each interrupted five times, arrive intact. */
export async function prove() {
  const { app, close } = await openApp('proof-uploads');
  const server = await createServer(app);
  const base = await server.listen({ port: 0, host: '127.0.0.1' });
  const random = seededRandom(3);
  const failures: string[] = [];
  for (let index = 0; index < UPLOADS; index++) {
    const talent = await createTalent(app);
    const cookie = await signInCookie(server, talent.email, `10.3.0.${index}`);
    const announced = await fetch(`${base}/api/videos`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        positionId: talent.positionId,
        originalName: 'me.mp4',
        contentType: 'video/mp4',
        sizeBytes: MAX_VIDEO_BYTES,
      }),
    });
    const { id, uploadUrl } = (await announced.json()) as { id: string; uploadUrl: string };
    const url = base + uploadUrl;
    for (let cut = 0; cut < CUTS; cut++)
      await send(url, cookie, await offsetOf(url, cookie), random.upTo(MAX_VIDEO_BYTES / 4), index);
    await send(url, cookie, await offsetOf(url, cookie), Infinity, index);
    const arrived = await hashOf(createReadStream(await app.storage.bring(`uploads/${id}`, app.env.DATA_DIR)));
    if (arrived !== (await hashOf(pieces(0, index)))) failures.push(`upload ${index} differs`);
    await app.storage.remove([`uploads/${id}`, `uploads/${id}.json`]);
  }
  await server.close();
  await close();
  return { n: UPLOADS * CUTS, failures, promise: `${UPLOADS} x 100 MB, ${CUTS} cuts each: byte-identical.` };
}

/** The content of an upload from an offset; every megabyte of every upload is different. */
function* pieces(from: number, upload: number) {
  for (let start = from; start < MAX_VIDEO_BYTES;) {
    const block = Math.floor(start / BLOCK.length);
    const whole = Buffer.from(BLOCK);
    whole.writeUInt32LE(block, 0);
    whole.writeUInt32LE(upload, 4);
    const piece = whole.subarray(start - block * BLOCK.length);
    yield piece;
    start += piece.length;
  }
}

async function offsetOf(url: string, cookie: string) {
  const response = await fetch(url, { method: 'HEAD', headers: { cookie, 'tus-resumable': '1.0.0' } });
  return Number(response.headers.get('upload-offset'));
}

/** Sends from an offset and destroys the connection after this many bytes. */
function send(url: string, cookie: string, offset: number, cutAfter: number, upload: number): Promise<void> {
  return new Promise((resolve) => {
    const patch = request(url, {
      method: 'PATCH',
      headers: {
        cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': MAX_VIDEO_BYTES - offset,
      },
    });
    patch.on('response', (response) => response.resume().on('end', resolve));
    patch.on('error', () => setTimeout(resolve, 100));
    void (async () => {
      let sent = 0;
      for (const piece of pieces(offset, upload)) {
        if (patch.destroyed) return;
        if (sent + piece.length > cutAfter) {
          patch.write(piece.subarray(0, cutAfter - sent), () => patch.destroy());
          return;
        }
        sent += piece.length;
        if (!patch.write(piece)) await drained(patch);
      }
      patch.end();
    })();
  });
}

async function hashOf(source: AsyncIterable<Buffer> | Iterable<Buffer>) {
  const hash = createHash('sha256');
  for await (const piece of source) hash.update(piece);
  return hash.digest('hex');
}

function drained(patch: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      patch.off('drain', go).off('close', go);
      resolve();
    };
    patch.on('drain', go).on('close', go);
  });
}
