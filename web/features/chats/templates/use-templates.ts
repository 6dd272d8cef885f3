import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MessageTemplate } from '#contract/chats/templates.ts';
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
  const create = useMutation(api.chats.createTemplate.mutationOptions(saved));
  const save = useMutation(api.chats.saveTemplate.mutationOptions(saved));
  const remove = useMutation(
    api.chats.removeTemplate.mutationOptions({
      onSuccess: changed,
      onError: () => notify.failed(t('templates.removeFailed')),
    }),
  );
  return {
    create,
    save,
    remove: ({ id, name, content }: MessageTemplate) =>
      remove.mutate(
        { templateId: id },
        {
          onSuccess: () =>
            notify.done(t('templates.removed'), {
              action: {
                label: t('templates.undo'),
                onClick: () =>
                  create.mutate({ name, content }, { onError: () => notify.failed(t('templates.undoFailed')) }),
              },
            }),
        },
      ),
  };
}
