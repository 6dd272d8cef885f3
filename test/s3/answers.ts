import { type Bucket, S3Fault } from './bucket.ts';
import { post, listParts } from './multipart.ts';
import { BUCKET, type Answer, type Call, headersOf, etag, xml } from './reply.ts';

export function answer(bucket: Bucket, call: Call): Answer {
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
