import type { Env } from '../env.ts';
import { diskStorage } from './storage-disk.ts';
import type { Storage } from './storage.ts';

/** Uses the bucket of the settings, otherwise the data folder. The SDK is loaded only for a bucket. */
export async function createStorage(env: Env): Promise<Storage> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStorage(env.DATA_DIR);
  const { s3Storage } = await import('./storage-s3.ts');
  return s3Storage({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
