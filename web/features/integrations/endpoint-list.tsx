import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/integrations/endpoints.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { EndpointRow } from './endpoint-row.tsx';
import { useEndpoints } from './use-endpoints.ts';

interface EndpointListProps {
  /** Shows only endpoints of this origin. */
  only?: Endpoint['origin'];
  empty: ReactNode;
}

/** The company's endpoints, each with its state and menu. */
export function EndpointList({ only, empty }: EndpointListProps) {
  const { t } = useTranslation('integrations');
  const endpoints = useEndpoints();
  const items = endpoints.data?.items.filter(({ origin }) => !only || origin === only) ?? [];
  if (endpoints.isPending) return <Skeleton shape="text" className="h-24" />;
  if (endpoints.isLoadingError)
    return (
      <ErrorState title={t('loadFailed')} onRetry={() => void endpoints.refetch()} retrying={endpoints.isRefetching} />
    );
  if (items.length === 0) return empty;
  return (
    <ul className="flex flex-col">
      {items.map((endpoint) => (
        <EndpointRow key={endpoint.id} endpoint={endpoint} />
      ))}
    </ul>
  );
}
