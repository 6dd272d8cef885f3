import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Conversation } from '#contract/chats/conversations.ts';
import { api } from '#web/lib/api.ts';

/**
 * Marks messages as read while they are in view and the tab is visible.
 * @param seq number of the newest message shown.
 * @returns a ref for the element that contains the messages.
 */
export function useReadMark(conversation: Conversation | undefined, seq: number | undefined) {
  const { mutate } = useMutation(api.chats.markRead.mutationOptions());
  const [isInView, setInView] = useState(false);
  const watch = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting), { threshold: 0.3 });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const conversationId = conversation?.id;
  const readSeq = conversation?.readSeq;
  useEffect(() => {
    if (!isInView || conversationId === undefined || readSeq === undefined || seq === undefined || seq <= readSeq)
      return;
    const markRead = () => {
      if (!document.hidden) mutate({ conversationId, seq });
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [isInView, conversationId, readSeq, seq, mutate]);
  return watch;
}
