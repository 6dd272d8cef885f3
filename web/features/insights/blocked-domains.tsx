import { Link } from '@tanstack/react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { fieldsOf } from '#web/lib/failure.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import type { Visibility } from '#contract/insights.ts';

/** Blocks companies by the domain of their email or website, for example the current employer. */
export function BlockedDomains({ domains }: { domains: string[] }) {
  const { t } = useTranslation(['insights', 'validation']);
  const cacheVisibility = useVisibilitySaved();
  const [typed, setTyped] = useState('');
  const block = useMutation(
    api.insights.blockDomain.mutationOptions({
      onSuccess: (saved) => {
        cacheVisibility(saved);
        setTyped('');
      },
      onError: (error) => !fieldsOf(error).domain && notify.failed(t('visibility.failed')),
    }),
  );
  const unblock = useMutation(
    api.insights.unblockDomain.mutationOptions({
      onSuccess: cacheVisibility,
      onError: () => notify.failed(t('visibility.failed')),
    }),
  );
  const problem = fieldsOf(block.error).domain;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!block.isPending) block.mutate({ domain: typed });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={t('blocks.title')}
        hint={t('blocks.text')}
        {...(problem ? { error: t(`validation:${problem as 'domain'}`) } : {})}
      >
        <TextInput
          value={typed}
          placeholder={t('blocks.placeholder')}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            block.reset();
          }}
          trail={
            <Button type="submit" variant="soft" size="sm" className="-mr-2" pending={block.isPending}>
              {t('blocks.add')}
            </Button>
          }
        />
      </Field>
      {domains.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {domains.map((domain) => (
            <li key={domain}>
              <Chip variant="soft" name={domain} onRemove={() => unblock.mutate({ domain })}>
                {domain}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** Companies that the talent blocked in a conversation, where each can be unblocked. */
export function BlockedChats({ chats }: { chats: Visibility['blockedChats'] }) {
  const { t } = useTranslation('insights');
  if (chats.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="text-ink-2">{t('blocks.inChats')}</p>
      {chats.map(({ conversationId, companyName }) => (
        <Link
          key={conversationId}
          to="/messages/$conversationId"
          params={{ conversationId }}
          className="-my-1 py-1 font-semibold underline underline-offset-4"
        >
          {companyName}
        </Link>
      ))}
    </div>
  );
}

/** Caches the saved visibility and refreshes the insights that depend on it. */
export function useVisibilitySaved() {
  const queries = useQueryClient();
  return (saved: Visibility) => {
    cacheSaved(queries, api.insights.getVisibility.queryKey(), saved);
    void queries.invalidateQueries({ queryKey: api.insights.getInsights.key() });
    void queries.invalidateQueries({ queryKey: api.talents.getProfile.key() });
  };
}
