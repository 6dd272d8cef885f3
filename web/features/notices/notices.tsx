import { Link } from '@tanstack/react-router';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../accounts/session.ts';
import { browserStorage, useOnline } from '../../lib/browser-state.ts';
import { NoticeBar } from '../../ui/layers/notice-bar.tsx';
import { room } from '../../ui/room.ts';

/** Id of this build of the site; `/build.txt` holds the id of the server's current build. */
declare const __BUILD__: string;
const NOTED = 'closeup.cookies-noted';

/** Notices at the bottom of every page: no connection, a new version, and to visitors the cookie notice. */
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
      className="sticky bottom-(--room-tabs) z-(--z-bar) bg-surface pb-[max(0px,calc(env(safe-area-inset-bottom)-var(--room-tabs)))] empty:hidden short:static print:hidden"
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
            <Link
              to="/cookies"
              className="inline-block py-1 font-bold whitespace-nowrap underline underline-offset-2 tap"
            >
              {t('notices.cookiePolicy')}
            </Link>
          }
          action={{ label: t('notices.noted'), onClick: note }}
        />
      )}
    </div>
  );
}

const CHECK_EVERY_MS = 10 * 60_000;

/** Whether the server has a different build of the site. Checked every ten minutes and whenever the tab becomes visible. */
function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (isNew) return;
    const check = async () => {
      if (document.hidden) return;
      const response = await fetch('/build.txt', { cache: 'no-store' }).catch(() => null);
      if (response?.ok) setNew((await response.text()) !== __BUILD__);
    };
    const checkVersion = () => void check();
    const timer = setInterval(checkVersion, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', checkVersion);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkVersion);
    };
  }, [isNew]);
  return isNew;
}
