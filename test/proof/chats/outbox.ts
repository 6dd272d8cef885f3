import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#contract/chats/messages.ts';
import type { Person } from './people.ts';

/** One in this many acknowledged messages is sent again. */
const REPEATED = 10;

/** Sends messages one by one, retrying each until a server acknowledges it, like the site's outbox. */
export async function writeAll(person: Person, anyServer: () => string, count: number, upTo: (max: number) => number) {
  for (let number = 0; number < count; number++) {
    const clientId = randomUUID();
    person.written.push(clientId);
    await send(person, anyServer, clientId, `number ${number}`);
    if (upTo(REPEATED) > 0) continue;
    const again = person.written[upTo(person.written.length)]!;
    await send(person, anyServer, again, 'again');
  }
}

async function send(person: Person, anyServer: () => string, clientId: string, content: string) {
  for (;;) {
    const response = await fetch(`${anyServer()}/api/conversations/${person.conversationId}/messages`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, content }),
    }).catch(() => null);
    if (response?.ok) {
      const message = (await response.json().catch(() => null)) as Message | null;
      if (message) return person.acknowledged.set(clientId, message.seq);
    } else if (response?.status === 429) await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
    await sleep(50);
  }
}
