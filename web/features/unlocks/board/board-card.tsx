import { useDraggable } from '@dnd-kit/core';
import { AlarmClock, MessageCircle } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { dateText } from '#web/lib/dates.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';

/** A contact's card, in its column and while dragged. */
export function CardFace({ contact, isLifted = false }: { contact: Contact; isLifted?: boolean }) {
  const { t, i18n } = useTranslation('unlocks');
  const { talentName, video, unread, remindAt, isDue } = contact;
  const positionTitle = titleName(contact.positionTitle, i18n.language);
  return (
    <span
      className={cx(
        'flex w-full flex-col gap-2 rounded-sm bg-raised p-2.5 text-start',
        isLifted ? 'rotate-2 cursor-grabbing shadow-3' : 'shadow-1',
      )}
    >
      <span className="flex items-center gap-2.5">
        <Avatar src={video?.posterWebpUrl ?? null} letterOf={talentName} size="sm" />
        <span className="min-w-0">
          <span title={talentName} className="line-clamp-2 leading-tight font-bold [overflow-wrap:anywhere]">
            {talentName}
          </span>
          <span
            title={positionTitle}
            className="line-clamp-2 text-sm leading-tight text-ink-2 [overflow-wrap:anywhere]"
          >
            {positionTitle}
          </span>
        </span>
      </span>
      {(remindAt || unread > 0) && (
        <span className="flex flex-wrap gap-1.5">
          {remindAt && (
            <Tag tone={isDue ? 'warn' : 'plain'} icon={<AlarmClock aria-hidden />}>
              {isDue ? t('reminder.due') : dateText(remindAt, i18n.language)}
            </Tag>
          )}
          {unread > 0 && (
            <Tag tone="wash" icon={<MessageCircle aria-hidden />}>
              <span aria-hidden>{unread}</span>
              <span className="sr-only">{t('unread', { count: unread })}</span>
            </Tag>
          )}
        </span>
      )}
    </span>
  );
}

interface CardProps {
  contact: Contact;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Whether it gets the focus when it appears. */
  takesFocus: boolean;
}

/** A contact that can be opened and moved to another stage. */
export function BoardCard({ contact, onOpen, onKeyDown, takesFocus }: CardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: contact.id, data: contact });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
    // Only when it appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <button
      ref={(node) => {
        button.current = node;
        setNodeRef(node);
      }}
      type="button"
      {...listeners}
      data-contact={contact.id}
      aria-describedby="board-keys"
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      className={cx(
        'block w-full touch-manipulation rounded-sm select-none [-webkit-touch-callout:none]',
        isDragging && 'opacity-40',
      )}
    >
      <CardFace contact={contact} />
    </button>
  );
}
