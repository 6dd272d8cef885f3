import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { TalentCard } from '#contract/search/search.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { MaskedText } from '#web/ui/people/masked-text.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { PortraitText } from '#web/ui/people/portrait.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { UnlockedContact } from './contact/contact-card.tsx';
import { UnlockOffer } from './unlock-offer.tsx';

/** Asks to confirm an unlock: portrait, price and what is included. Then shows the contact. */
export function UnlockDialog({ card, onClose }: { card: TalentCard; onClose: () => void }) {
  const { t, i18n } = useTranslation('unlocks');
  const { positionId, talentName, positionTitle, city, video } = card;
  const quote = useQuery(api.unlocks.getQuote.queryOptions({ input: { positionId }, staleTime: 0 }));
  const given = talentName.split(' ')[0]!;
  const { data } = quote;
  const contact = useQuery({
    ...api.unlocks.getContact.queryOptions({ input: { contactId: data?.contactId ?? '' } }),
    enabled: Boolean(data?.contactId),
  });
  const isUnlocked = data?.outcome === 'unlocked';
  const line = [titleName(positionTitle, i18n.language), city && cityName(city, i18n.language)]
    .filter(Boolean)
    .join(', ');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(isUnlocked ? 'dialog.contactTitle' : 'dialog.title', { name: given })}
      picture={
        <Frame
          className="aspect-auto! h-full"
          scrim={0.45}
          picture={<FramePicture src={video.posterWebpUrl} avif={video.posterAvifUrl} alt="" eager />}
        >
          <PortraitText as="p" name={contact.data?.talentName ?? talentName} line={<MaskedText>{line}</MaskedText>} />
        </Frame>
      }
    >
      {!isUnlocked && (
        <p className="flex items-center gap-3 md:hidden">
          <Avatar src={video.posterWebpUrl} size="lg" />
          <span className="min-w-0">
            <b className="block font-bold">{talentName}</b>
            <span className="block text-sm text-ink-2">
              <MaskedText>{line}</MaskedText>
            </span>
          </span>
        </p>
      )}
      {quote.isPending && <Skeleton className="h-82" />}
      {quote.isLoadingError &&
        (codeOf(quote.error) === 'not_found' ? (
          <EmptyState drawing="unlock-gone" bare title={t('dialog.gone')} text={t('dialog.goneText')} />
        ) : (
          <ErrorState
            bare
            title={t('dialog.failed')}
            onRetry={() => void quote.refetch()}
            retrying={quote.isFetching}
          />
        ))}
      {data &&
        (data.outcome === 'unlocked' ? (
          data.contactId && <UnlockedContact contactId={data.contactId} />
        ) : (
          <UnlockOffer card={card} quote={{ ...data, outcome: data.outcome }} onClose={onClose} />
        ))}
    </Dialog>
  );
}
