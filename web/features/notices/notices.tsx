import { Link } from '@tanstack/react-router';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { useOnline } from '#web/lib/browser-state.ts';
import { NoticeBar } from '#web/ui/notice-bar.tsx';
import { room } from '#web/ui/room.ts';
import { useNewVersion } from './use-new-version.ts';

const NOTED = 'closeup.cookies-noted';

/** What concerns every page, one line each at its foot: no connection, or a newer version; to visitors, what is stored in the browser. */
export function Notices() {
  const { t } = useTranslation();
  const { user, isKnown } = useSession();
  const isOnline = useOnline();
  const isOutdated = useNewVersion();
  const [isNoted, setNoted] = useState(() => browserStorage.read(NOTED) !== null);
  const note = () => {
    browserStorage.store(NOTED, 'yes');
    setNoted(true);
  };
  return (
    <div
      ref={room.notices}
      role="region"
      aria-label={t('notices.label')}
      className="sticky bottom-(--room-tabs) z-(--z-bar) bg-surface pb-[max(0px,calc(env(safe-area-inset-bottom)-var(--room-tabs)))] empty:hidden short:static"
    >
      {!isOnline && <NoticeBar tone="alert" Icon={WifiOff} text={t('notices.offline')} />}
      {isOnline && isOutdated && (
        <NoticeBar
          Icon={RefreshCw}
          text={t('notices.newVersion')}
          action={{ label: t('notices.reload'), onClick: () => location.reload() }}
        />
      )}
      {isKnown && !user && !isNoted && (
        <NoticeBar
          text={t('notices.cookies')}
          more={
            <Link to="/cookies" className="inline-block font-bold whitespace-nowrap underline underline-offset-2">
              {t('notices.cookiePolicy')}
            </Link>
          }
          action={{ label: t('notices.noted'), onClick: note }}
        />
      )}
    </div>
  );
}
