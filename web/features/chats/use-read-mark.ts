import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Conversation } from '#contract/chats/conversations.ts';
import { api } from '#web/lib/api.ts';

/**
 * What is on screen is read, as soon as somebody looks.
 * @param seq of the newest message that is shown.
 * @returns a ref for the element that shows the messages.
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
    const look = () => {
      if (!document.hidden) mutate({ conversationId, seq });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isInView, conversationId, readSeq, seq, mutate]);
  return watch;
}
