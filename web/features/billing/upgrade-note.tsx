import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlanName } from '#contract/values/plans.ts';
import { api } from '#web/lib/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';

/** The company's plan; undefined while it loads. */
export function usePlan(): PlanName | undefined {
  return useQuery(api.billing.getBilling.queryOptions({ staleTime: 30_000 })).data?.plan;
}

/** Says where the free plan ends and leads to Premium. `text` names what Premium adds here. */
export function UpgradeNote({ text, className }: { text: string; className?: string }) {
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
