import type { IncomingMessage } from 'node:http';
import type { ObjectHeaders } from './bucket.ts';

export const BUCKET = 'closeup';

export interface Answer {
  status?: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}
export interface Call {
  key: string;
  query: URLSearchParams;
  request: IncomingMessage;
  body: Buffer;
}

export function headersOf({ headers }: IncomingMessage): ObjectHeaders {
  const kept = Object.entries(headers).filter(([name]) => /^(?:content-type|cache-control|x-amz-meta-.*)$/.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

export const etag = (tag: string): Answer => ({ headers: { etag: `"${tag}"` } });
export const xml = (content: string): Answer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${content}`,
});
