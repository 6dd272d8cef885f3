import { type RequestListener, type Server, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../http/network.ts';
import type { failure } from '../http/failure.ts';
import type { responseWith } from '../http/security-headers.ts';
import { admitRequest } from './bodies.ts';
import { CONNECTIONS, CONNECTIONS_PER_ADDRESS, HEADERS_WITHIN_MS, HEADER_BYTES, REQUEST_WITHIN_MS } from './bounds.ts';
import { createSlots } from './slots.ts';

const CHECKED_EVERY_MS = 5000;
const KEEP_ALIVE_MS = 72_000;

interface ConnectionSettings {
  hasProxy: boolean;
  ServerResponse: ReturnType<typeof responseWith>;
}

/** Creates a Node server with limits on connections, headers, URLs and time. Behind a proxy all connections have one address. */
export function createBoundedServer(handle: RequestListener, { hasProxy, ServerResponse }: ConnectionSettings): Server {
  const slots = createSlots({ total: CONNECTIONS, each: hasProxy ? CONNECTIONS : CONNECTIONS_PER_ADDRESS });
  const refused = new WeakSet<Socket>();
  const server = createServer(
    {
      ServerResponse,
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECKED_EVERY_MS,
    },
    (request, response) => {
      if (!refused.has(request.socket) && admitRequest(request, response)) handle(request, response);
    },
  );
  server.maxConnections = CONNECTIONS + 100;
  server.prependListener('connection', (socket: Socket) => {
    try {
      socket.once('close', slots.enter(networkOf(socket.remoteAddress ?? '')));
    } catch (error) {
      refused.add(socket);
      refuseConnection(socket, error as ReturnType<typeof failure>);
    }
  });
  return server;
}

const REASONS: Record<number, string> = { 429: 'Too Many Requests', 503: 'Service Unavailable' };

/** Writes the error as a raw HTTP response and closes the connection. */
export function refuseConnection(socket: Pick<Socket, 'end' | 'destroy' | 'on'>, declared: ReturnType<typeof failure>) {
  const { retryAfterSeconds } = (declared.data ?? {}) as { retryAfterSeconds?: number };
  const body = JSON.stringify(declared.toJSON());
  socket.on('error', () => undefined);
  socket.end(
    [
      `HTTP/1.1 ${declared.status} ${REASONS[declared.status] ?? 'Forbidden'}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(retryAfterSeconds ? [`Retry-After: ${retryAfterSeconds}`] : []),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), 1000).unref();
}
