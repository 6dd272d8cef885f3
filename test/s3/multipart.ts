import { type Bucket, S3Fault } from './bucket.ts';
import { BUCKET, type Answer, type Call, headersOf, xml } from './reply.ts';

export function post(bucket: Bucket, { key, query, request, body }: Call): Answer {
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

export function listParts(bucket: Bucket, key: string, uploadId: string): Answer {
  const parts = bucket
    .parts(uploadId, key)
    .map(
      ({ number, etag: tag, sizeBytes }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${tag}"</ETag><Size>${sizeBytes}</Size></Part>`,
    );
  return xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`);
}
