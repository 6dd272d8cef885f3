import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Link2, Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Player } from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';

/** A talent's video and contact details beside the conversation. */
export function ContactDetails({ contactId }: { contactId: string }) {
  const { t } = useTranslation('chats');
  const contact = useQuery(api.unlocks.getContact.queryOptions({ input: { contactId } }));
  if (contact.isPending) return <Skeleton className="h-80 rounded-[22px]!" />;
  if (contact.isLoadingError)
    return <ErrorState bare className="p-0!" title={t('contactFailed')} onRetry={() => void contact.refetch()} />;
  const { talentName, email, phone, linkedinUrl, video } = contact.data;
  const lines = [
    { Icon: Mail, text: email, href: `mailto:${email}` },
    { Icon: Phone, text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    {
      Icon: Link2,
      text: linkedinUrl?.replace(/^https?:\/\/(www\.)?linkedin\.com\//, '') ?? '',
      href: linkedinUrl ?? '',
    },
  ];
  return (
    <div className="flex flex-1 flex-col gap-4">
      {video && <Player video={video} name={talentName} className="aspect-[4/5]! w-full rounded-[22px]!" />}
      <h3 className="d-4 [overflow-wrap:anywhere]">{talentName}</h3>
      <ul className="flex flex-col gap-1">
        {lines
          .filter(({ text }) => text !== '')
          .map(({ Icon, text, href }) => (
            <li key={href}>
              <a
                href={href}
                className="flex items-center gap-2.5 py-1 text-[.9375rem] hover:underline"
                {...(href === linkedinUrl ? { target: '_blank', rel: 'noreferrer' } : {})}
              >
                <Icon className="ic flex-none" aria-hidden />
                <span className="truncate">{text}</span>
              </a>
            </li>
          ))}
      </ul>
      <Link
        to="/company/dashboard"
        search={{ contact: contactId, show: 'details' }}
        className={`mt-auto ${buttonClass({ variant: 'soft', size: 'sm', full: true })}`}
      >
        {t('fullProfile')}
      </Link>
    </div>
  );
}
