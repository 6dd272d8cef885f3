import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CompanyProfile } from '#contract/companies.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

/** Publishes a company's page to everyone and to search engines. Until then, only talent it has met can open it. */
export function CompanyPageSettings({ profile }: { profile: CompanyProfile }) {
  const { t } = useTranslation('companies');
  const queries = useQueryClient();
  const publish = useMutation(
    api.companies.publishPage.mutationOptions({
      onSuccess: (saved) => {
        cacheSaved(queries, api.companies.getProfile.queryKey(), saved);
        notify.done(t(saved.isPagePublished ? 'page.settings.on' : 'page.settings.off'));
      },
      onError: (error) =>
        notify.failed(
          t(codeOf(error) === 'email_not_confirmed' ? 'page.settings.unconfirmed' : 'page.settings.failed'),
        ),
    }),
  );
  return (
    <section
      id="page"
      className="grid gap-6 border-t border-line pt-8 min-[900px]:grid-cols-[minmax(0,260px)_minmax(0,1fr)] min-[900px]:gap-10"
    >
      <div>
        <h2 className="d-3">{t('page.settings.title')}</h2>
        <p className="mt-2 text-sm text-ink-2">{t('page.settings.text')}</p>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5">
        <Switch
          className="w-full"
          label={t('page.settings.publish')}
          note={t('page.settings.publishText')}
          checked={publish.isPending ? publish.variables.isPublished : profile.isPagePublished}
          pending={publish.isPending}
          onChange={(isPublished) => publish.mutate({ isPublished })}
        />
        <a
          href={profile.pageUrl}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <ExternalLink className="ic" aria-hidden />
          {t('page.settings.open')}
        </a>
      </div>
    </section>
  );
}
