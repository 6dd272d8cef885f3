import { Link } from '@tanstack/react-router';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Links companies to the person in search, through the sign-in if needed. */
export function UnlockLink({ positionId, name }: { positionId: string; name: string }) {
  const { t } = useTranslation('talents');
  return (
    <div className="flex flex-col items-start gap-2">
      <Link
        to="/company/search-talent"
        search={{ candidate: positionId }}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        <LockOpen className="ic" aria-hidden />
        {t('page.unlock', { product: PRODUCT_NAME })}
      </Link>
      <p className="max-w-[44ch] text-sm text-ink-2">{t('page.unlockText', { name })}</p>
    </div>
  );
}

/** Tells a talent that the page is theirs. */
export function OwnNote() {
  const { t } = useTranslation('talents');
  return (
    <p className="panel flex w-full flex-wrap items-center justify-between gap-3 rounded-md! bg-sunk! px-5 py-3.5">
      {t('page.own')}
      <Link to="/talent/profile" hash="public-page" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {t('page.edit')}
      </Link>
    </p>
  );
}
