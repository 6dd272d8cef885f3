import { useTranslation } from 'react-i18next';
import { notify } from '#web/ui/notify.ts';

/** Copies a text, and says so. */
export function useCopy() {
  const { t } = useTranslation('security');
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify.done(t('twoStep.copied')),
      () => notify.failed(t('twoStep.copyFailed')),
    );
}
