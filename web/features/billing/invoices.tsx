import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moneyText } from '#web/features/unlocks/public.ts';
import { api, PAGES } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Tag } from '#web/ui/tag.tsx';

const TONES = { paid: 'ok', open: 'warn', void: 'plain' } as const;

/** Paid invoices, newest first. Renders nothing if there are none. */
export function Invoices() {
  const { t, i18n } = useTranslation('billing');
  const invoices = useInfiniteQuery(api.billing.listInvoices.infiniteOptions(PAGES));
  const items = invoices.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <div className="md:col-span-2">
      <h3 className="d-5">{t('invoices')}</h3>
      <ul className="mt-3">
        {items.map(({ id, number, amount, state, createdAt, url }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line py-3 text-sm">
            <span className="min-w-40 flex-1 font-semi">
              {url ? (
                <a href={url} target="_blank" rel="noreferrer" className="hover:underline">
                  {number ?? id}
                </a>
              ) : (
                (number ?? id)
              )}
            </span>
            <span className="text-ink-2">{dateText(createdAt, i18n.language)}</span>
            <span className="tabular-nums">{moneyText(amount, i18n.language)}</span>
            <Tag tone={TONES[state]}>{t(`invoiceState.${state}`)}</Tag>
          </li>
        ))}
      </ul>
      <ShowMore list={invoices} />
    </div>
  );
}
