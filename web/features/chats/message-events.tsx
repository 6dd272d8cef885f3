import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, client } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';
import { flushOutbox, openOutbox } from './outbox/outbox.ts';
import { addSent, refreshThreads } from './thread/thread-data.ts';

const EVENTS = ['message_sent', 'messages_read', 'conversation_answered', 'talent_unlocked'] as const;

/** Refreshes messages on live events and runs the outbox while an account is signed in. Renders nothing. */
export function MessageEvents({ userId }: { userId: string }) {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = (conversationId?: string) => {
      void queries.invalidateQueries({ queryKey: api.chats.key() });
      void queries.invalidateQueries({ queryKey: api.unlocks.listContacts.key() });
      void refreshThreads(queries, conversationId);
    };
    const catchUp = () => {
      refresh();
      void flushOutbox();
    };
    const onVisibilityChange = () => {
      if (!document.hidden) catchUp();
    };
    const stops = EVENTS.map((name) => onLive(name, (event) => event && refresh(event.conversationId)));
    stops.push(onLive('message_sent', (event) => event ?? catchUp()));
    stops.push(
      openOutbox(userId, async ({ conversationId, clientId, content }) => {
        const sent = await client.chats.sendMessage({ conversationId, clientId, content });
        void addSent(queries, sent);
        void queries.invalidateQueries({ queryKey: api.chats.key() });
      }),
    );
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stops.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [queries, userId]);
  return null;
}
