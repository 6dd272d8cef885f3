import { type Socket, io } from 'socket.io-client';
import type { Message } from '#contract/chats/messages.ts';
import type { Person } from './people.ts';

/** Behaves like the site's page: after events and reconnects it reads everything after its last message. */
export function openPage(person: Person, anyServer: () => string) {
  let reading = Promise.resolve();
  const readOn = async () => {
    for (;;) {
      const after = person.seen.at(-1)?.seq ?? 0;
      const url = `${anyServer()}/api/conversations/${person.conversationId}/messages?after=${after}`;
      const response = await fetch(url, { headers: person.headers });
      const { items, hasMore } = (await response.json()) as { items: Message[]; hasMore: boolean };
      person.seen.push(...items);
      if (!hasMore) return;
    }
  };
  const catchUp = () => (reading = reading.then(readOn).catch(() => undefined));
  let socket: Socket;
  const connect = () => {
    socket = io(anyServer(), {
      transports: ['websocket'],
      extraHeaders: person.headers,
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
    socket.on('connect', () => void catchUp());
    socket.on('message_sent', () => void catchUp());
  };
  connect();
  return {
    catchUp,
    cut() {
      socket.close();
      connect();
    },
    close: () => socket.close(),
  };
}
