import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { LRUCache } from 'lru-cache';
import { nullIfMissing } from './s3-client.ts';

/** The smallest part that S3 accepts, and so the most that is sent again after an upload was interrupted. */
export const PART_BYTES = 5 * 1024 * 1024;

/** The store of uploads in progress, in parts. */
export const uploadStore = (config: S3ClientConfig, bucket: string) =>
  new S3Store({
    partSize: PART_BYTES,
    useTags: false,
    cache: knownUploads(),
    s3ClientConfig: { ...config, bucket },
  });

/** Aborts an upload and deletes its parts, which the provider would otherwise store, and charge for, forever. */
export async function abandonParts(client: S3Client, Bucket: string, key: string) {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: key }));
  for (const { Key, UploadId } of Uploads)
    if (Key === key) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(nullIfMissing);
}

/** Caches what never changes about uploads in progress. Everything else is read from the bucket, as any server may. */
function knownUploads<Known extends object>() {
  const known = new LRUCache<string, Known>({ max: 10_000 });
  return {
    get: (key: string) => Promise.resolve(known.get(key)),
    set: (key: string, value: Known) => Promise.resolve(void known.set(key, value)),
    delete: (key: string) => Promise.resolve(void known.delete(key)),
  };
}
