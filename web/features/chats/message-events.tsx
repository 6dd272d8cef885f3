import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, client } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';
import { flushOutbox, openOutbox } from './outbox.ts';
import { addSent, refreshThreads } from './thread-data.ts';

const NEWS = ['message_sent', 'messages_read', 'conversation_answered', 'talent_unlocked'] as const;

/** Keeps everything about messages true while an account is signed in, and its outbox open. Shows nothing. */
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
    const returned = () => {
      if (!document.hidden) catchUp();
    };
    const stops = NEWS.map((name) => onLive(name, (event) => event && refresh(event.conversationId)));
    stops.push(onLive('message_sent', (event) => event ?? catchUp()));
    stops.push(
      openOutbox(userId, async ({ conversationId, clientId, content }) => {
        const sent = await client.chats.sendMessage({ conversationId, clientId, content });
        void addSent(queries, sent);
        void queries.invalidateQueries({ queryKey: api.chats.key() });
      }),
    );
    document.addEventListener('visibilitychange', returned);
    return () => {
      stops.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', returned);
    };
  }, [queries, userId]);
  return null;
}
