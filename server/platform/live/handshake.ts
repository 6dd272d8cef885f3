import { type IncomingMessage, ServerResponse } from 'node:http';
import { ORPCError } from '@orpc/server';
import { failure } from '../http/failure.ts';
import { SOCKETS } from '../limits/bounds.ts';
import { refuseConnection } from '../limits/connections.ts';
import { createSlots } from '../limits/slots.ts';

/** The session that a socket belongs to. */
export interface SocketSession {
  userId: string;
  sessionId: string;
}

/** Checks that the rest of the server provides for sockets. */
export interface SocketGuards {
  isForeignPage(request: IncomingMessage): boolean;
  networkOf(request: IncomingMessage): string;
  findSession(cookie: string): Promise<SocketSession | null>;
  /** Returns the given sessions that have neither ended nor expired. */
  findLiving(sessionIds: string[]): Promise<Set<string>>;
}

type Refusal = ReturnType<typeof failure>;
type Middleware = (request: IncomingMessage, response: unknown, next: () => void) => void;

/** The part of socket.io's engine that is used here. */
interface Engine {
  use(middleware: Middleware): unknown;
  on(name: 'connection', listener: (socket: EngineSocket) => void): unknown;
}
interface EngineSocket {
  request: IncomingMessage;
  once(name: 'close', listener: () => void): unknown;
}

/**
 * Accepts connections with a session that come from this site's pages, up to a limit for each account and address. Others get
 * a declared error before any memory is allocated for them.
 * @returns a function that returns the session of an accepted request.
 */
export function guardHandshakes(engine: Engine, fixtures: SocketGuards) {
  const accounts = createSlots({ total: SOCKETS.total, each: SOCKETS.perAccount });
  const addresses = createSlots({ total: SOCKETS.total, each: SOCKETS.perAddress });
  const sessions = new WeakMap<IncomingMessage, SocketSession>();
  const connected = new WeakSet<IncomingMessage>();
  const leaving = new WeakMap<IncomingMessage, () => void>();

  async function admit(request: IncomingMessage, response: unknown) {
    const leaveAddress = addresses.enter(fixtures.networkOf(request));
    let leaveAccount: () => void;
    try {
      const session = await fixtures.findSession(request.headers.cookie ?? '');
      if (!session) throw failure('unauthenticated');
      leaveAccount = accounts.enter(session.userId);
      sessions.set(request, session);
    } catch (error) {
      leaveAddress();
      throw error;
    }
    const leave = () => {
      leaveAddress();
      leaveAccount();
    };
    leaving.set(request, leave);
    if (request.socket.destroyed) return leave();
    // For a request that never becomes a socket.
    const answered = response instanceof ServerResponse ? response : request.socket;
    answered.once('close', () => connected.has(request) || leave());
  }

  engine.use((request, response, next) => {
    const refuse = (declared: Refusal) => {
      if (response instanceof ServerResponse) answer(response, declared);
      else refuseConnection(request.socket, declared);
    };
    if (fixtures.isForeignPage(request)) return refuse(failure('foreign_origin'));
    // For an accepted socket.
    if (new URLSearchParams(request.url!.split('?')[1]).has('sid')) return next();
    admit(request, response).then(
      () => next(),
      (error: unknown) => refuse(isRefusal(error) ? error : failure('unexpected')),
    );
  });
  engine.on('connection', (socket) => {
    connected.add(socket.request);
    socket.once('close', () => leaving.get(socket.request)?.());
  });
  return (request: IncomingMessage) => sessions.get(request) ?? null;
}

const isRefusal = (error: unknown): error is Refusal => error instanceof ORPCError;

function answer(response: ServerResponse, declared: Refusal) {
  const { retryAfterSeconds } = (declared.data ?? {}) as { retryAfterSeconds?: number };
  if (retryAfterSeconds) response.setHeader('retry-after', retryAfterSeconds);
  response.writeHead(declared.status, { 'content-type': 'application/json' }).end(JSON.stringify(declared.toJSON()));
}
