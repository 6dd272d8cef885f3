import { Settings2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { painted } from '#web/lib/browser-state.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';

const load = () => import('./account-panel.tsx');
const AccountPanel = lazy(load);
/** After the frame that answers the key or the pointer. */
const loadSoon = () => void painted().then(load);

/** Opens the account's menu: language, theme and, if signed in, logging out. Its code loads on first use. */
export function AccountMenu({ user }: { user: SessionUser | null }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = user && (user.companyName ?? user.name);
  return (
    <span className="relative flex-none">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={name ? t('nav.accountOf', { name }) : t('nav.settings')}
        className="grid size-11 place-items-center rounded-pill tap hover:bg-sunk aria-expanded:bg-sunk"
        onPointerEnter={loadSoon}
        onFocus={loadSoon}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name ? (
          <Avatar logo={user.logoUrl} letterOf={name} className="h-9! w-7! rounded-[9px]! text-[1.0625rem]!" />
        ) : (
          <Settings2 className="ic" aria-hidden />
        )}
      </button>
      {isOpen && (
        <Suspense>
          <AccountPanel
            user={user}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
