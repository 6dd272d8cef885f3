import { LayoutGrid, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { isNarrowed } from '../url.ts';
import { useSearchUrl } from '../use-search.ts';
import type { ReelState } from './reel-state.ts';

interface EndCardProps {
  reel: ReelState;
  onClose: () => void;
}

/** The card after the last person of the reel. */
export function EndCard({ reel: { total, restart, go }, onClose }: EndCardProps) {
  const { t } = useTranslation('search');
  const canWiden = isNarrowed(useSearchUrl().url);
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center">
      <h2 className="d-1 text-balance">{t('end', { count: total })}</h2>
      <p className="max-w-[36ch] text-lg text-on-video-2">{t(canWiden ? 'reel.endText' : 'reel.endOfAllText')}</p>
      <div className="mt-4 flex w-full max-w-80 flex-col gap-2.5">
        <Button variant="primary" size="lg" full onClick={onClose}>
          <LayoutGrid className="ic" aria-hidden />
          {t(canWiden ? 'reel.changeFilters' : 'reel.back')}
        </Button>
        <Button variant="room" full onClick={restart}>
          <RotateCcw className="ic" aria-hidden />
          {t('reel.startOver')}
        </Button>
        <Button variant="room" full onClick={() => go(-1)}>
          {t('reel.previous')}
        </Button>
      </div>
    </div>
  );
}
