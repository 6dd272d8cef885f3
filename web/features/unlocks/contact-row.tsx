import { AlarmClock, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { ScoreRow } from '#web/features/feedback/public.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { dateText } from '#web/lib/dates.ts';

const TONES = {
  new: 'plain',
  talking: 'plain',
  interview: 'warn',
  offer: 'warn',
  hired: 'ok',
  not_a_fit: 'danger',
} as const;

interface RowProps {
  contact: Contact;
  view: 'standard' | 'feedback';
  isChosen: boolean;
  onChoose: () => void;
}

/** One contact in the list: avatar, name, position, date, and stage or feedback. */
export function ContactRow({ contact, view, isChosen, onChoose }: RowProps) {
  const { t, i18n } = useTranslation('unlocks');
  const { talentName, positionTitle, city, video, unlockedAt, stage, unread, scores, remindAt, isDue } = contact;
  return (
    <li>
      <button
        type="button"
        data-contact={contact.id}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={cx(
          'grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-md p-3 text-start',
          view === 'standard'
            ? 'md:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)]'
            : 'md:grid-cols-[auto_minmax(0,4fr)_minmax(0,2fr)_minmax(0,5fr)]',
          isChosen ? 'bg-surface inset-ring inset-ring-line' : 'hover:bg-sunk',
        )}
      >
        <span className="max-md:row-span-2">
          <Avatar src={video?.posterWebpUrl ?? null} letterOf={talentName} size="lg" />
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block font-display text-lg leading-tight font-bold">{talentName}</span>
          <span className="block text-sm text-ink-2">
            {[titleName(positionTitle, i18n.language), city && cityName(city, i18n.language)]
              .filter(Boolean)
              .join(', ')}
          </span>
          {remindAt && (
            <Tag
              tone={isDue ? 'warn' : 'plain'}
              icon={<AlarmClock aria-hidden />}
              className="mt-1 h-auto! min-h-[26px] whitespace-normal!"
            >
              {t(isDue ? 'reminder.since' : 'reminder.on', { date: dateText(remindAt, i18n.language) })}
            </Tag>
          )}
        </span>
        <span className="text-sm text-balance text-ink-2 tabular-nums max-md:hidden">
          {t('contacts.unlockedOn', { date: dateText(unlockedAt, i18n.language) })}
        </span>
        <span className="items-center justify-between gap-3 max-md:contents md:flex">
          {view === 'standard' ? (
            <Tag
              tone={TONES[stage]}
              className="max-md:col-start-2 max-md:row-start-2 max-md:mt-1.5 max-md:justify-self-start"
            >
              {t(`stage.${stage}`)}
            </Tag>
          ) : (
            <ScoreRow scores={scores} className="max-md:hidden md:w-full" />
          )}
          <span
            className={cx(
              'relative grid size-9 flex-none place-items-center rounded-pill bg-sunk max-md:col-start-3 max-md:row-span-2 max-md:row-start-1',
              unread === 0 && 'max-md:hidden',
            )}
          >
            <MessageCircle className="ic" aria-hidden />
            <Badge
              count={unread}
              label={t('unread', { count: unread })}
              className="absolute -top-1.5 -right-1.5 h-5! min-w-5!"
            />
          </span>
        </span>
        {view === 'feedback' && <ScoreRow scores={scores} className="col-span-full mt-2 md:hidden" />}
      </button>
    </li>
  );
}
