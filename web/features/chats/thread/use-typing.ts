import { useEffect, useRef, useState } from 'react';
import { TYPING_MS } from '#contract/values/durations.ts';
import { client } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';

/** Conversations in which the other party is typing. */
export function useTyping(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const end = (conversationId: string) => {
      clearTimeout(timers.get(conversationId));
      timers.delete(conversationId);
      setTyping(new Set(timers.keys()));
    };
    const stops = [
      onLive('typing', (event) => {
        if (!event) return;
        const { conversationId } = event;
        clearTimeout(timers.get(conversationId));
        timers.set(
          conversationId,
          setTimeout(() => end(conversationId), TYPING_MS),
        );
        setTyping(new Set(timers.keys()));
      }),
      onLive('message_sent', (event) => event && end(event.conversationId)),
    ];
    return () => {
      stops.forEach((stop) => stop());
      timers.forEach(clearTimeout);
    };
  }, []);
  return typing;
}

/** Tells the other party at intervals that the account is typing. */
export function useTellTyping(conversationId: string) {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < TYPING_MS * 0.6) return;
    toldAt.current = Date.now();
    client.chats.tellTyping({ conversationId }).catch(() => undefined);
  };
}
