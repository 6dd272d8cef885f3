import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Server } from 'socket.io';
import { SOCKETS_CHECKED_MS, SOCKET_BYTES } from '../limits/bounds.ts';
import { type SocketGuards, guardHandshakes } from './handshake.ts';
import { describeError, log } from '../log.ts';
import { LIVE_CHANNEL, type LiveMessage } from './publish.ts';

/**
 * Opens the live socket at /socket.io. A socket belongs to the session of its cookie and ends with it. It only receives events,
 * which come through Postgres, so that any server or worker reaches any tab.
 */
export async function openSockets(server: HttpServer, databaseUrl: string, fixtures: SocketGuards) {
  const io = new Server(server, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: SOCKET_BYTES,
    connectTimeout: 10_000,
  });
  const sessionOf = guardHandshakes(io.engine, fixtures);
  io.use((socket, next) => {
    const session = sessionOf(socket.request);
    if (!session) return next(new Error('unauthenticated'));
    socket.data = session;
    Promise.resolve(socket.join(session.userId)).then(() => next(), next);
  });
  const stopping = new AbortController();
  const listening = listenUntil(stopping.signal, databaseUrl, (payload) => {
    const { userId, name, event } = JSON.parse(payload) as LiveMessage;
    io.to(userId).emit(name, event);
    if (name === 'session_ended')
      for (const account of [userId].flat())
        void dismiss(account).catch((error: unknown) =>
          log('error', 'a socket was not closed', { err: describeError(error) }),
        );
  });
  const checking = setInterval(
    () =>
      void dismiss().catch((error: unknown) => log('error', 'sockets were not checked', { err: describeError(error) })),
    SOCKETS_CHECKED_MS,
  );

  /** Closes the sockets of sessions that have ended, for one account or for all. */
  async function dismiss(userId?: string) {
    const sockets = [...io.of('/').sockets.values()].filter(({ data }) => !userId || data.userId === userId);
    if (sockets.length === 0) return;
    const living = await fixtures.findLiving([...new Set(sockets.map(({ data }) => data.sessionId as string))]);
    for (const socket of sockets) if (!living.has(socket.data.sessionId)) socket.disconnect(true);
  }
  return {
    async close() {
      stopping.abort();
      clearInterval(checking);
      io.disconnectSockets(true);
      await listening;
    },
  };
}

/** LISTENs, and reconnects after every lost connection. Tabs reload their data when they reconnect, so no event is missed. */
async function listenUntil(signal: AbortSignal, url: string, receive: (payload: string) => void) {
  while (!signal.aborted) {
    const client = new pg.Client(url);
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      client.on('notification', ({ payload }) => payload && receive(payload));
      await client.query(`LISTEN ${LIVE_CHANNEL}`);
      await ended;
    } catch {
      await sleep(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
