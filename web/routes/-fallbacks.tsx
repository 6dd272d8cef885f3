import { type ErrorComponentProps, Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadOnce, useOnline } from '#web/lib/browser-state.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { StatePanel } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Silhouette } from '#web/ui/frame.tsx';
import { Spinner } from '#web/ui/states/loading.tsx';

const NUMBER = 404;

export function NotFoundPage() {
  const { t } = useTranslation('errors');
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => console.error('No page at', pathname), [pathname]);
  return (
    <main
      id="main"
      // Stays in place when a notice appears below.
      className="page flex min-h-[calc(100dvh-var(--room-top)-var(--room-tabs))] flex-col justify-end gap-8 pt-6 pb-20 md:flex-row md:items-end md:justify-start md:gap-14 md:pb-16"
    >
      <p aria-hidden="true" className="d-face text-[min(44vw,78dvh)]! leading-[.74]! tracking-[-.03em]! md:-ml-[.03em]">
        {NUMBER}
      </p>
      <div className="flex flex-col items-start gap-4 md:pb-2">
        <h1 className="d-2">{t('pageTitle')}</h1>
        <p className="text-lg text-ink-2">{t('pageText')}</p>
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          {t('backHome')}
        </Link>
      </div>
    </main>
  );
}

/** Shown while a page's code loads. When offline, it says so; the page appears once the connection is back. */
export function PagePending() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  if (!isOnline)
    return (
      <main id="main" className="page py-10">
        <StatePanel as="h1" title={t('ui.offline')} text={t('ui.offlineText')} picture={<Silhouette />} />
      </main>
    );
  return (
    <main id="main" aria-busy="true" className="grid min-h-[70dvh] place-items-center">
      <output>
        <Spinner className="text-[2rem] text-ink-3" />
        <span className="sr-only">{t('ui.loading')}</span>
      </output>
    </main>
  );
}

const isChunkError = ({ message }: Error) => /dynamically imported module|importing a module script/i.test(message);

/** Shown in place of a page that threw. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('errors');
  const router = useRouter();
  const isOnline = useOnline();
  // The browser caches the failed chunk import: only a reload fetches it again.
  const isChunk = error instanceof Error && isChunkError(error);
  // The connection may have come back before this page appeared.
  useEffect(() => {
    if (isChunk && isOnline) reloadOnce();
  }, [isChunk, isOnline]);
  const retry = () => {
    if (isChunk) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <main id="main" className="page py-10">
      <ErrorState as="h1" title={t('occurred')} text={t('crashText')} onRetry={retry} />
    </main>
  );
}
