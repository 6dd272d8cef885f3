import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { CompanyChat } from '../chats/list/dashboard-chats.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { ContactPanel } from './contact-panel.tsx';

const SIDES = ['chat', 'details'] as const;
export type ContactSide = (typeof SIDES)[number];

interface ContactPaneProps {
  contact: Contact;
  side: ContactSide;
  onSide: (side: ContactSide) => void;
  /** Phones show the pane only once a contact has been selected. */
  isSelected: boolean;
  onBack: () => void;
}

/** The conversation with a contact, or the contact's details. */
export function ContactPane({ contact, side, onSide, isSelected, onBack }: ContactPaneProps) {
  const { t } = useTranslation('unlocks');
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col gap-3 lg:sticky lg:top-[calc(var(--room-top)+1rem)]',
        !isSelected && 'max-lg:hidden',
      )}
    >
      <Button variant="ghost" size="sm" className="-ml-3 self-start lg:hidden" onClick={onBack}>
        <ArrowLeft className="ic" aria-hidden />
        {t('panel.back')}
      </Button>
      <Segmented
        label={contact.talentName}
        value={side}
        onChange={onSide}
        options={SIDES.map((value) => ({ value, label: t(`panel.${value}`) }))}
      />
      {side === 'chat' ? (
        <CompanyChat key={contact.id} conversationId={contact.conversationId} />
      ) : (
        <ContactPanel key={contact.id} contact={contact} />
      )}
    </div>
  );
}
