import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { S3Store } from '@tus/s3-store';
import { LRUCache } from 'lru-cache';
import { MEDIA_CACHE_SECONDS } from '#contract/videos/videos.ts';
import { LINK_PERIOD_SECONDS, LINK_SECONDS, type Storage, StorageError, needKey, typeOf } from './storage.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of another provider than Amazon; buckets are then part of the path. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The smallest part that S3 takes: no more than this is sent again after an upload was cut. */
const PART_BYTES = 5 * 1024 * 1024;
const CHECK_WITHIN_MS = 5000;

/** Files in a bucket of anything that speaks S3. */
export function s3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket } = settings;
  const config = clientConfig(settings);
  const client = new S3Client(config);
  const at = (key: string) => ({ Bucket, Key: needKey(key) });
  const headersOf = (key: string) => ({
    ContentType: typeOf(key) ?? 'application/octet-stream',
    CacheControl: `public, max-age=${MEDIA_CACHE_SECONDS}`,
  });
  const get = async (key: string, range?: string, abortSignal?: AbortSignal) =>
    (await client.send(new GetObjectCommand({ ...at(key), Range: range }), { abortSignal })).Body as Readable;
  const head = (key: string) => client.send(new HeadObjectCommand(at(key))).catch(nullIfMissing);

  /** Aborts an upload and deletes its parts, which the provider would otherwise store, and charge for, forever. */
  async function abandonParts(key: string) {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: key }));
    for (const { Key, UploadId } of Uploads)
      if (Key === key)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(nullIfMissing);
  }

  return {
    uploads: new S3Store({
      partSize: PART_BYTES,
      useTags: false,
      cache: knownUploads(),
      s3ClientConfig: { ...config, bucket: Bucket },
    }),
    link: (key) =>
      getSignedUrl(client, new GetObjectCommand(at(key)), {
        expiresIn: LINK_SECONDS,
        signingDate: new Date(Date.now() - (Date.now() % (LINK_PERIOD_SECONDS * 1000))),
      }),
    async move(from, to) {
      const CopySource = `${Bucket}/${needKey(from)}`;
      await client.send(
        new CopyObjectCommand({ ...at(to), ...headersOf(to), CopySource, MetadataDirective: 'REPLACE' }),
      );
      await client.send(new DeleteObjectCommand(at(from)));
    },
    async copyIn(key, localPath) {
      const params = { ...at(key), ...headersOf(key), Body: createReadStream(localPath) };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 3 }).done();
    },
    async write(key, content) {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          ...headersOf(key),
          Body: content,
          ContentLength: Buffer.byteLength(content),
        }),
      );
    },
    async open(key) {
      const found = await head(key);
      if (!found) return null;
      return {
        sizeBytes: found.ContentLength!,
        modifiedAt: found.LastModified!,
        async read(offset, lengthBytes) {
          const body = await get(key, `bytes=${offset}-${offset + lengthBytes - 1}`);
          return Buffer.concat(await body.toArray());
        },
        async *content() {
          yield* (await get(key)) as AsyncIterable<Buffer>;
        },
        close: () => Promise.resolve(),
      };
    },
    async bring(key, folder) {
      const path = join(folder, basename(needKey(key)));
      if (
        await access(path).then(
          () => true,
          () => false,
        )
      )
        return path;
      await mkdir(folder, { recursive: true });
      await pipeline(await get(key), createWriteStream(`${path}.part`));
      await rename(`${path}.part`, path);
      return path;
    },
    async remove(keys) {
      await Promise.all(
        keys.map(async (key) => {
          if (key.startsWith('uploads/')) await abandonParts(needKey(key));
          await client.send(new DeleteObjectCommand(at(key))).catch(nullIfMissing);
        }),
      );
    },
    exists: async (key) => (await head(key)) !== null,
    async check() {
      await client
        .send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(CHECK_WITHIN_MS) })
        .catch((error: unknown) => {
          throw new StorageError(sentenceFor(error, settings));
        });
    },
  };
}

const clientConfig = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 3000, socketTimeout: 20_000 },
  // Many other providers refuse the checksums that Amazon takes in addition.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** What the store has read of uploads on their way, which never changes; the rest it asks the bucket, as any server does. */
function knownUploads<Known extends object>() {
  const known = new LRUCache<string, Known>({ max: 10_000 });
  return {
    get: (key: string) => Promise.resolve(known.get(key)),
    set: (key: string, value: Known) => Promise.resolve(void known.set(key, value)),
    delete: (key: string) => Promise.resolve(void known.delete(key)),
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}

function sentenceFor(error: unknown, { bucket, region, endpoint }: S3Settings) {
  const place = endpoint ?? `Amazon S3 in ${region}`;
  switch (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined) {
    case 301:
    case 400:
      return `S3_REGION: ${place} does not have the bucket "${bucket}" in the region "${region}"`;
    case 401:
    case 403:
      return `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: ${place} refuses these keys for the bucket "${bucket}"`;
    case 404:
      return `S3_BUCKET: there is no bucket "${bucket}" at ${place}`;
    default:
      return `S3_ENDPOINT: ${place} does not answer (${error instanceof Error ? error.message : String(error)})`;
  }
}
