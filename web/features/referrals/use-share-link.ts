import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { notify } from '#web/ui/notify.ts';

/** Copying the link, and sharing it where the device can; a share that was cancelled says nothing. */
export function useShareLink(link: string) {
  const { t } = useTranslation('referrals');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify.done(t('copied'));
    } catch {
      notify.failed(t('copyFailed'));
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
