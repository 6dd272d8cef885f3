import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';

/** The company's message templates, newest first. */
export function useTemplates() {
  const templates = useInfiniteQuery(
    api.chats.listTemplates.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  return { ...templates, items: templates.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Creates, changes and deletes templates, and reloads the list. */
export function useTemplateChanges(onSaved: () => void) {
  const { t } = useTranslation('chats');
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: api.chats.listTemplates.key() });
  const saved = {
    onSuccess: () => {
      notify.done(t('templates.saved'));
      onSaved();
      return changed();
    },
  };
  return {
    create: useMutation(api.chats.createTemplate.mutationOptions(saved)),
    save: useMutation(api.chats.saveTemplate.mutationOptions(saved)),
    remove: useMutation(
      api.chats.removeTemplate.mutationOptions({
        onSuccess: changed,
        onError: () => notify.failed(t('templates.removeFailed')),
      }),
    ),
  };
}
