import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { api } from '#web/lib/api.ts';
import { ContactLines } from '#web/ui/people/contact-lines.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ContactActions } from './contact-actions.tsx';

export function UnlockedContact({ contactId }: { contactId: string }) {
  const { t } = useTranslation('unlocks');
  const contact = useQuery(api.unlocks.getContact.queryOptions({ input: { contactId } }));
  if (contact.isPending) return <Skeleton shape="text" className="h-64" />;
  if (contact.isLoadingError)
    return <ErrorState bare title={t('card.failed')} onRetry={() => void contact.refetch()} />;
  return <ContactCard contact={contact.data} />;
}

/** Unlocked contact details, which can be copied, mailed, called or saved as a vCard. */
export const ContactCard = ({ contact }: { contact: Contact }) => (
  <div className="flex flex-col gap-5">
    <p className="text-lg font-bold">{contact.talentName}</p>
    <ContactLines contact={contact} />
    <ContactActions contact={contact} />
  </div>
);
