import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/error-state.tsx';

const isMissingPart = ({ message }: Error) => /dynamically imported module|importing a module script/i.test(message);

/** A page that threw. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('errors');
  const router = useRouter();
  const retry = () => {
    // A part of the page that did not arrive stays missing until the page loads anew.
    if (error instanceof Error && isMissingPart(error)) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <main id="main" className="page py-10">
      <ErrorState as="h1" title={t('occurred')} text={t('crashText')} onRetry={retry} />
    </main>
  );
}
