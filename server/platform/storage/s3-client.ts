import { type S3ClientConfig, S3ServiceException } from '@aws-sdk/client-s3';
import { MEDIA_CACHE_SECONDS } from '#contract/videos/videos.ts';
import { typeOf } from './storage.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Set for providers other than Amazon; buckets are then part of the path. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How a file is delivered from the bucket. */
export const headersOf = (key: string) => ({
  ContentType: typeOf(key) ?? 'application/octet-stream',
  CacheControl: `public, max-age=${MEDIA_CACHE_SECONDS}`,
});

export const clientConfig = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 3000, socketTimeout: 20_000 },
  // Many other providers reject the extra checksums that Amazon accepts.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

export function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}

/** Says which setting is wrong, based on the provider's error. */
export function sentenceFor(error: unknown, { bucket, region, endpoint }: S3Settings) {
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
