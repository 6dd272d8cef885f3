import { useMutation } from '@tanstack/react-query';
import { LockOpen, MailWarning, MessageCircle, Undo2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PREMIUM_PRICE, REPLY_GUARANTEE_DAYS } from '#contract/values/product.ts';
import type { SessionUser } from '#contract/accounts/fields.ts';
import type { TalentCard } from '#contract/search/search.ts';
import type { Quote } from '#contract/unlocks/unlocks.ts';
import { ResendLink } from '../accounts/emails/unconfirmed-banner.tsx';
import { useSession } from '../accounts/session.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { moneyText, untilMidnightUtc } from './entitlement.tsx';
import { useCheckoutFailed, useUnlock } from './use-unlock.ts';

const GETS = [
  { key: 'contact', Icon: UserRound },
  { key: 'conversation', Icon: MessageCircle },
] as const;

interface OfferProps {
  card: TalentCard;
  quote: Quote & { outcome: Exclude<Quote['outcome'], 'unlocked'> };
  onClose: () => void;
}

/** Price and contents of an unlock, with a button that says what it spends. */
export function UnlockOffer({ card: { positionId }, quote, onClose }: OfferProps) {
  const { t, i18n } = useTranslation('unlocks');
  const { user } = useSession();
  const { unlock, checkout } = useUnlock(positionId);
  const { outcome } = quote;
  const [openedAt] = useState(() => new Date());
  const isPaid = outcome === 'payment';
  const price = moneyText(quote.price, i18n.language);
  const act = () => (isPaid ? checkout.mutate({ positionId }) : unlock.mutate({ positionId }));
  return (
    <div className="flex flex-1 flex-col gap-6">
      <p className="flex items-center gap-4">
        <span className={isPaid ? 'd-1 flex-none' : 'd-2 flex-none'}>{t(`price.${outcome}`, { price })}</span>
        <span className="text-sm text-ink-2">
          {t(`why.${outcome}`, { count: quote.credits, time: untilMidnightUtc(openedAt, i18n.language) })}
        </span>
      </p>
      <ul className="flex flex-col gap-3">
        {GETS.map(({ key, Icon }) => (
          <li key={key} className="flex items-center gap-3">
            <Icon className="ic text-ink-2" aria-hidden />
            {t(`gets.${key}`)}
          </li>
        ))}
        {outcome !== 'premium' && (
          <li className="flex items-center gap-3">
            <Undo2 className="ic text-ink-2" aria-hidden />
            {t('gets.guarantee', { days: REPLY_GUARANTEE_DAYS })}
          </li>
        )}
      </ul>
      <div className="mt-auto flex flex-col gap-2.5">
        {user && !user.emailVerified ? (
          <ConfirmFirst user={user} />
        ) : (
          <Button variant="primary" size="lg" full pending={unlock.isPending || checkout.isPending} onClick={act}>
            {!unlock.isPending && !checkout.isPending && <LockOpen className="ic" aria-hidden />}
            {t(`spend.${outcome}`, { price })}
          </Button>
        )}
        <Button variant="outline" full onClick={onClose}>
          {t('dialog.notNow')}
        </Button>
        {isPaid && user?.emailVerified && <PremiumOffer />}
        {isPaid && quote.isTest && (
          <Tag tone="warn" className="self-center">
            {t('testMode')}
          </Tag>
        )}
      </div>
    </div>
  );
}

/** Replaces the unlock button until the company's email is confirmed. */
function ConfirmFirst({ user }: { user: SessionUser }) {
  const { t } = useTranslation('unlocks');
  return (
    <>
      <p className="flex items-center gap-3 rounded-md bg-warn-wash px-4 py-3 text-sm font-medium text-warn">
        <MailWarning className="ic flex-none" aria-hidden />
        <span className="min-w-0 break-words">{t('confirmFirst.text', { email: user.email })}</span>
      </p>
      <ResendLink email={user.email} variant="primary" size="lg" full>
        {t('confirmFirst.resend')}
      </ResendLink>
    </>
  );
}

/** Offers Premium instead. Links to its checkout and unlocks nothing. */
function PremiumOffer() {
  const { t, i18n } = useTranslation('unlocks');
  const onError = useCheckoutFailed();
  const start = useMutation(
    api.billing.startPremium.mutationOptions({ onSuccess: ({ url }) => window.location.assign(url), onError }),
  );
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-2">
      {t('premium.offer', { price: moneyText(PREMIUM_PRICE, i18n.language) })}
      <Button variant="ghost" size="sm" pending={start.isPending} onClick={() => start.mutate({})}>
        {t('premium.get')}
      </Button>
    </p>
  );
}
