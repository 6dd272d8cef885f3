import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body was received completely. */
  isWhole: boolean;
  tookMs: number;
}

/** Sends this body, or one of this many bytes, and reads the response at the same time. */
export async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: number | string,
): Promise<Answer> {
  const startedAt = performance.now();
  const sent = request(url, { method, headers });
  sent.on('error', () => undefined);
  const answered = once(sent, 'response');
  if (typeof body === 'string') sent.end(body);
  else
    Readable.from(pieces(body))
      .on('error', () => undefined)
      .pipe(sent);
  const [response] = (await answered) as [IncomingMessage];
  const chunks: Buffer[] = [];
  const isOver = new Promise((resolve) => response.once('end', resolve).once('close', resolve).once('error', resolve));
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  await isOver;
  sent.destroy();
  return {
    status: response.statusCode!,
    isWhole: response.complete,
    headers: response.headers,
    body: Buffer.concat(chunks).toString(),
    tookMs: performance.now() - startedAt,
  };
}

const PIECE = Buffer.alloc(64 * 1024, 'a=1&');

function* pieces(bytes: number) {
  for (let left = bytes; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length));
}
