import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../button.tsx';
import { cx } from '../class-names.ts';

export interface UpgradeNoteProps {
  /** What Premium adds here. */
  text: string;
  className?: string;
}

/** Explains a limit of the free plan, and links to the comparison of both plans. */
export function UpgradeNote({ text, className }: UpgradeNoteProps) {
  const { t } = useTranslation('common');
  return (
    <div className={cx('flex flex-col items-start gap-2.5 rounded-md bg-tally-wash p-4 text-sm', className)}>
      <p className="flex gap-2 text-tally-ink">
        <Sparkles className="ic mt-0.5 flex-none" aria-hidden />
        {text}
      </p>
      <Link to="/company/profile" hash="plan" className={buttonClass({ variant: 'outline', size: 'xs' })}>
        {t('plan.see')}
      </Link>
    </div>
  );
}
