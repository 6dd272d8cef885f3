import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclaredCategories } from '#contract/fairness/categories.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { CategoriesForm } from './categories-form.tsx';

/** Lets talent declare sex and race or ethnicity for impact ratios. The answers stay hidden until they ask for them. */
export function CategoriesSection() {
  const { t, i18n } = useTranslation('categories');
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const categories = useQuery(api.fairness.getCategories.queryOptions());
  const declared = categories.data?.declared;
  const changed = (saved: DeclaredCategories, message: string) => {
    cacheSaved(queries, api.fairness.getCategories.queryKey(), saved);
    setIsOpen(false);
    notify.done(message);
  };
  const onError = () => notify.failed(t('failed'));
  const declare = useMutation(
    api.fairness.declareCategories.mutationOptions({ onSuccess: (saved) => changed(saved, t('saved')), onError }),
  );
  const withdraw = useMutation(
    api.fairness.withdrawCategories.mutationOptions({ onSuccess: (saved) => changed(saved, t('withdrawn')), onError }),
  );
  return (
    <>
      <ul className="flex max-w-[62ch] list-disc flex-col gap-1 pl-5 text-sm text-ink-2">
        {t('points', { returnObjects: true }).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {categories.isPending && <Skeleton className="h-10 w-56" />}
      {categories.isLoadingError && (
        <ErrorState
          title={t('loadFailed')}
          onRetry={() => void categories.refetch()}
          retrying={categories.isRefetching}
        />
      )}
      {declared && <p>{t('answered', { date: dateText(declared.declaredAt, i18n.language) })}</p>}
      {isOpen && (
        <CategoriesForm
          declared={declared ?? null}
          isSaving={declare.isPending}
          onSave={(answers) => declare.mutate({ ...answers, hasConsented: true })}
          onCancel={() => setIsOpen(false)}
        />
      )}
      {categories.isSuccess && !isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {t(declared ? 'change' : 'open')}
          </Button>
          {declared && (
            <Button variant="outline" size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate({})}>
              {t('withdraw')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
