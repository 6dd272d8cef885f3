import { useEffect, useState } from 'react';

const CHECK_EVERY_MS = 10 * 60_000;

/** Whether the server has another build of the site than the one that runs here; asked now and then, and on return to the tab. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (isNew) return;
    const check = async () => {
      if (document.hidden) return;
      const response = await fetch('/build.txt', { cache: 'no-store' }).catch(() => null);
      if (response?.ok) setNew((await response.text()) !== __BUILD__);
    };
    const look = () => void check();
    const timer = setInterval(look, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isNew]);
  return isNew;
}
