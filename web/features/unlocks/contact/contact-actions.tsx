import { Link } from '@tanstack/react-router';
import { Mail, MessageCircle, Phone, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { telOf } from '#web/ui/people/contact-lines.tsx';

/** Writes to a contact, calls them or stores them on the device. */
export function ContactActions({ contact: { id, conversationId, email, phone } }: { contact: Contact }) {
  const { t } = useTranslation('unlocks');
  const outline = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <div className="flex flex-wrap gap-2.5">
      <Link
        to="/messages/$conversationId"
        params={{ conversationId }}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <MessageCircle className="ic" aria-hidden />
        {t('message')}
      </Link>
      <a href={`mailto:${email}`} className={outline}>
        <Mail className="ic" aria-hidden />
        {t('card.mail')}
      </a>
      {phone && (
        <a href={telOf(phone)} className={outline}>
          <Phone className="ic" aria-hidden />
          {t('card.call')}
        </a>
      )}
      <a href={`/api/contacts/${id}/vcard`} download className={outline}>
        <UserRoundPlus className="ic" aria-hidden />
        {t('card.vcard')}
      </a>
    </div>
  );
}
