import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { UnlockButton } from '#web/features/unlocks/public.ts';
import { languageList } from '#contract/values/names/language-name.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { MaskedText, PositionTitle, talentName } from '#web/ui/people/masked-text.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';

const CELL = 'min-w-44 p-3 align-top';
const IN_NARROW_COLUMN =
  'md:max-lg:h-auto! md:max-lg:min-h-10 md:max-lg:w-full md:max-lg:px-2! md:max-lg:py-1.5 md:max-lg:text-center md:max-lg:leading-tight md:max-lg:whitespace-normal! md:max-lg:[&>svg]:hidden';
const SCORES = [
  ['minCommunication', 'communication'],
  ['minConfidence', 'confidence'],
  ['minClarity', 'clarity'],
] as const;

/** Compares up to four people: the facts on their cards, one per row. */
export function Compare({ cards, onClose }: { cards: readonly TalentCard[]; onClose: () => void }) {
  const { t, i18n } = useTranslation(['search', 'scores']);
  const rows: [string, (card: TalentCard) => ReactNode][] = [
    [t('locations'), ({ city }) => city && <MaskedText>{cityName(city, i18n.language)}</MaskedText>],
    [t('languages'), ({ languages }) => languageList(languages, i18n.language)],
    [t('workTypes'), ({ workType }) => workType && t(`workType.${workType}`)],
    [t('compare.experience'), ({ experienceYears: years }) => years !== null && t('years', { count: years })],
    ...SCORES.map(([label, name]): [string, (card: TalentCard) => ReactNode] => [
      t(`ai.${label}`),
      ({ scores }) =>
        scores ? (
          <ScoreCell value={scores[name]} language={i18n.language} />
        ) : (
          <span className="text-ink-3">{t('scores:none')}</span>
        ),
    ]),
    [t('skills'), (card) => <Skills card={card} cards={cards} />],
  ];
  return (
    <Dialog open onOpenChange={onClose} title={t('compare.title', { count: cards.length })} width={1080}>
      <div className="-mx-3 overflow-x-auto">
        <table className="w-full border-collapse text-start text-sm md:table-fixed">
          <thead>
            <tr>
              <th scope="col" className="md:w-36">
                <span className="sr-only">{t('compare.label')}</span>
              </th>
              {cards.map((card) => (
                <Person key={card.positionId} card={card} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, read]) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="text-start align-top font-bold md:p-3">
                  <span className="max-md:sr-only">{label}</span>
                </th>
                {cards.map((card) => (
                  <td key={card.positionId} className={CELL}>
                    <span aria-hidden className="block text-xs text-ink-3 md:hidden">
                      {label}
                    </span>
                    {read(card) || <span className="text-ink-3">{t('compare.unknown')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function Person({ card }: { card: TalentCard }) {
  return (
    <th scope="col" className={`${CELL} text-start`}>
      <Frame
        crop="card"
        className="max-w-32"
        picture={<FramePicture src={card.video.posterWebpUrl} avif={card.video.posterAvifUrl} alt="" eager />}
      />
      <span className="d-5 mt-3 block">{talentName(card)}</span>
      <span className="mt-1 mb-3 block font-medium text-ink-2">
        <PositionTitle>{card.positionTitle}</PositionTitle>
      </span>
      <UnlockButton card={card} size="sm" priced className={IN_NARROW_COLUMN} />
    </th>
  );
}

const ScoreCell = ({ value, language }: { value: number; language: string }) => (
  <span className="block max-w-36">
    <b className="d-face text-[1.25rem] tabular-nums">
      {new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(value)}
    </b>
    <Segments kind="score" value={value / 10} on="ink" off="line" className="mt-1" />
  </span>
);

/** The skills of a person; those that everyone else has too come first and are filled. */
function Skills({ card, cards }: { card: TalentCard; cards: readonly TalentCard[] }) {
  const isShared = (skill: string) => cards.every(({ skills }) => skills.includes(skill));
  const sorted = card.skills.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a)));
  return (
    sorted.length > 0 && (
      <span className="flex flex-wrap gap-1.5">
        {sorted.map((skill) => (
          <Chip
            key={skill}
            variant={isShared(skill) ? 'soft' : 'paper'}
            className="h-auto! min-h-7 px-2.5! py-1 text-xs! whitespace-normal!"
          >
            <span className="min-w-0 break-words">
              <MaskedText>{skill}</MaskedText>
            </span>
          </Chip>
        ))}
      </span>
    )
  );
}
