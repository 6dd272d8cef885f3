import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME_SKELETON_MS } from '#contract/values/screen-timings.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/notify.ts';

/** The featured videos; the skeleton stands 100 ms before they are asked for. */
export function useFeatured() {
  const { t } = useTranslation('home');
  const [asked, ask] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => ask(true), HOME_SKELETON_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery(api.search.listFeatured.queryOptions({ enabled: asked, staleTime: 60_000 }));
  useEffect(() => {
    if (query.isError) notify.failed(t('featured.failed'), { id: 'featured' });
  }, [query.isError, query.errorUpdateCount, t]);
  return query;
}
