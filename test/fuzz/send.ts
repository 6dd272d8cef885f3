import { type Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { FuzzRequest } from './make-request.ts';

export interface FuzzAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const WITHIN_MS = 30_000;

/** Sends within the process: fast, but without Node's HTTP parser. */
export async function sendInside(
  server: FastifyInstance,
  { method, url, headers, body }: FuzzRequest,
): Promise<FuzzAnswer> {
  const answer = await server.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, headers: answer.headers as IncomingHttpHeaders, body: answer.body };
}

/** Sends over a connection. @throws when the server does not respond. */
export function sendOverHttp(
  port: number,
  agent: Agent,
  { method, url, headers, body }: FuzzRequest,
): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    // For some methods Node sends a body without Content-Length.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = openRequest(
      { host: '127.0.0.1', port, agent, method, path: url, headers: { ...headers, ...length }, timeout: WITHIN_MS },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
