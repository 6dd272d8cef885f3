import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '#web/ui/tabs.tsx';
import { AiScreen } from './ai-screen.tsx';
import { SearchScreen } from './search-screen.tsx';
import type { TabName } from './url.ts';
import { useSearchUrl } from './use-search.ts';

const SEARCH = 'search';

/** The four tabs of the search page. The last two belong to other features. */
export function SearchTabs({ bias, analytics }: { bias: ReactNode; analytics: ReactNode }) {
  const { t } = useTranslation('search');
  const { url, openTab } = useSearchUrl();
  return (
    <Tabs
      label={t('tabs.label')}
      value={url.tab ?? SEARCH}
      onChange={(value) => openTab(value === SEARCH ? undefined : (value as TabName))}
      tabs={[
        { value: SEARCH, label: t('tabs.search'), content: <SearchScreen /> },
        { value: 'ai', label: t('tabs.ai'), content: <AiScreen /> },
        { value: 'bias', label: t('tabs.bias'), content: bias },
        { value: 'analytics', label: t('tabs.analytics'), content: analytics },
      ]}
    />
  );
}
