import { Check, Ellipsis, EyeOff, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { cx } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { useSelection } from './selection.tsx';
import { useHide } from './use-hide.ts';

/** A card's actions: select it, or hide its person. A checkbox while selecting. */
export function CardMenu({ card, name }: { card: TalentCard; name: string }) {
  const { t } = useTranslation('search');
  const selection = useSelection();
  const hide = useHide();
  if (!selection) return null;
  const { positionId } = card;
  const isSelected = selection.has(positionId);
  if (selection.isOn)
    return (
      <IconButton
        role="checkbox"
        aria-checked={isSelected}
        variant={isSelected ? 'video' : 'glass'}
        label={t('select.one', { name })}
        className="z-(--z-front)"
        onClick={() => selection.toggle(card)}
      >
        {isSelected ? <Check className="ic" aria-hidden /> : <Plus className="ic" aria-hidden />}
      </IconButton>
    );
  return (
    <Menu
      trigger={
        <IconButton
          variant="glass"
          label={t('select.more', { name })}
          className={cx(
            'z-(--z-front) pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100',
            'pointer-fine:group-hover:opacity-100 data-[state=open]:opacity-100',
          )}
        >
          <Ellipsis className="ic" aria-hidden />
        </IconButton>
      }
      items={[
        {
          label: t('select.select'),
          icon: <Check className="ic" aria-hidden />,
          onSelect: () => selection.toggle(card),
        },
        { label: t('hide.hide'), icon: <EyeOff className="ic" aria-hidden />, onSelect: () => hide.hide(card) },
      ]}
    />
  );
}
