import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/lib/online.ts';
import { Button } from './button.tsx';
import { StatePanel, type StateProps } from './empty-state.tsx';
import torn from './pictures/torn.svg';

export interface ErrorStateProps extends StateProps {
  /** Shows a Retry button. */
  onRetry?: () => void;
  retrying?: boolean;
}

const HALF = 'absolute inset-0 size-full object-cover opacity-90';

/** Something failed: the picture is cut in two. Without a connection it says so, and tries again once it is back. */
export function ErrorState({ onRetry, retrying = false, action, ...rest }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const isOffline = !useOnline() && onRetry !== undefined;
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) onRetry?.();
    wasOffline.current = isOffline;
  }, [isOffline, onRetry]);
  const picture = (
    <div className="frame bg-danger-wash!">
      <img src={torn} alt="" className={HALF} style={{ clipPath: 'polygon(0 0, 100% 0, 100% 38%, 0 46%)' }} />
      <img
        src={torn}
        alt=""
        className={HALF}
        style={{ clipPath: 'polygon(0 46%, 100% 38%, 100% 100%, 0 100%)', translate: '14% 8%' }}
      />
    </div>
  );
  const retry = onRetry && (
    <Button onClick={onRetry} pending={retrying}>
      {!retrying && <RotateCw className="ic" aria-hidden />}
      {t('ui.retry')}
    </Button>
  );
  const words = isOffline ? { title: t('ui.offline'), text: t('ui.offlineText') } : {};
  return <StatePanel {...rest} {...words} live="alert" picture={picture} action={action ?? retry} />;
}
