import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy, Mail, MessageCircle, Phone, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { api } from '#web/lib/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton } from '#web/ui/loading.tsx';

export function UnlockedContact({ contactId }: { contactId: string }) {
  const { t } = useTranslation('unlocks');
  const contact = useQuery(api.unlocks.getContact.queryOptions({ input: { contactId } }));
  if (contact.isPending) return <Skeleton className="h-64" />;
  if (contact.isLoadingError)
    return <ErrorState bare title={t('card.failed')} onRetry={() => void contact.refetch()} />;
  return <ContactCard contact={contact.data} />;
}

/** Unlocked contact details, which can be copied, mailed, called or saved as a vCard. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { t } = useTranslation('unlocks');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.done(t('card.copied'));
    } catch {
      notify.failed(t('card.copyFailed'));
    }
  };
  const lines = [
    { key: 'email', value: contact.email, href: `mailto:${contact.email}` },
    { key: 'phone', value: contact.phone, href: `tel:${contact.phone.replace(/[^+\d]/g, '')}` },
    { key: 'linkedin', value: contact.linkedinUrl ?? '', href: contact.linkedinUrl ?? '' },
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg font-bold">{contact.talentName}</p>
      <dl className="flex flex-col">
        {lines
          .filter(({ value }) => value !== '')
          .map(({ key, value, href }) => (
            <div key={key} className="flex items-center gap-3 border-t border-line py-2">
              <dt className="w-20 flex-none text-sm text-ink-2">{t(`card.${key}`)}</dt>
              <dd className="flex min-w-0 flex-1 items-center gap-3 font-semi">
                <a
                  href={href}
                  className="min-w-0 flex-1 truncate hover:underline"
                  {...(key === 'linkedin' ? { target: '_blank', rel: 'noreferrer' } : {})}
                >
                  {value}
                </a>
                <IconButton
                  size="sm"
                  label={t('card.copy', { what: t(`card.${key}`) })}
                  onClick={() => void copy(value)}
                >
                  <Copy className="ic" aria-hidden />
                </IconButton>
              </dd>
            </div>
          ))}
      </dl>
      <div className="flex flex-wrap gap-2.5">
        <Link
          to="/messages/$conversationId"
          params={{ conversationId: contact.conversationId }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <MessageCircle className="ic" aria-hidden />
          {t('message')}
        </Link>
        <a href={`mailto:${contact.email}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Mail className="ic" aria-hidden />
          {t('card.mail')}
        </a>
        {contact.phone && (
          <a href={lines[1].href} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Phone className="ic" aria-hidden />
            {t('card.call')}
          </a>
        )}
        <a
          href={`/api/contacts/${contact.id}/vcard`}
          download
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <UserRoundPlus className="ic" aria-hidden />
          {t('card.vcard')}
        </a>
      </div>
    </div>
  );
}
