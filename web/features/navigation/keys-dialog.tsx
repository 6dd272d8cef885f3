import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Kbd } from '#web/ui/badge.tsx';

const EVERYWHERE = [
  { keys: ['Ctrl / ⌘', 'K'], does: 'palette' },
  { keys: ['?'], does: 'keys' },
  { keys: ['Esc'], does: 'close' },
] as const;
const BOARD = [{ keys: ['←', '→'], does: 'moveContact' }] as const;
const SEARCH = [
  { keys: ['/'], does: 'search' },
  { keys: ['R'], does: 'reel' },
  { keys: ['J', '↓'], does: 'next' },
  { keys: ['K', '↑'], does: 'previous' },
  { keys: ['U'], does: 'unlock' },
  { keys: ['S'], does: 'save' },
  { keys: ['Space'], does: 'pause' },
  { keys: ['C'], does: 'captions' },
  { keys: ['<', '>'], does: 'speed' },
  { keys: ['G'], does: 'grid' },
] as const;
const MODERATION = [
  { keys: ['J'], does: 'nextVideo' },
  { keys: ['K'], does: 'previousVideo' },
  { keys: ['A'], does: 'approve' },
  { keys: ['R'], does: 'notes' },
  { keys: ['Ctrl / ⌘', 'Enter'], does: 'reject' },
] as const;

interface KeysProps {
  user: SessionUser | null;
  onClose: () => void;
}

/** Lists the shortcuts on every page and, for companies and admins, those of their own pages. */
export default function KeysDialog({ user, onClose }: KeysProps) {
  const { t } = useTranslation('navigation');
  const groups = [
    { title: t('keys.everywhere'), rows: EVERYWHERE },
    ...(user?.userType === 'company'
      ? [
          { title: t('keys.inSearch'), rows: SEARCH },
          { title: t('keys.onBoard'), rows: BOARD },
        ]
      : []),
    ...(user?.isAdmin ? [{ title: t('keys.inModeration'), rows: MODERATION }] : []),
  ];
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')} width={460}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3 className="d-5 mb-1">{title}</h3>
          <dl>
            {rows.map(({ keys, does }) => (
              <div key={does} className="flex min-h-10 items-center justify-between gap-4 border-b border-line">
                <dt>{t(`keys.does.${does}`)}</dt>
                <dd className="flex flex-none gap-1.5">
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
