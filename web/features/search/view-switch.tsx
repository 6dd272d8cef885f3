import { EyeOff, GalleryVertical } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

interface SwitchProps {
  onReel: () => void;
  isBlind: boolean;
  onBlind: (isBlind: boolean) => void;
}

/** Two ways to look, and looking without faces. R opens the reel. */
export function ViewSwitch({ onReel, isBlind, onBlind }: SwitchProps) {
  const { t } = useTranslation('search');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key.toLowerCase() !== 'r' || event.metaKey || event.ctrlKey || event.altKey) return;
      if (/input|textarea|select/i.test(target.tagName) || document.querySelector('[role=dialog]')) return;
      onReel();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onReel]);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look={isBlind ? 'ink' : 'line'} size="sm" aria-pressed={isBlind} onClick={() => onBlind(!isBlind)}>
        <EyeOff className="ic" aria-hidden />
        {t('blind.switch')}
      </Button>
      <Button look="line" size="sm" onClick={onReel}>
        <GalleryVertical className="ic" aria-hidden />
        {t('reel.open')}
        <span className="max-md:hidden">
          <Kbd>{'R'}</Kbd>
        </span>
      </Button>
    </div>
  );
}
