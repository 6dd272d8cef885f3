import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Bucket, type ObjectHeaders, S3Fault, createBucket } from './bucket.ts';
import { findFault } from './signature.ts';

const BUCKET = 'closeup';
const REGION = 'eu-test-1';
const KEYS = { accessKeyId: 'standin', secretAccessKey: 'standin-secret' };

interface Answer {
  status?: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}
interface Call {
  key: string;
  query: URLSearchParams;
  request: IncomingMessage;
  body: Buffer;
}

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
    /** Requests that match get a 503; they are written as in the log. */
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

function answer(bucket: Bucket, call: Call): Answer {
  const { key, query, request } = call;
  if (!key) return answerBucket(bucket, call);
  const uploadId = query.get('uploadId');
  switch (request.method) {
    case 'HEAD':
    case 'GET':
      return uploadId ? listParts(bucket, key, uploadId) : read(bucket, call);
    case 'PUT':
      return uploadId
        ? etag(bucket.putPart(uploadId, key, Number(query.get('partNumber')), call.body))
        : write(bucket, call);
    case 'POST':
      return post(bucket, call);
    case 'DELETE':
      if (uploadId) bucket.abort(uploadId, key);
      else bucket.remove(key);
      return { status: 204 };
    default:
      throw new S3Fault('MethodNotAllowed', 405);
  }
}

function answerBucket(bucket: Bucket, { query, request }: Call): Answer {
  const prefix = query.get('prefix') ?? '';
  if (request.method === 'HEAD') return {};
  if (request.method === 'GET' && query.has('uploads')) {
    const found = bucket.uploads().filter(({ key }) => key.startsWith(prefix));
    const rows = found.map(({ key, uploadId }) => `<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId></Upload>`);
    return xml(`<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`);
  }
  throw new S3Fault('NotImplemented', 501);
}

function read(bucket: Bucket, { key, request }: Call): Answer {
  const { content, etag: tag, modifiedAt, headers: kept } = bucket.get(key);
  const headers = {
    ...kept,
    etag: `"${tag}"`,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
  };
  const [, first, last] = request.headers.range?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  if (first === undefined) return { headers, body: content };
  const start = Number(first);
  const end = Math.min(last ? Number(last) : Infinity, content.length - 1);
  if (start > end) throw new S3Fault('InvalidRange', 416);
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${content.length}` },
    body: content.subarray(start, end + 1),
  };
}

function write(bucket: Bucket, { key, request, body }: Call): Answer {
  const source = request.headers['x-amz-copy-source'];
  if (!source) return etag(bucket.put(key, body, headersOf(request)).etag);
  const from = decodeURIComponent(String(source))
    .replace(/^\//, '')
    .slice(BUCKET.length + 1);
  const { etag: tag } = bucket.copy(from, key, headersOf(request));
  return xml(`<CopyObjectResult><ETag>"${tag}"</ETag></CopyObjectResult>`);
}

function post(bucket: Bucket, { key, query, request, body }: Call): Answer {
  if (query.has('uploads')) {
    const id = bucket.begin(key, headersOf(request));
    return xml(
      `<InitiateMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const uploadId = query.get('uploadId');
  if (!uploadId) throw new S3Fault('NotImplemented', 501);
  const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part]) => ({
    number: Number(part!.match(/<PartNumber>(\d+)</)?.[1]),
    etag: String(part!.match(/<ETag>(?:"|&quot;)?([^"&<]+)/)?.[1]),
  }));
  const { etag: tag } = bucket.complete(uploadId, key, named);
  return xml(`<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"${tag}"</ETag></CompleteMultipartUploadResult>`);
}

function listParts(bucket: Bucket, key: string, uploadId: string): Answer {
  const parts = bucket
    .parts(uploadId, key)
    .map(
      ({ number, etag: tag, sizeBytes }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${tag}"</ETag><Size>${sizeBytes}</Size></Part>`,
    );
  return xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`);
}

function headersOf({ headers }: IncomingMessage): ObjectHeaders {
  const kept = Object.entries(headers).filter(([name]) => /^(?:content-type|cache-control|x-amz-meta-.*)$/.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

const etag = (tag: string): Answer => ({ headers: { etag: `"${tag}"` } });
const xml = (content: string): Answer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${content}`,
});

function send(request: IncomingMessage, response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
