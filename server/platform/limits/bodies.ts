import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { failure } from '../http/failure.ts';
import {
  BODY_WITHIN_MS,
  JSON_BYTES,
  LARGE_BODY_WITHIN_MS,
  LINGER_BYTES,
  LINGER_MS,
  UPLOAD_STALLS_MS,
  URL_BYTES,
} from './bounds.ts';
import { bodyBytesOf } from './large-bodies.ts';

/**
 * Limits the duration and the length of a raw request, before any handler sees it.
 * @returns false if the request was refused.
 */
export function admitRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (hasBody(request)) {
    boundTime(request, response);
    lingerAfterAnswer(request, response);
  }
  if (request.url!.length <= URL_BYTES) return true;
  response.writeHead(414, { 'content-type': 'text/plain' }).end('URI too long');
  return false;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cuts a body that arrives too slowly. */
function boundTime(request: IncomingMessage, response: ServerResponse) {
  const cut = () => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { connection: 'close' }).end();
    request.socket.destroySoon();
  };
  if (request.url!.startsWith('/uploads/')) return void request.setTimeout(UPLOAD_STALLS_MS, cut);
  const isLarge = bodyBytesOf(request.url!) > JSON_BYTES;
  const timer = setTimeout(cut, isLarge ? LARGE_BODY_WITHIN_MS : BODY_WITHIN_MS).unref();
  request.once('close', () => clearTimeout(timer));
}

/**
 * A response that does not wait for the body closes the connection. Closing it at once would reset it and lose the
 * response, so only our side is closed, and the rest of the body is read and dropped for a moment.
 */
function lingerAfterAnswer(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete) response.setHeader('connection', 'close');
    return writeHead(...head);
  };
  response.once('prefinish', () => {
    if (request.complete) return;
    // Node calls this after the last response of a connection.
    socket.destroySoon = () => void socket.end();
    // Otherwise Node reads the whole body as fast as it arrives.
    request.read(0);
  });
  response.once('finish', () => {
    if (request.complete) return;
    let dropped = 0;
    request.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > LINGER_BYTES) request.pause();
    });
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}

/** Refuses compressed bodies, whose size is not known before they are expanded. */
export function refuseCompressed(server: FastifyInstance) {
  server.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') return;
    const declared = failure('unsupported_media_type');
    return reply.status(declared.status).header('accept-encoding', 'identity').send(declared.toJSON());
  });
}
