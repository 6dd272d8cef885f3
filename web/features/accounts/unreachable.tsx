import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** In the place of a guarded page: nobody could say who is signed in. */
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
