import type { Socket } from 'socket.io-client';
import type { LiveEventName, LiveEvents } from '#contract/live.ts';
import { whenCalm } from './browser-state.ts';

const LOAD_AGAIN_MS = 5000;

let socket: Promise<Socket> | undefined;

/** Opens the signed-in account's live socket and closes the previous one. Call it after every sign-in. */
export function openLive() {
  void socket?.then((previous) => previous.close());
  socket = connect();
}

/** The page has priority: the socket's code loads once it is used or idle. */
async function connect(): Promise<Socket> {
  await whenCalm();
  for (;;) {
    const loaded = await import('socket.io-client').catch(() => undefined);
    if (loaded) return loaded.io({ transports: ['websocket', 'polling'], reconnectionDelayMax: 5000 });
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
  }
}

/**
 * Calls back when an event arrives, and with `null` after every connect, since events may have been missed.
 * @returns a function that unsubscribes.
 */
export const onLive = <Name extends LiveEventName>(name: Name, callback: (event: LiveEvents[Name] | null) => void) =>
  listen({ [name]: callback, connect: () => callback(null) });

/**
 * Calls back when the socket can't connect: the session may have ended before it opened.
 * @returns a function that unsubscribes.
 */
export const onLiveRefused = (callback: () => void) => listen({ connect_error: callback });

function listen(callbacks: Record<string, Parameters<Socket['on']>[1]>): () => void {
  if (!socket) openLive();
  const current = socket!;
  let isStopped = false;
  void current.then((open) => {
    if (!isStopped) for (const [name, callback] of Object.entries(callbacks)) open.on(name, callback);
  });
  return () => {
    isStopped = true;
    void current.then((open) => {
      for (const [name, callback] of Object.entries(callbacks)) open.off(name, callback);
    });
  };
}
