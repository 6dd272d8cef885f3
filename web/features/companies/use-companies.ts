import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, type client } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';

type Page = Awaited<ReturnType<typeof client.companies.listCompanies>>;

/** Lists companies, optionally by name or domain, and overrides their badges. */
export function useCompanies(text: string) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const options = api.companies.listCompanies.infiniteOptions({
    input: (cursor: string | undefined) => ({ text, ...(cursor ? { cursor } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const companies = useInfiniteQuery(options);
  const setVerified = useMutation(
    api.companies.setVerified.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData<InfiniteData<Page, string | undefined>>(
          options.queryKey,
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                items: page.items.map((item) => (item.companyId === saved.companyId ? saved : item)),
              })),
            },
        );
        notify.done(t('companies.saved'));
      },
      onError: () => notify.failed(t('companies.failed')),
    }),
  );
  return { companies, setVerified };
}
