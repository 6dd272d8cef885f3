import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The error that S3 responds with instead. */
export class S3Fault extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** Content-Type, Cache-Control and x-amz-meta-*, as sent with the object. */
export type ObjectHeaders = Record<string, string>;

interface Kept {
  etag: string;
  sizeBytes: number;
  modifiedAt: Date;
  headers: ObjectHeaders;
}
interface OnItsWay {
  key: string;
  headers: ObjectHeaders;
  parts: Map<number, { etag: string; sizeBytes: number }>;
}

const MIN_PART_BYTES = 5 * 1024 * 1024;
const md5 = (content: Buffer) => createHash('md5').update(content).digest('hex');

/** Objects and multipart uploads, stored as files in a folder. */
export function createBucket(folder: string) {
  const objects = new Map<string, Kept>();
  const uploads = new Map<string, OnItsWay>();
  mkdirSync(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, encodeURIComponent(name));
  const partPath = (uploadId: string, number: number) => pathOf(`${uploadId}.${number}`);

  function getUpload(uploadId: string, key: string): OnItsWay {
    const upload = uploads.get(uploadId);
    if (!upload || upload.key !== key) throw new S3Fault('NoSuchUpload', 404);
    return upload;
  }
  function forget(uploadId: string, { parts }: OnItsWay) {
    for (const number of parts.keys()) rmSync(partPath(uploadId, number), { force: true });
    uploads.delete(uploadId);
  }
  function put(key: string, content: Buffer, headers: ObjectHeaders, etag = md5(content)): Kept {
    writeFileSync(pathOf(key), content);
    const kept = { etag, sizeBytes: content.length, modifiedAt: new Date(), headers };
    objects.set(key, kept);
    return kept;
  }
  function get(key: string): Kept & { content: Buffer } {
    const kept = objects.get(key);
    if (!kept || !existsSync(pathOf(key))) throw new S3Fault('NoSuchKey', 404);
    return { ...kept, content: readFileSync(pathOf(key)) };
  }

  return {
    put,
    get,
    keys: () => [...objects.keys()].toSorted(),
    uploads: () => [...uploads].map(([uploadId, { key }]) => ({ uploadId, key })),
    copy: (from: string, to: string, headers: ObjectHeaders) => put(to, get(from).content, headers),
    remove(key: string) {
      if (objects.delete(key)) rmSync(pathOf(key), { force: true });
    },
    begin(key: string, headers: ObjectHeaders) {
      const uploadId = randomUUID();
      uploads.set(uploadId, { key, headers, parts: new Map() });
      return uploadId;
    },
    putPart(uploadId: string, key: string, number: number, content: Buffer) {
      const { parts } = getUpload(uploadId, key);
      const part = { etag: md5(content), sizeBytes: content.length };
      writeFileSync(partPath(uploadId, number), content);
      parts.set(number, part);
      return part.etag;
    },
    parts: (uploadId: string, key: string) =>
      [...getUpload(uploadId, key).parts].toSorted(([a], [b]) => a - b).map(([number, part]) => ({ number, ...part })),
    complete(uploadId: string, key: string, named: { number: number; etag: string }[]) {
      const upload = getUpload(uploadId, key);
      for (const [index, { number, etag }] of named.entries()) {
        const part = upload.parts.get(number);
        if (!part || part.etag !== etag) throw new S3Fault('InvalidPart', 400);
        if (index < named.length - 1 && part.sizeBytes < MIN_PART_BYTES) throw new S3Fault('EntityTooSmall', 400);
      }
      const content = Buffer.concat(named.map(({ number }) => readFileSync(partPath(uploadId, number))));
      forget(uploadId, upload);
      return put(key, content, upload.headers, `${md5(content)}-${named.length}`);
    },
    abort(uploadId: string, key: string) {
      forget(uploadId, getUpload(uploadId, key));
    },
  };
}

export type Bucket = ReturnType<typeof createBucket>;
