import { Link } from '@tanstack/react-router';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { PageCard, TalentPage } from '#contract/talents/page.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { languageName } from '#web/lib/language-name.ts';
import { titleName } from '#web/lib/title-name.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { MaskedText } from '#web/ui/masked-text.tsx';

interface PageTextProps {
  page: TalentPage;
  card: PageCard;
  onChoose: (positionId: string) => void;
}

/** What stands beside the video: name, position, bio, skills, languages, and the way to the contact. */
export function PageText({ page, card, onChoose }: PageTextProps) {
  const { t, i18n } = useTranslation(['talents', 'search']);
  const { city, country, workType, experienceYears, bio, skills, languages } = card;
  const facts = [
    [city, country].filter(Boolean).join(', '),
    workType && t(`search:workType.${workType}`),
    experienceYears !== null && t('search:years', { count: experienceYears }),
  ].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-col items-start gap-6 md:pt-4">
      {page.isOwn && <OwnNote />}
      <header>
        <h1 className="d-2 max-md:sr-only md:[overflow-wrap:anywhere]">{page.talentName}</h1>
        <p className="mt-2 text-lg font-semi max-md:sr-only">
          <MaskedText>{titleName(card.positionTitle, i18n.language)}</MaskedText>
        </p>
        {facts.length > 0 && (
          <p className="mt-1 text-ink-2">
            <MaskedText>{facts.join(' · ')}</MaskedText>
          </p>
        )}
      </header>
      {page.cards.length > 1 && (
        <div role="group" aria-label={t('page.positions')} className="flex flex-wrap gap-2">
          {page.cards.map(({ positionId, positionTitle }) => (
            <Chip
              key={positionId}
              on={positionId === card.positionId}
              onPress={() => onChoose(positionId)}
              className="max-w-full"
            >
              <span className="truncate">{titleName(positionTitle, i18n.language)}</span>
            </Chip>
          ))}
        </div>
      )}
      <UnlockLink positionId={card.positionId} name={page.talentName} />
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
          <li key={word}>
            <Chip variant="soft">
              <MaskedText>{word}</MaskedText>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads companies to the person in search, through the sign-in if they need it. Talent unlock nobody. */
function UnlockLink({ positionId, name }: { positionId: string; name: string }) {
  const { t } = useTranslation('talents');
  const { user } = useSession();
  if (user?.userType === 'talent') return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <Link
        to="/company/search-talent"
        search={{ candidate: positionId }}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        <LockOpen className="ic" aria-hidden />
        {t('page.unlock', { product: PRODUCT_NAME })}
      </Link>
      <p className="max-w-[44ch] text-sm text-ink-2">{t('page.unlockText', { name })}</p>
    </div>
  );
}

function OwnNote() {
  const { t } = useTranslation('talents');
  return (
    <p className="panel flex w-full flex-wrap items-center justify-between gap-3 rounded-md! bg-sunk! px-5 py-3.5">
      {t('page.own')}
      <Link to="/talent/profile" hash="public-page" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {t('page.edit')}
      </Link>
    </p>
  );
}
