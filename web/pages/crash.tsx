import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/error-state.tsx';

/** A page that threw. */
export function CrashPage({ reset }: ErrorComponentProps) {
  const { t } = useTranslation('errors');
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main id="main" className="page py-10">
      <ErrorState as="h1" title={t('occurred')} text={t('crashText')} onRetry={retry} />
    </main>
  );
}
