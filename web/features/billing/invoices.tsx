import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/billing.ts';
import { PREMIUM_PRICE, TEST_CURRENCY, UNLOCK_PRICE } from '#contract/values/product.ts';
import { moneyText } from '#web/features/unlocks/public.ts';
import { api, PAGES } from '#web/lib/api.ts';
import { useHashTarget } from '#web/lib/hash-target.ts';
import { dateText } from '#web/lib/dates.ts';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** The agreed prices; a simulated payment records a test amount instead. */
const PRICES = { unlock: UNLOCK_PRICE, premium: PREMIUM_PRICE };
const TONES = { paid: 'ok', open: 'warn', void: 'plain', refunded: 'plain' } as const;

/** Invoices and the receipts of paid unlocks, newest first. Renders nothing if there are none. */
export function Invoices() {
  const { t } = useTranslation('billing');
  const invoices = useInfiniteQuery(api.billing.listInvoices.infiniteOptions(PAGES));
  const items = invoices.data?.pages.flatMap((page) => page.items) ?? [];
  useHashTarget('invoices', items.length > 0);
  if (items.length === 0) return null;
  return (
    <div id="invoices" tabIndex={-1} className="scroll-mt-(--room-top) outline-none lg:col-span-2">
      <h3 className="d-5">{t('invoices')}</h3>
      <ul className="mt-3">
        {items.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <ShowMore list={invoices} />
    </div>
  );
}

function InvoiceRow({ invoice: { kind, talentName, number, amount, state, createdAt, url } }: { invoice: Invoice }) {
  const { t, i18n } = useTranslation('billing');
  const isTest = amount.currency === TEST_CURRENCY;
  const bought = kind === 'unlock' && !talentName ? 'unlockGone' : kind;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line py-3 text-sm">
      <span className="min-w-40 flex-1">
        <b className="block font-semi">{t(`invoiceFor.${bought}`, { name: talentName })}</b>
        {number && <span className="text-ink-2">{url ? <ProviderLink url={url}>{number}</ProviderLink> : number}</span>}
      </span>
      <span className="text-ink-2">{dateText(createdAt, i18n.language)}</span>
      <span className="tabular-nums">{moneyText(isTest ? PRICES[kind] : amount, i18n.language)}</span>
      {isTest && <Tag tone="warn">{t('test')}</Tag>}
      <Tag tone={TONES[state]}>{t(`invoiceState.${state}`)}</Tag>
    </li>
  );
}

const ProviderLink = ({ url, children }: { url: string; children: string }) => (
  <a href={url} target="_blank" rel="noreferrer" className="hover:underline">
    {children}
  </a>
);
