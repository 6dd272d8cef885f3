import { useQuery } from '@tanstack/react-query';
import { MessageCircle, Undo2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { REPLY_GUARANTEE_DAYS } from '#contract/constants.ts';
import type { TalentCard } from '#contract/search.ts';
import type { Quote } from '#contract/unlocks.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MaskedText } from '#web/ui/masked-text.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { PortraitText } from '#web/ui/portrait.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { UnlockedContact } from './contact-card.tsx';
import { moneyText } from './money-text.ts';
import { useUnlock } from './use-unlock.ts';

/** The face, the price, what you get, what happens if nobody answers; then the contact itself. */
export function UnlockDialog({ card, onClose }: { card: TalentCard; onClose: () => void }) {
  const { t } = useTranslation('unlocks');
  const { positionId, talentName, positionTitle, city, video } = card;
  const quote = useQuery(api.unlocks.getQuote.queryOptions({ input: { positionId }, retry: false, staleTime: 0 }));
  const given = talentName.split(' ')[0]!;
  const isUnlocked = quote.data?.outcome === 'unlocked';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(isUnlocked ? 'dialog.contactTitle' : 'dialog.title', { name: given })}
      picture={
        <Frame
          className="h-full"
          scrim={0.45}
          picture={<FramePicture src={video.posterWebpUrl} avif={video.posterAvifUrl} alt="" eager />}
        >
          <PortraitText
            name={talentName}
            line={<MaskedText>{[positionTitle, city].filter(Boolean).join(', ')}</MaskedText>}
          />
        </Frame>
      }
    >
      {quote.isPending && <Skeleton className="h-72" />}
      {quote.isError && <EmptyState bare title={t('dialog.gone')} text={t('dialog.goneText')} />}
      {quote.data &&
        (isUnlocked && quote.data.contactId ? (
          <UnlockedContact contactId={quote.data.contactId} />
        ) : (
          <Offer positionId={positionId} quote={quote.data} onClose={onClose} />
        ))}
    </Dialog>
  );
}

const GETS = [
  { key: 'contact', Icon: UserRound },
  { key: 'conversation', Icon: MessageCircle },
] as const;

function Offer({ positionId, quote, onClose }: { positionId: string; quote: Quote; onClose: () => void }) {
  const { t, i18n } = useTranslation('unlocks');
  const { unlock, checkout } = useUnlock(positionId);
  const price = moneyText(quote.price, i18n.language);
  const isPaid = quote.outcome === 'payment';
  const act = () => (isPaid ? checkout.mutate({ positionId }) : unlock.mutate({ positionId }));
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="d-1">{isPaid ? price : t(`price.${quote.outcome as 'free'}`)}</span>
        <span className="flex-1 basis-40 text-sm text-ink-2">
          {t(`why.${quote.outcome as 'free'}`, { count: quote.credits })}
        </span>
      </p>
      <ul className="flex flex-col gap-3">
        {GETS.map(({ key, Icon }) => (
          <li key={key} className="flex items-center gap-3">
            <Icon className="ic text-ink-2" aria-hidden />
            {t(`gets.${key}`)}
          </li>
        ))}
        {quote.outcome !== 'premium' && (
          <li className="flex items-center gap-3">
            <Undo2 className="ic text-ink-2" aria-hidden />
            {t('gets.guarantee', { days: REPLY_GUARANTEE_DAYS })}
          </li>
        )}
      </ul>
      <div className="flex flex-col gap-2.5">
        <Button look="go" size="lg" full pending={unlock.isPending || checkout.isPending} onClick={act}>
          {isPaid ? t('dialog.pay', { price }) : t(`dialog.${quote.outcome as 'free'}`)}
        </Button>
        <Button look="line" full onClick={onClose}>
          {t('dialog.notNow')}
        </Button>
      </div>
      <div className="flex flex-col items-center gap-2.5 text-center text-sm text-ink-2">
        {isPaid && <p>{t('dialog.premium')}</p>}
        {isPaid && quote.isTest && <Tag tone="warn">{t('testMode')}</Tag>}
      </div>
    </div>
  );
}
