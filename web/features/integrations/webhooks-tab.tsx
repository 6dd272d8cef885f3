import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewEndpoint } from '#contract/integrations/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { EndpointSecret } from './secret-dialog.tsx';

/** All endpoints of the company, and the form that adds one. */
export function WebhooksTab() {
  const { t } = useTranslation('integrations');
  const [isAdding, setIsAdding] = useState(false);
  const [created, setCreated] = useState<NewEndpoint | null>(null);
  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="d-3">{t('endpoints.title')}</h2>
          <p className="mt-2 max-w-[62ch] text-ink-2">{t('endpoints.text')}</p>
        </div>
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          <Plus className="ic" aria-hidden />
          {t('endpoints.add')}
        </Button>
      </header>
      <EndpointList
        empty={<EmptyState drawing="webhooks" as="h3" title={t('endpoints.empty')} text={t('endpoints.emptyText')} />}
      />
      {isAdding && <EndpointForm onClose={() => setIsAdding(false)} onCreated={setCreated} />}
      <EndpointSecret endpoint={created} onClose={() => setCreated(null)} />
    </section>
  );
}
