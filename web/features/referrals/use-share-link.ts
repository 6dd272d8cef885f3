import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { notify } from '#web/ui/layers/notify.ts';

/** Copies the link, or shares it if the device can. A cancelled share is not reported. */
export function useShareLink(link: string) {
  const { t } = useTranslation('referrals');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify.done(t('copied'));
    } catch {
      notify.failedBriefly(t('copyFailed'));
    }
  };
  const share = async () => {
    const shared = { title: PRODUCT_NAME, text: t('shareText', { product: PRODUCT_NAME }), url: link };
    if (!navigator.share || !navigator.canShare?.(shared)) return copy();
    try {
      await navigator.share(shared);
    } catch (error) {
      if ((error as DOMException).name !== 'AbortError') await copy();
    }
  };
  return { copy, share };
}
