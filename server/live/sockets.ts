import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Server } from 'socket.io';
import { describeError, log } from '../log.ts';
import { LIVE_CHANNEL } from './publish.ts';

/**
 * Opens the live socket at /socket.io. A socket belongs to the account of its session cookie and receives hints only;
 * hints come from Postgres, so that any server or worker reaches any tab.
 */
export async function openSockets(
  server: HttpServer,
  databaseUrl: string,
  findUserId: (cookie: string) => Promise<string | null>,
) {
  const io = new Server(server, { serveClient: false, transports: ['websocket', 'polling'] });
  io.use((socket, next) => {
    findUserId(socket.request.headers.cookie ?? '').then(
      async (userId) => {
        if (!userId) return next(new Error('unauthenticated'));
        await socket.join(userId);
        next();
      },
      () => next(new Error('unexpected')),
    );
  });
  const stopping = new AbortController();
  const listening = listenUntil(stopping.signal, databaseUrl, (payload) => {
    const { userId, name, event } = JSON.parse(payload) as { userId: string; name: string; event: unknown };
    io.to(userId).emit(name, event);
    if (name === 'session_ended')
      void dismiss(userId).catch((error: unknown) =>
        log('error', 'a socket was not closed', { err: describeError(error) }),
      );
  });
  /** Closes what an ended session still has open here. */
  async function dismiss(userId: string) {
    for (const socket of io.of('/').sockets.values()) {
      if (!socket.rooms.has(userId)) continue;
      if ((await findUserId(socket.request.headers.cookie ?? '')) !== userId) socket.disconnect(true);
    }
  }
  return {
    async close() {
      stopping.abort();
      io.disconnectSockets(true);
      await listening;
    },
  };
}

/** LISTENs, again after every lost connection; tabs read the truth when they reconnect, so a gap costs nothing. */
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
