import { createFileRoute } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { ApiKeysTab } from '#web/features/integrations/api-keys-tab.tsx';
import { DeliveriesTab } from '#web/features/integrations/deliveries-tab.tsx';
import { WebhooksTab } from '#web/features/integrations/webhooks-tab.tsx';
import { ZapierTab } from '#web/features/integrations/zapier-tab.tsx';
import { oneOf } from '#web/lib/search-params.ts';
import { Tabs } from '#web/ui/navigation/tabs.tsx';

const TABS = ['zapier', 'deliveries', 'keys'] as const;
const WEBHOOKS = 'webhooks';

export const Route = createFileRoute('/company/integrations')({
  staticData: {
    requests: ['/webhooks/endpoints'],
    title: 'integrations',
    texts: ['integrations', 'accounts', 'validation'],
  },
  validateSearch: (query: Record<string, unknown>): { tab?: (typeof TABS)[number] } => {
    const tab = oneOf(TABS, query.tab);
    return tab ? { tab } : {};
  },
  component: () => (
    <Guard userType="company" ask="page">
      {(user) => (
        <main id="main" className="page flex flex-col gap-6 pt-4 pb-20 md:pt-8">
          <UnconfirmedBanner user={user} />
          <IntegrationsScreen />
        </main>
      )}
    </Guard>
  ),
});

/** Webhooks, their deliveries, Zapier and API keys. */
function IntegrationsScreen() {
  const { t } = useTranslation('integrations');
  const navigate = Route.useNavigate();
  const { tab = WEBHOOKS } = Route.useSearch();
  const open = (value: string) => {
    const chosen = oneOf(TABS, value);
    void navigate({ search: chosen ? { tab: chosen } : {}, resetScroll: false });
  };
  return (
    <>
      <header className="flex flex-col items-start gap-3">
        <h1 className="d-2">{t('title')}</h1>
        <p className="max-w-[62ch] text-lg text-ink-2">{t('lead')}</p>
        <a href="/api/docs" className="inline-flex min-h-11 items-center gap-2 font-semi underline underline-offset-4">
          {t('docs')}
          <ExternalLink className="ic" aria-hidden />
        </a>
      </header>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={open}
        tabs={[
          { value: WEBHOOKS, label: t('tabs.webhooks'), content: <WebhooksTab /> },
          { value: 'deliveries', label: t('tabs.deliveries'), content: <DeliveriesTab /> },
          { value: 'zapier', label: t('tabs.zapier'), content: <ZapierTab /> },
          { value: 'keys', label: t('tabs.keys'), content: <ApiKeysTab /> },
        ]}
      />
    </>
  );
}
