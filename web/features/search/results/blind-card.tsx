import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { ScoreRow } from '#web/features/feedback/public.ts';
import { languageName } from '#contract/values/language-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { MaskedText } from '#web/ui/masked-text.tsx';

const NO_BREAK_HYPHEN = '\u2011';

/** A talent without name, photo or video, until revealed. */
export function BlindCard({ card, onShow }: { card: TalentCard; onShow: () => void }) {
  const { t, i18n } = useTranslation('search');
  const facts = [
    card.languages.map((name) => languageName(name, i18n.language)).join(' · '),
    card.workType && t(`workType.${card.workType}`).replaceAll('-', NO_BREAK_HYPHEN),
    card.experienceYears !== null && t('years', { count: card.experienceYears }),
  ];
  return (
    <article className="panel flex aspect-(--frame-card) flex-col gap-3 p-4 md:p-5">
      <h2 className="d-5 break-words">
        <MaskedText>{card.positionTitle}</MaskedText>
      </h2>
      <p className="text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <ul className="mb-auto flex max-h-9 flex-wrap content-start gap-1.5 overflow-hidden md:max-h-19.5">
        {card.skills.slice(0, 6).map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip variant="soft" className="max-w-full">
              <span className="truncate">
                <MaskedText>{skill}</MaskedText>
              </span>
            </Chip>
          </li>
        ))}
      </ul>
      <ScoreRow scores={card.scores} />
      <Button variant="outline" size="sm" full className="max-md:px-2!" onClick={onShow}>
        <Eye className="ic max-md:hidden" aria-hidden />
        {t('blind.show')}
      </Button>
    </article>
  );
}
