import {
  type Active,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { CONTACT_STAGES } from '#contract/values/product.ts';
import { type Stage, useMoveContact } from '../use-contacts.ts';
import { CardFace } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';

const SILENT = { onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet };
function quiet() {
  return undefined;
}
/** The column under the pointer. Between columns or beside the last one, the column that the card covers most. */
const columnUnder: CollisionDetection = (place) => {
  const [column] = pointerWithin(place);
  return column ? [column] : rectIntersection(place);
};
const contactOf = (active: Active) => active.data.current as Contact;

/** Contacts by stage. Cards move by mouse, long press or arrow keys. */
export default function ContactBoard({ onOpen }: { onOpen: (contactId: string) => void }) {
  const { t } = useTranslation('unlocks');
  const move = useMoveContact();
  const [dragged, setDragged] = useState<Contact | null>(null);
  const [moved, setMoved] = useState<{ contact: Contact; stage: Stage }>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const moveBy = (event: KeyboardEvent, contact: Contact) => {
    const cards = [...event.currentTarget.closest('ul')!.querySelectorAll<HTMLElement>('[data-contact]')];
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const along = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (along) cards[cards.indexOf(event.currentTarget as HTMLElement) + along]?.focus();
    const stage = sideways && CONTACT_STAGES[CONTACT_STAGES.indexOf(contact.stage) + sideways];
    if (stage) {
      setMoved({ contact, stage });
      void move(contact, stage);
    }
    if (along || sideways) event.preventDefault();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements: SILENT, restoreFocus: false }}
      onDragStart={({ active }) => setDragged(contactOf(active))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        if (over) void move(contactOf(active), over.id as Stage);
      }}
    >
      <p id="board-keys" className="text-sm text-ink-2 max-md:sr-only">
        {t('board.keys')}
      </p>
      <p role="status" className="sr-only">
        {moved &&
          t('board.said', {
            name: moved.contact.talentName,
            stage: t(`stage.${moved.stage}`),
            at: CONTACT_STAGES.indexOf(moved.stage) + 1,
            all: CONTACT_STAGES.length,
          })}
      </p>
      <div className="no-bar relative -mx-(--gutter) grid auto-cols-[minmax(15rem,78vw)] snap-x grid-flow-col items-start gap-3 overflow-x-auto scroll-px-(--gutter) px-(--gutter) pb-2 md:auto-cols-[minmax(12.5rem,1fr)]">
        {CONTACT_STAGES.map((stage) => (
          <BoardColumn key={stage} stage={stage} onOpen={onOpen} onKey={moveBy} movedId={moved?.contact.id} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <CardFace contact={dragged} isLifted />}</DragOverlay>
    </DndContext>
  );
}
