import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conversation } from '#contract/chats/conversations.ts';
import type { Message } from '#contract/chats/messages.ts';

interface Range {
  after?: number;
  before?: number;
}
interface Page {
  items: Message[];
  hasMore: boolean;
}

const listMessages = vi.hoisted(() => vi.fn<(range: Range) => Promise<Page>>());
vi.mock('#web/lib/api.ts', () => ({ api: {}, client: { chats: { listMessages } } }));
// Another test file of this worker may have loaded the module with the real API.
vi.resetModules();
const { addSent, lastSeen, loadEarlier, threadOptions } = await import('./thread-data.ts');

const CONVERSATION = 'c1';
const PAGE_SIZE = 3;
const message = (seq: number, content = `message ${seq}`) =>
  ({ conversationId: CONVERSATION, seq, content, clientId: `client ${seq}` }) as Message;

let queries: QueryClient;
/** Number of messages on the server. */
let count: number;

/** Pages through the conversation as the server does. */
function answer({ after, before }: Range): Page {
  const all = Array.from({ length: count }, (_, index) => message(index + 1));
  const found = all.filter(({ seq }) => seq > (after ?? 0) && seq < (before ?? Infinity));
  return {
    items: after === undefined ? found.slice(-PAGE_SIZE) : found.slice(0, PAGE_SIZE),
    hasMore: found.length > PAGE_SIZE,
  };
}

const read = () => queries.fetchQuery(threadOptions(queries, CONVERSATION));
const shown = () => queries.getQueryData(threadOptions(queries, CONVERSATION).queryKey);
const shownSeqs = () => shown()?.messages.map(({ seq }) => seq);

beforeEach(() => {
  queries = new QueryClient();
  count = 5;
  listMessages.mockReset();
  listMessages.mockImplementation(async (range) => answer(range));
});

describe('reading', () => {
  test('starts with the newest page', async () => {
    await read();
    expect(shownSeqs()).toEqual([3, 4, 5]);
    expect(shown()?.hasEarlier).toBe(true);
  });

  test('closes a gap of any number of pages after the newest known message', async () => {
    await read();
    count = 13;
    await read();
    expect(shownSeqs()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(shown()?.hasEarlier).toBe(true);
  });

  test('adds earlier pages at the top until there are none', async () => {
    await read();
    await loadEarlier(queries, CONVERSATION);
    expect(shownSeqs()).toEqual([1, 2, 3, 4, 5]);
    expect(shown()?.hasEarlier).toBe(false);
  });

  test('requests nothing earlier before the first page has loaded', async () => {
    await loadEarlier(queries, CONVERSATION);
    expect(listMessages).not.toHaveBeenCalled();
  });

  test('keeps what is known if a page fails to load', async () => {
    await read();
    count = 12;
    listMessages.mockImplementationOnce(async () => answer({ after: 5 })).mockRejectedValueOnce(new Error('offline'));
    await expect(read()).rejects.toThrow('offline');
    expect(shownSeqs()).toEqual([3, 4, 5]);
    await read();
    expect(shownSeqs()?.at(-1)).toBe(12);
  });
});

describe('a message that was just sent', () => {
  test('joins the thread without another request if it is the next one', async () => {
    await read();
    listMessages.mockClear();
    await addSent(queries, message(6));
    expect(shownSeqs()).toEqual([3, 4, 5, 6]);
    expect(listMessages).not.toHaveBeenCalled();
  });

  test('is not shown alone if messages before it are missing', async () => {
    await read();
    await addSent(queries, message(8));
    expect(shownSeqs()).toEqual([3, 4, 5]);
    expect(queries.getQueryState(threadOptions(queries, CONVERSATION).queryKey)?.isInvalidated).toBe(true);
    count = 8;
    await read();
    expect(shownSeqs()).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test('is shown once if a read returns it too, and survives a read that started before it', async () => {
    await read();
    count = 6;
    const { promise, resolve } = Promise.withResolvers<Page>();
    listMessages.mockReturnValueOnce(promise);
    const reading = read();
    await addSent(queries, message(6, 'sent'));
    await addSent(queries, message(7, 'sent'));
    resolve(answer({ after: 5 }));
    await reading;
    expect(shownSeqs()).toEqual([3, 4, 5, 6, 7]);
  });

  test('stays in numerical order if answers arrive out of order', async () => {
    await read();
    await addSent(queries, message(6));
    await addSent(queries, message(5, 'again'));
    expect(shownSeqs()).toEqual([3, 4, 5, 6]);
    expect(shown()?.messages[2]?.content).toBe('again');
  });

  test('does not create a thread that hasn’t been opened', async () => {
    await addSent(queries, message(6));
    expect(shown()).toBeUndefined();
  });
});

test('the last seen message is the reader’s own, not the other party’s, a system message or a newer one', () => {
  const by = (senderId: string, seq: number, isSystem = false) => ({ ...message(seq), senderId, isSystem });
  const messages = [by('me', 1), by('me', 2), by('other', 3), by('me', 4, true), by('me', 5)];
  const other = { userId: 'other' } as Conversation['other'];
  expect([0, 1, 4, 5].map((otherReadSeq) => lastSeen(messages, { other, otherReadSeq })?.seq)).toEqual([
    undefined,
    1,
    2,
    5,
  ]);
});
