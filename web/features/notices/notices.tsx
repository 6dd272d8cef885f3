import { Link } from '@tanstack/react-router';
import { Cookie, RefreshCw, WifiOff, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { keptInBrowser } from '#web/lib/kept.ts';
import { Button } from '#web/ui/button.tsx';
import { useNewVersion } from './use-new-version.ts';
import { useOnline } from './use-online.ts';

const NOTED = 'closeup.cookies-noted';

/** What concerns every page: to visitors, what is kept in the browser; to all, no connection, or a newer version. */
export function Notices() {
  const { t } = useTranslation();
  const { user, isKnown } = useSession();
  const isOnline = useOnline();
  const isOutdated = useNewVersion();
  const [isNoted, setNoted] = useState(() => keptInBrowser.read(NOTED) !== null);
  const note = () => {
    keptInBrowser.keep(NOTED, 'yes');
    setNoted(true);
  };
  return (
    <>
      {!isOnline && <Offline />}
      <div
        role="region"
        aria-label={t('notices.label')}
        className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--tabbar)+12px+env(safe-area-inset-bottom))] z-(--z-bar) flex flex-col items-center gap-2.5 empty:hidden md:bottom-3"
      >
        {isOnline && isOutdated && (
          <Notice
            Icon={RefreshCw}
            text={t('notices.newVersion')}
            action={{ label: t('notices.reload'), onClick: () => location.reload() }}
          />
        )}
        {isKnown && !user && !isNoted && (
          <Notice
            Icon={Cookie}
            text={
              <>
                {t('notices.cookies')}{' '}
                <Link to="/cookies" className="font-bold underline">
                  {t('notices.cookiePolicy')}
                </Link>
              </>
            }
            action={{ label: t('notices.noted'), onClick: note }}
          />
        )}
      </div>
    </>
  );
}

/** Over the top bar: at the foot it would cover what waits to be sent. */
function Offline() {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-none fixed inset-x-3 top-2.5 z-(--z-toast) flex justify-center">
      <p
        role="status"
        className="flex items-center gap-2.5 rounded-pill bg-ink px-4 py-2.5 text-sm text-paper shadow-2"
      >
        <WifiOff className="ic flex-none" aria-hidden />
        {t('notices.offline')}
      </p>
    </div>
  );
}

interface NoticeProps {
  Icon: LucideIcon;
  text: ReactNode;
  action: { label: string; onClick: () => void };
}

const Notice = ({ Icon, text, action }: NoticeProps) => (
  <div
    role="status"
    className="pointer-events-auto flex w-full items-center gap-3 rounded-[26px] bg-ink py-2 pr-2 pl-4 text-sm leading-snug text-paper shadow-2 md:w-auto md:max-w-[600px]"
  >
    <Icon className="ic flex-none text-lg" aria-hidden />
    <p className="min-w-0 flex-1 py-1.5">{text}</p>
    <Button size="xs" className="flex-none bg-paper! text-ink!" onClick={action.onClick}>
      {action.label}
    </Button>
  </div>
);
