import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { Player } from '#web/features/videos/public.ts';
import { languageName } from '#contract/values/language-name.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MaskedText } from '#web/ui/masked-text.tsx';

/** The video and the profile of a talent of a shared shortlist. */
export function SharedPerson({ card, onClose }: { card: TalentCard; onClose: () => void }) {
  const { t, i18n } = useTranslation('search');
  const facts = [
    card.city,
    card.languages.map((name) => languageName(name, i18n.language)).join(' · '),
    card.workType && t(`workType.${card.workType}`),
    card.experienceYears !== null && t('years', { count: card.experienceYears }),
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={card.talentName}
      text={<MaskedText>{card.positionTitle}</MaskedText>}
      width={900}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,400px)_minmax(0,1fr)] md:gap-8">
        <Player
          video={card.video}
          name={card.talentName}
          autoPlay
          className="mx-auto w-full max-w-[calc((100dvh-13rem)*9/16)]"
        />
        <div className="flex flex-col gap-5">
          <p className="whitespace-pre-line text-ink-2">
            <MaskedText>{facts.filter(Boolean).join('\n')}</MaskedText>
          </p>
          {card.bio && (
            <p>
              <MaskedText>{card.bio}</MaskedText>
            </p>
          )}
          <ul className="flex flex-wrap gap-2" aria-label={t('skills')}>
            {card.skills.map((skill) => (
              <li key={skill}>
                <Chip variant="soft">
                  <MaskedText>{skill}</MaskedText>
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
