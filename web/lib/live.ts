import { io, type Socket } from 'socket.io-client';
import type { LiveEventName, LiveEvents } from '#contract/live.ts';

let socket: Socket | undefined;

/** Opens the signed-in account's live socket and closes the previous one. Call it after every sign-in. */
export function openLive() {
  socket?.close();
  socket = io({ transports: ['websocket', 'polling'], reconnectionDelayMax: 5000 });
}

/**
 * Calls back when an event arrives, and once after every reconnect with `null`, since hints may have been missed.
 * @returns a function that unsubscribes.
 */
export function onLive<Name extends LiveEventName>(
  name: Name,
  callback: (event: LiveEvents[Name] | null) => void,
): () => void {
  if (!socket) openLive();
  const current = socket!;
  const receive = (event: LiveEvents[Name]) => callback(event);
  const reconnected = () => callback(null);
  current.on(name as string, receive);
  current.on('connect', reconnected);
  return () => {
    current.off(name as string, receive);
    current.off('connect', reconnected);
  };
}
