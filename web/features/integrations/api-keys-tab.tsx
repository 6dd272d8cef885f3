import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** The company's API keys, and the form that creates one. */
export function ApiKeysTab() {
  const { t } = useTranslation('integrations');
  const keys = useQuery(api.integrations.listApiKeys.queryOptions());
  const [isAdding, setIsAdding] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="d-3">{t('keys.title')}</h2>
          <p className="mt-2 max-w-[62ch] text-ink-2">{t('keys.text')}</p>
        </div>
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          <Plus className="ic" aria-hidden />
          {t('keys.add')}
        </Button>
      </header>
      {keys.isPending && <Skeleton shape="text" className="h-24" />}
      {keys.isLoadingError && (
        <ErrorState title={t('loadFailed')} onRetry={() => void keys.refetch()} retrying={keys.isRefetching} />
      )}
      {keys.data?.items.length === 0 && (
        <EmptyState drawing="api-keys" as="h3" title={t('keys.empty')} text={t('keys.emptyText')} />
      )}
      {keys.data && keys.data.items.length > 0 && (
        <ul className="flex flex-col">
          {keys.data.items.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} now={new Date(keys.dataUpdatedAt)} />
          ))}
        </ul>
      )}
      {isAdding && <ApiKeyForm onClose={() => setIsAdding(false)} onCreated={setCreated} />}
      <SecretDialog
        title={t('keys.newTitle')}
        text={t('keys.newText')}
        done={t('keys.done')}
        values={created === null ? null : [{ label: t('keys.key'), value: created }]}
        onClose={() => setCreated(null)}
      />
    </section>
  );
}
