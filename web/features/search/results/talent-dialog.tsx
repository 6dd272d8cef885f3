import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedScores } from '../../feedback/public.ts';
import { Player } from '../../videos/public.ts';
import { UnlockButton } from '../../unlocks/public.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { languageName } from '#web/lib/language-name.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { MaskedText } from '#web/ui/masked-text.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useViewing } from '../use-viewing.ts';

interface TalentDialogProps {
  positionId: string;
  onClose: () => void;
  /** The campaign from which the dialog was opened. */
  campaignId?: string | undefined;
}

/** A talent's full video with sound, and their profile. */
export function TalentDialog({ positionId, onClose, campaignId }: TalentDialogProps) {
  const { t, i18n } = useTranslation('search');
  const talent = useQuery(api.search.getTalent.queryOptions({ input: { positionId } }));
  const { data: card, isLoadingError: isError } = talent;
  const around = useRef<HTMLDivElement>(null);
  useViewing(card?.positionId, around, campaignId);
  const facts = card && [
    [card.city, card.country && countryName(card.country, i18n.language)].filter(Boolean).join(', '),
    card.languages.map((name) => languageName(name, i18n.language)).join(' · '),
    card.workType && t(`workType.${card.workType}`),
    card.experienceYears !== null && t('years', { count: card.experienceYears }),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={card?.talentName ?? ''}
      width={900}
      {...(card ? { text: <MaskedText>{card.positionTitle}</MaskedText> } : {})}
    >
      {isError &&
        (codeOf(talent.error) === 'not_found' ? (
          <EmptyState bare title={t('gone')} />
        ) : (
          <ErrorState bare title={t('failed')} onRetry={() => void talent.refetch()} retrying={talent.isFetching} />
        ))}
      {!card && !isError && <Skeleton className="aspect-[9/16] max-h-[72dvh] rounded-frame" />}
      {card && (
        <div ref={around} className="grid gap-6 md:grid-cols-[minmax(0,400px)_minmax(0,1fr)] md:gap-8">
          <Player
            key={card.positionId}
            video={card.video}
            name={card.talentName}
            autoPlay
            className="mx-auto w-full max-w-[calc((100dvh-13rem)*9/16)]"
          />
          <div className="flex flex-col gap-5">
            {card.isBoosted && (
              <Tag tone="tally" icon={<Zap aria-hidden />} className="self-start">
                {t('boosted')}
              </Tag>
            )}
            <ul className="flex flex-col gap-1 text-ink-2">
              {facts?.filter(Boolean).map((fact) => (
                <li key={String(fact)}>
                  <MaskedText>{String(fact)}</MaskedText>
                </li>
              ))}
            </ul>
            <ExplainedScores positionId={card.positionId} name={card.talentName} scores={card.scores} size="lg" />
            <UnlockButton card={card} variant="primary" className="self-start" />
            {card.bio && (
              <div>
                <h3 className="d-5 mb-2">{t('about')}</h3>
                <p className="text-ink-2">
                  <MaskedText>{card.bio}</MaskedText>
                </p>
              </div>
            )}
            {card.skills.length > 0 && (
              <div>
                <h3 className="d-5 mb-2">{t('skills')}</h3>
                <ul className="flex flex-wrap gap-2">
                  {card.skills.map((skill) => (
                    <li key={skill}>
                      <Chip variant="soft">
                        <MaskedText>{skill}</MaskedText>
                      </Chip>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** "PT" -> "Portugal". Anything but a country code is returned unchanged. */
function countryName(country: string, language: string) {
  return /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country)
    : country;
}
