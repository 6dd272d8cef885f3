import { Ban, Check, Ellipsis, Flag, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '#contract/chats/conversations.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useAnswer } from './thread-data.ts';

/** Menu of a conversation: the talent's decision, and reporting. Support conversations have neither. */
export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chats');
  const answer = useAnswer(conversation.id);
  const [isReporting, setReporting] = useState(false);
  const { other, state } = conversation;
  if (other.kind === 'support') return null;
  const answers = [
    { to: 'accepted', icon: <Check className="ic" aria-hidden /> },
    { to: 'declined', icon: <X className="ic" aria-hidden /> },
    { to: 'blocked', icon: <Ban className="ic" aria-hidden /> },
  ] as const;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu.open')}>
            <Ellipsis className="ic" aria-hidden />
          </IconButton>
        }
        items={[
          ...(other.kind === 'company'
            ? answers
                .filter(({ to }) => to !== state && (to !== 'declined' || state === 'waiting'))
                .map(({ to, icon }) => ({
                  label: t(state === 'blocked' && to === 'accepted' ? 'menu.unblock' : `menu.${to}`),
                  icon,
                  onSelect: () => answer.mutate(to),
                }))
            : []),
          {
            label: t('menu.report'),
            icon: <Flag className="ic" aria-hidden />,
            tone: 'danger',
            onSelect: () => setReporting(true),
          },
        ]}
      />
      {isReporting && (
        <ReportDialog conversationId={conversation.id} name={other.name} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
