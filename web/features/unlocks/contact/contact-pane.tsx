import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { ContactLines } from '#web/ui/people/contact-lines.tsx';
import { ContactPanel } from './contact-panel.tsx';

const CompanyChat = deferred(
  async () => (await import('#web/features/chats/list/dashboard-chats.tsx')).CompanyChat,
  <Skeleton shape="text" className="h-[600px]" />,
);

const SIDES = ['chat', 'details'] as const;
export type ContactSide = (typeof SIDES)[number];

interface ContactPaneProps {
  contact: Contact;
  side: ContactSide;
  onSide: (side: ContactSide) => void;
  /** Returns to the list on phones. */
  onBack?: () => void;
  /** The page was opened for this contact's details: they come into view and get the focus. */
  isRequested?: boolean;
}

/** The unlocked contact details, above the conversation or everything else about the contact. */
export function ContactPane({ contact, side, onSide, onBack, isRequested = false }: ContactPaneProps) {
  const { t } = useTranslation('unlocks');
  const pane = useRef<HTMLElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isRequested) return;
    pane.current?.scrollIntoView({ block: 'start' });
    name.current?.focus({ preventScroll: true });
  }, [isRequested, contact.id]);
  return (
    <article ref={pane} aria-label={contact.talentName} className="flex min-w-0 flex-col gap-3">
      {onBack && (
        <Button variant="ghost" size="sm" className="-ml-3 self-start lg:hidden" onClick={onBack}>
          <ArrowLeft className="ic" aria-hidden />
          {t('panel.back')}
        </Button>
      )}
      <div className="flex flex-col gap-1">
        <h2 ref={name} tabIndex={-1} className="d-4 [overflow-wrap:anywhere] outline-none">
          {contact.talentName}
        </h2>
        <ContactLines contact={contact} only={['email', 'phone']} />
      </div>
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
    </article>
  );
}
