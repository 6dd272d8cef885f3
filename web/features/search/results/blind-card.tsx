import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { ScoreRow } from '#web/features/feedback/public.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { MaskedText, PositionTitle } from '#web/ui/people/masked-text.tsx';

/** A talent without name, photo or video, until revealed. */
export function BlindCard({ card, onShow }: { card: TalentCard; onShow: () => void }) {
  const { t, i18n } = useTranslation('search');
  const { languages, workType, experienceYears } = card;
  return (
    <article className="panel flex aspect-(--frame-card) flex-col gap-3 p-4 md:p-5">
      <h2 className="d-5 break-words">
        <PositionTitle>{card.positionTitle}</PositionTitle>
      </h2>
      <ul className="text-sm text-ink-2">
        {languages.length > 0 && (
          <li>
            <p className="facts">
              {languages.map((name) => (
                <span key={name}>{languageName(name, i18n.language)} </span>
              ))}
            </p>
          </li>
        )}
        {workType && <li>{t(`workType.${workType}`)}</li>}
        {experienceYears !== null && <li>{t('years', { count: experienceYears })}</li>}
      </ul>
      <SkillsText skills={card.skills} />
      <SkillChips skills={card.skills} />
      <ScoreRow scores={card.scores} />
      <Button variant="outline" size="sm" full className="max-md:px-2!" onClick={onShow}>
        <Eye className="ic max-md:hidden" aria-hidden />
        {t('blind.show')}
      </Button>
    </article>
  );
}

interface SkillsProps {
  skills: readonly string[];
}

/** Skills where the cards are too narrow for chips. */
function SkillsText({ skills }: SkillsProps) {
  const most = 2;
  return (
    <p className="facts mb-auto text-sm [overflow-wrap:anywhere] lg:hidden">
      {skills.slice(0, most).map((skill) => (
        <span key={skill}>
          <MaskedText>{skill}</MaskedText>{' '}
        </span>
      ))}
      {skills.length > most && (
        <span className="text-ink-2">
          <More count={skills.length - most} />
        </span>
      )}
    </p>
  );
}

/** One skill per line. */
function SkillChips({ skills }: SkillsProps) {
  const most = 3;
  const more = skills.length - most;
  return (
    <ul className="mb-auto flex flex-col gap-1.5 max-lg:hidden">
      {skills.slice(0, most).map((skill, index) => (
        <li key={skill} className="flex gap-1.5">
          <Chip variant="soft" className="min-w-0">
            <span className="truncate">
              <MaskedText>{skill}</MaskedText>
            </span>
          </Chip>
          {more > 0 && index === most - 1 && (
            <Chip variant="soft" className="flex-none">
              <More count={more} />
            </Chip>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How many skills are not shown. */
function More({ count }: { count: number }) {
  const { t } = useTranslation('search');
  return (
    <>
      <span aria-hidden>{`+${count}`}</span>
      <span className="sr-only">{t('blind.more', { count })}</span>
    </>
  );
}
