import { Spinner } from '#web/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';

/** Shown until it is known whether the visitor may see a page. */
export function CheckingPage() {
  const { t } = useTranslation('auth');
  return <LoadingPage text={t('guard.checking')} />;
}

/** Shown while a page is about to redirect. */
export const LoadingPage = ({ text }: { text: string }) => (
  <main id="main" className="grid min-h-[70dvh] place-items-center" aria-busy="true">
    <p role="status" className="flex items-center gap-3 text-lg">
      <Spinner className="text-[1.5rem]" />
      {text}
    </p>
  </main>
);

/** Shown in place of a guarded page when the session could not be loaded. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <main id="main" className="page py-10">
      <ErrorState
        as="h1"
        title={t('guard.unreachable', { name: PRODUCT_NAME })}
        text={t('guard.unreachableText')}
        onRetry={onRetry}
      />
    </main>
  );
}
