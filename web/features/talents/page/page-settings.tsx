import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnTalentPage } from '#contract/talents/page.ts';
import { api } from '#web/lib/api.ts';
import { useHashTarget } from '#web/lib/hash-target.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Section } from '../form-parts.tsx';

/** Publishes a page about the talent that everyone can open, and lets search engines index it. Both are off by default. */
export function PageSettings() {
  const { t } = useTranslation('talents');
  const queries = useQueryClient();
  const own = useQuery(api.talents.getOwnPage.queryOptions());
  useHashTarget('public-page', own.isSuccess);
  const publish = useMutation(
    api.talents.publishPage.mutationOptions({
      onSuccess: (saved) => {
        cacheSaved(queries, api.talents.getOwnPage.queryKey(), saved);
        notify.done(t(saved.isPublished ? 'page.settings.on' : 'page.settings.off'));
      },
      onError: () => notify.failed(t('page.settings.failed')),
    }),
  );
  const isPending = publish.isPending;
  const shown = publish.isPending && own.data ? { ...own.data, ...publish.variables } : own.data;
  return (
    <div id="public-page" className="scroll-mt-(--room-top)">
      <Section title={t('page.settings.title')} text={t('page.settings.text')}>
        {own.isPending && <Skeleton shape="text" className="h-24" />}
        {own.isLoadingError && <ErrorState title={t('page.settings.loadFailed')} onRetry={() => void own.refetch()} />}
        {shown && (
          <>
            <Switch
              label={t('page.settings.publish')}
              note={t('page.settings.consent')}
              checked={shown.isPublished}
              pending={isPending}
              onChange={(isPublished) => publish.mutate({ isPublished, isIndexed: false })}
            />
            {shown.isPublished && (
              <Switch
                label={t('page.settings.index')}
                note={t('page.settings.indexText')}
                checked={shown.isIndexed}
                pending={isPending}
                onChange={(isIndexed) => publish.mutate({ isPublished: true, isIndexed })}
              />
            )}
            {shown.isPublished && shown.url && <PageLink page={shown} url={shown.url} />}
          </>
        )}
      </Section>
    </div>
  );
}

function PageLink({ page, url }: { page: OwnTalentPage; url: string }) {
  const { t } = useTranslation('talents');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.done(t('page.settings.copied')),
      () => notify.failed(t('page.settings.copyFailed')),
    );
  return (
    <div className="panel flex flex-col gap-3 rounded-md! bg-sunk! p-4">
      <TextInput readOnly value={url} aria-label={t('page.settings.link')} onFocus={(event) => event.target.select()} />
      {!page.isShown && <p className="text-sm text-ink-2">{t('page.settings.hidden')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy className="ic" aria-hidden />
          {t('page.settings.copy')}
        </Button>
        {page.isShown && (
          <a href={url} target="_blank" rel="noopener" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <ExternalLink className="ic" aria-hidden />
            {t('page.settings.open')}
          </a>
        )}
      </div>
    </div>
  );
}
