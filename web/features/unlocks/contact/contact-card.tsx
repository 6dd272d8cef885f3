import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { api } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton } from '#web/ui/loading.tsx';
import { ContactActions, telOf } from './contact-actions.tsx';

export function UnlockedContact({ contactId }: { contactId: string }) {
  const { t } = useTranslation('unlocks');
  const contact = useQuery(api.unlocks.getContact.queryOptions({ input: { contactId } }));
  if (contact.isPending) return <Skeleton className="h-64" />;
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

const LINES = ['email', 'phone', 'linkedin'] as const;

/** Addresses as links, each with a button that copies it. */
export function ContactLines({
  contact: { email, phone, linkedinUrl },
  only = LINES,
}: {
  contact: Contact;
  only?: readonly (typeof LINES)[number][];
}) {
  const { t } = useTranslation('unlocks');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.done(t('card.copied'));
    } catch {
      notify.failed(t('card.copyFailed'));
    }
  };
  const lines = {
    email: { value: email, href: `mailto:${email}` },
    phone: { value: phone, href: telOf(phone) },
    linkedin: { value: linkedinUrl ?? '', href: linkedinUrl ?? '' },
  };
  const shown = only.filter((key) => lines[key].value !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="flex flex-col">
      {shown.map((key) => (
        <div key={key} className="flex flex-wrap items-center gap-x-2 border-t border-line py-2 first:border-0">
          <dt className="w-16 flex-none text-sm text-ink-2">{t(`card.${key}`)}</dt>
          <dd className="flex min-w-0 flex-1 basis-48 items-center gap-2 font-semi">
            <a
              href={lines[key].href}
              className="min-w-0 flex-1 [overflow-wrap:anywhere] hover:underline"
              {...(key === 'linkedin' ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              {lines[key].value.replace(/^https?:\/\/(www\.)?linkedin\.com\//, '')}
            </a>
            <IconButton
              size="sm"
              label={t('card.copy', { what: t(`card.${key}`) })}
              onClick={() => void copy(lines[key].value)}
            >
              <Copy className="ic" aria-hidden />
            </IconButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}
