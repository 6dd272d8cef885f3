import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Player } from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ContactLines } from '#web/ui/people/contact-lines.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';

/** A talent's video and contact details beside the conversation. */
export function ContactDetails({ contactId }: { contactId: string }) {
  const { t } = useTranslation('chats');
  const contact = useQuery(api.unlocks.getContact.queryOptions({ input: { contactId } }));
  if (contact.isPending) return <Skeleton className="h-80 rounded-[22px]!" />;
  if (contact.isLoadingError)
    return <ErrorState bare className="p-0!" title={t('contactFailed')} onRetry={() => void contact.refetch()} />;
  const { talentName, video } = contact.data;
  return (
    <div className="flex flex-1 flex-col gap-4">
      {video && <Player video={video} name={talentName} className="aspect-square! w-full rounded-[22px]!" />}
      <h3 className="d-4 [overflow-wrap:anywhere]">{talentName}</h3>
      <ContactLines contact={contact.data} />
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
