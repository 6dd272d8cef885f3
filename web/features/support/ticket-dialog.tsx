import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { useSession } from '../accounts/session.ts';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Frame, FramePicture } from '../../ui/frame.tsx';
import { notify } from '../../ui/layers/notify.ts';
import { MessageForm } from './message-form.tsx';

export function TicketDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('support');
  const { user } = useSession();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('help.ticket.title')}
      text={t('help.ticket.text')}
      width={960}
      picture={<Frame picture={<FramePicture src="/cast/kenji.svg" alt="" />} className="aspect-auto! h-full" />}
    >
      <MessageForm
        kind="ticket"
        submit={t('help.ticket.submit')}
        onSent={() => {
          notify.done(t('help.ticket.done'), {
            text: t(user ? 'help.ticket.answerInMessages' : 'help.ticket.answerByEmail'),
            ms: TOAST_MS.signedIn,
          });
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
