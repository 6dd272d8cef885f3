import { Check, Minus } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { PLANS, type PlanLimits, type PlanName } from '#contract/values/plans.ts';
import { cx } from '#web/ui/class-names.ts';

/** The benefits in the order of the table. */
const LINES = {
  views: 'profileViews',
  unlocks: 'freeUnlocksPerDay',
  filters: 'advancedFilters',
  alerts: 'searchAlerts',
  favourites: 'favourites',
  analytics: 'analyticsDays',
  csv: 'csvExport',
  visibility: 'boostedCampaigns',
  support: 'prioritySupport',
} as const satisfies Record<string, keyof PlanLimits>;
type Line = keyof typeof LINES;
const PLAN_NAMES = ['free', 'premium'] as const satisfies PlanName[];

/** Free against Premium, as the server enforces them. The company's own plan is marked; a visitor has none. */
export function PlanTable({ plan: own }: { plan?: PlanName }) {
  const { t } = useTranslation('billing');
  return (
    <table className="mt-5 w-full text-sm">
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className="pb-3 text-start align-bottom font-bold">
            {t('table.benefit')}
          </th>
          {PLAN_NAMES.map((plan) => (
            <th key={plan} scope="col" className="px-2 pb-3 text-start align-bottom font-bold last:pe-0 md:w-36">
              {t(`table.${plan}`)}
              {plan === own && <span className="block text-xs font-semi text-ink-2">{t('table.own')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(LINES) as Line[]).map((line) => (
          <Fragment key={line}>
            <tr className="border-t border-line">
              <th scope="row" className="pt-3 pe-2 text-start font-semi">
                {t(`benefits.${line}`)}
              </th>
              {PLAN_NAMES.map((plan) => (
                <td key={plan} className={cx('px-2 pt-3 last:pe-0', plan === 'premium' ? 'font-semi' : 'text-ink-2')}>
                  <Value line={line} value={PLANS[plan][LINES[line]]} />
                </td>
              ))}
            </tr>
            <tr>
              <td colSpan={1 + PLAN_NAMES.length} className="pb-3 text-xs text-ink-2">
                {t(`table.about.${line}`)}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Value({ line, value }: { line: Line; value: PlanLimits[keyof PlanLimits] }) {
  const { t } = useTranslation('billing');
  if (typeof value === 'boolean') {
    const Icon = value ? Check : Minus;
    return (
      <>
        <Icon className={cx('ic', value ? 'text-ok' : 'text-ink-3')} aria-hidden />
        <span className="sr-only">{t(value ? 'table.yes' : 'table.no')}</span>
      </>
    );
  }
  if (value === null) return t('table.unlimited');
  return t(`table.${line as 'unlocks' | 'favourites' | 'analytics'}`, { count: value });
}
