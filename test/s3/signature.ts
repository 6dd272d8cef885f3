import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();

/**
 * Whether a request is signed with these keys for this region, in its headers or URL (AWS Signature Version 4), and for this
 * body if its hash is signed. Returns S3's error code if not.
 */
export function findFault(request: IncomingMessage, body: Buffer, region: string, keys: Keys): string | null {
  const [path, search = ''] = request.url!.split('?') as [string, string?];
  const pairs = search.split('&').filter(Boolean);
  const query = new Map(pairs.map((pair): [string, string] => [pair.split('=')[0]!, pair.split('=')[1] ?? '']));
  const signed = inHeader(request) ?? inQuery(query);
  if (!signed) return 'AccessDenied';
  const [accessKeyId, day, signedRegion] = signed.credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  if (signed.expiresAt && signed.expiresAt < Date.now()) return 'AccessDenied';
  if (/^[0-9a-f]{64}$/.test(signed.payload) && signed.payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  query.delete('X-Amz-Signature');
  const canonical = [
    request.method,
    path,
    [...query]
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join('&'),
    ...signed.headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed.headers.join(';'),
    signed.payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secretAccessKey}`, day!));
  const expected = hmac(key, ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonical)].join('\n'));
  const given = Buffer.from(signed.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'SignatureDoesNotMatch';
}

interface Signed {
  credential: string;
  headers: string[];
  signature: string;
  date: string;
  payload: string;
  expiresAt?: number;
}

function inHeader({ headers }: IncomingMessage): Signed | undefined {
  const match = headers.authorization?.match(
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/,
  );
  if (!match) return undefined;
  return {
    credential: match[1]!,
    headers: match[2]!.split(';'),
    signature: match[3]!,
    date: String(headers['x-amz-date']),
    payload: String(headers['x-amz-content-sha256']),
  };
}

function inQuery(query: Map<string, string>): Signed | undefined {
  const read = (name: string) => decodeURIComponent(query.get(`X-Amz-${name}`) ?? '');
  if (read('Algorithm') !== 'AWS4-HMAC-SHA256') return undefined;
  const date = read('Date');
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return {
    credential: read('Credential'),
    headers: read('SignedHeaders').split(';'),
    signature: read('Signature'),
    date,
    payload: 'UNSIGNED-PAYLOAD',
    expiresAt: Date.parse(iso) + Number(read('Expires')) * 1000,
  };
}
