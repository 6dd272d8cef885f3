import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/badge.tsx';
import { room } from '#web/ui/room.ts';
import { BOTTOM_BAR, type Viewer } from './items.ts';
import { NavLink, useUnread } from './nav-link.tsx';

const LINE =
  'group relative grid place-items-center content-center gap-[3px] text-xs font-semi text-ink-2 outline-offset-[-4px]! aria-[current=page]:text-ink';
const LAMP = 'absolute top-0 hidden h-[3px] w-7 rounded-b-[3px] bg-tally group-aria-[current=page]:block';

/** The bar at the bottom of phones. */
export function BottomBar({ viewer, isUnsure }: { viewer: Viewer; isUnsure: boolean }) {
  const { t } = useTranslation();
  const unread = useUnread();
  return (
    <nav
      ref={room.tabs}
      aria-label={t('nav.account')}
      className="sticky bottom-0 z-(--z-bar) grid min-h-[calc(var(--tabbar)+env(safe-area-inset-bottom))] auto-cols-fr grid-flow-col max-[359px]:auto-cols-auto bg-surface pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--line)] md:hidden print:hidden"
    >
      {(isUnsure ? [] : BOTTOM_BAR[viewer]).map(({ icon: Icon, ...item }) => (
        <NavLink key={item.label} item={item} viewer={viewer} className={LINE}>
          <i className={LAMP} aria-hidden />
          {Icon && <Icon className="ic group-aria-[current=page]:[stroke-width:2.6]" aria-hidden />}
          {t(`nav.${item.label}`, { count: 0 })}
          {item.hasUnread && (
            <Badge
              count={unread}
              label={t('nav.unread', { count: unread })}
              className="absolute top-[7px] left-[calc(50%+4px)] h-5! min-w-5!"
            />
          )}
        </NavLink>
      ))}
    </nav>
  );
}
