import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3Fault, createBucket } from './bucket.ts';
import { findFault } from './signature.ts';
import { answer } from './answers.ts';
import { BUCKET, type Answer, xml } from './reply.ts';

const REGION = 'eu-test-1';
const KEYS = { accessKeyId: 'standin', secretAccessKey: 'standin-secret' };

/** A local stand-in for the part of S3 that the product uses. It verifies signatures and stores bytes as files. */
export async function startS3() {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-s3-'));
  const bucket = createBucket(folder);
  const log: string[] = [];
  const state: { refuses: RegExp | null } = { refuses: null };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const { pathname, searchParams: query } = new URL(request.url!, 'http://s3');
    log.push(`${request.method} ${pathname}`);
    try {
      if (state.refuses?.test(log.at(-1)!)) throw new S3Fault('ServiceUnavailable', 503);
      const fault = findFault(request, body, REGION, KEYS);
      if (fault) throw new S3Fault(fault, fault === 'AuthorizationHeaderMalformed' ? 400 : 403);
      const [name, ...rest] = decodeURIComponent(pathname).slice(1).split('/');
      if (name !== BUCKET) throw new S3Fault('NoSuchBucket', 404);
      send(request, response, answer(bucket, { key: rest.join('/'), query, request, body }));
    } catch (error) {
      if (!(error instanceof S3Fault)) throw error;
      const told = xml(`<Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`);
      send(request, response, { ...told, status: error.status });
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bucket,
    endpoint,
    /** "METHOD /path" of every request since the start. */
    log,
    /** Requests that match get a 503; the pattern is matched against the log's format. */
    state,
    /** Settings for the product's environment. */
    settings: {
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function send(request: IncomingMessage, response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
