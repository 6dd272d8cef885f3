import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Kbd } from '../../ui/badge.tsx';
import { useFavourite } from './use-favourite.ts';

interface ButtonProps {
  positionId: string;
  name: string;
}

/** Saves or removes a talent, as a button on a picture. */
export function FavouriteButton({ positionId, name }: ButtonProps) {
  const { t } = useTranslation('favourites');
  const { isSaved, toggle } = useFavourite(positionId);
  return (
    <IconButton variant="glass" on={isSaved} label={t('save', { name })} className="z-(--z-front)" onClick={toggle}>
      <Bookmark className="ic" aria-hidden />
    </IconButton>
  );
}

/** The same button beside others; on phones only its icon. */
export function SaveButton({ positionId }: Pick<ButtonProps, 'positionId'>) {
  const { t } = useTranslation('favourites');
  const { isSaved, toggle } = useFavourite(positionId);
  return (
    <Button variant="outline" className="max-md:aspect-square max-md:px-0!" aria-pressed={isSaved} onClick={toggle}>
      <Bookmark className={isSaved ? 'ic fill-current' : 'ic'} aria-hidden />
      <span className="max-md:sr-only">{t(isSaved ? 'saved' : 'saveShort')}</span>
    </Button>
  );
}

/** The same button in the reel, with its shortcut. */
export function FavouriteBar({ positionId }: Pick<ButtonProps, 'positionId'>) {
  const { t } = useTranslation('favourites');
  const { isSaved, toggle } = useFavourite(positionId);
  return (
    <Button variant="room" full aria-pressed={isSaved} onClick={toggle}>
      <Bookmark className={isSaved ? 'ic fill-current' : 'ic'} aria-hidden />
      {t(isSaved ? 'saved' : 'saveShort')}
      <span className="max-md:hidden">
        <Kbd onVideo>{'S'}</Kbd>
      </span>
    </Button>
  );
}
