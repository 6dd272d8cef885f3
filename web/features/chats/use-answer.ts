import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/chats/conversations.ts';
import { api, client } from '#web/lib/api.ts';
import { notify } from '#web/ui/notify.ts';
import { refreshThreads } from './thread-data.ts';

/** The talent's decision about a conversation. */
export function useAnswer(conversationId: string) {
  const { t } = useTranslation('chats');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => client.chats.answer({ conversationId, answer }),
    onSuccess: () =>
      Promise.all([queries.invalidateQueries({ queryKey: api.chats.key() }), refreshThreads(queries, conversationId)]),
    onError: () => notify.failed(t('answerFailed')),
  });
}
