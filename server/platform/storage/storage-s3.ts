import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type S3Settings, clientConfig, headersOf, nullIfMissing, sentenceFor } from './s3-client.ts';
import { PART_BYTES, abandonParts, uploadStore } from './s3-uploads.ts';
import { LINK_PERIOD_SECONDS, LINK_SECONDS, type Storage, StorageError, needKey } from './storage.ts';

const CHECK_WITHIN_MS = 5000;

/** Files in any S3-compatible bucket. */
export function s3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket } = settings;
  const config = clientConfig(settings);
  const client = new S3Client(config);
  const at = (key: string) => ({ Bucket, Key: needKey(key) });
  const get = async (key: string, range?: string, abortSignal?: AbortSignal) =>
    (await client.send(new GetObjectCommand({ ...at(key), Range: range }), { abortSignal })).Body as Readable;
  const head = (key: string) => client.send(new HeadObjectCommand(at(key))).catch(nullIfMissing);

  return {
    uploads: uploadStore(config, Bucket),
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
          if (key.startsWith('uploads/')) await abandonParts(client, Bucket, needKey(key));
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
