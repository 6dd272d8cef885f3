import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ContactPane, type ContactSide } from './contact-pane.tsx';

interface DrawerProps {
  contactId: string;
  firstSide: ContactSide;
  onClose: () => void;
}

/** One contact beside the board. */
export function ContactDrawer({ contactId, firstSide, onClose }: DrawerProps) {
  const { t } = useTranslation('unlocks');
  const [side, setSide] = useState(firstSide);
  const contact = useQuery(api.unlocks.getContact.queryOptions({ input: { contactId } }));
  return (
    <Drawer open onOpenChange={onClose} title={t('contact')}>
      {contact.isPending && <Skeleton shape="text" className="h-72" />}
      {contact.isLoadingError && <ErrorState bare title={t('card.failed')} onRetry={() => void contact.refetch()} />}
      {contact.data && <ContactPane contact={contact.data} side={side} onSide={setSide} />}
    </Drawer>
  );
}
