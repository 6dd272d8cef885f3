import { useTranslation } from 'react-i18next';
import type { PageCard, TalentPage } from '#contract/talents/page.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import { positionNames } from '#web/lib/positions/position-names.ts';
import { Chip } from '#web/ui/chip.tsx';
import { placeText } from '#contract/values/names/place-name.ts';
import { MaskedText, PositionTitle } from '#web/ui/people/masked-text.tsx';
import { OwnNote, UnlockLink } from './page-links.tsx';

interface PageTextProps {
  page: TalentPage;
  card: PageCard;
  onChoose: (positionId: string) => void;
}

/** The text beside the video: name, position, bio, skills, languages, and the link to the contact. */
export function PageText({ page, card, onChoose }: PageTextProps) {
  const { t, i18n } = useTranslation(['talents', 'search']);
  const { t: positionsText } = useTranslation('positions');
  const { workType, experienceYears, bio, skills, languages } = card;
  const place = placeText(card, i18n.language);
  const names = positionNames(positionsText, page.cards, i18n.language);
  return (
    <div className="flex min-w-0 flex-col items-start gap-6 md:pt-4">
      {page.isOwn && <OwnNote />}
      <header>
        <h1 className="d-2 max-md:sr-only md:[overflow-wrap:anywhere]">{page.talentName}</h1>
        <p className="mt-2 text-lg font-semi max-md:sr-only">
          <PositionTitle>{card.positionTitle}</PositionTitle>
        </p>
        <p className="facts mt-1 text-ink-2">
          {place && (
            <span>
              <MaskedText>{place}</MaskedText>{' '}
            </span>
          )}
          {workType && <span>{t(`search:workType.${workType}`)} </span>}
          {experienceYears !== null && <span>{t('search:years', { count: experienceYears })} </span>}
        </p>
      </header>
      {page.cards.length > 1 && (
        <div role="group" aria-label={t('page.positions')} className="flex flex-wrap gap-2">
          {page.cards.map(({ positionId }, index) => (
            <Chip
              key={positionId}
              on={positionId === card.positionId}
              onPress={() => onChoose(positionId)}
              className="max-w-full"
            >
              <span className="truncate">
                <MaskedText>{names[index]!}</MaskedText>
              </span>
            </Chip>
          ))}
        </div>
      )}
      {page.isForHiring && <UnlockLink positionId={card.positionId} name={page.talentName} />}
      {bio && (
        <p className="max-w-[62ch] text-lg leading-relaxed whitespace-pre-line">
          <MaskedText>{bio}</MaskedText>
        </p>
      )}
      <Words title={t('search:skills')} words={skills} />
      <Words title={t('personal.languages')} words={languages.map((name) => languageName(name, i18n.language))} />
    </div>
  );
}

function Words({ title, words }: { title: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <section className="flex flex-col gap-2.5">
      <h2 className="text-sm font-bold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Chip variant="soft">
              <span className="truncate">
                <MaskedText>{word}</MaskedText>
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
