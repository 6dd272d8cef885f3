import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/lib/browser-state.ts';
import { Button } from '../button.tsx';
import { StatePanel, type StateProps } from './empty-state.tsx';
import { Silhouette } from '../frame.tsx';
import torn from '../pictures/torn.svg';

export interface ErrorStateProps extends StateProps {
  /** Adds a Retry button; also called when the connection comes back. */
  onRetry?: () => void;
  retrying?: boolean;
}

const HALF = 'absolute inset-0 size-full object-cover opacity-90';

/** A portrait torn in two, or a silhouette if it can't load, as when offline. */
function TornPicture() {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <Silhouette />;
  return (
    <div className="frame bg-danger-wash!">
      <img
        src={torn}
        alt=""
        className={HALF}
        style={{ clipPath: 'polygon(0 0, 100% 0, 100% 38%, 0 46%)' }}
        onError={() => setIsMissing(true)}
      />
      <img
        src={torn}
        alt=""
        className={HALF}
        style={{ clipPath: 'polygon(0 46%, 100% 38%, 100% 100%, 0 100%)', translate: '14% 8%' }}
      />
    </div>
  );
}

/** Something failed. When offline, it says so and retries once the connection is back. */
export function ErrorState({ onRetry, retrying = false, action, ...rest }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const isOffline = !useOnline() && onRetry !== undefined;
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) onRetry?.();
    wasOffline.current = isOffline;
  }, [isOffline, onRetry]);
  const retry = onRetry && (
    <Button onClick={onRetry} pending={retrying}>
      {!retrying && <RotateCw className="ic" aria-hidden />}
      {t('ui.retry')}
    </Button>
  );
  const texts = isOffline ? { title: t('ui.offline'), text: t('ui.offlineText') } : {};
  return <StatePanel {...rest} {...texts} live="alert" picture={<TornPicture />} action={action ?? retry} />;
}
