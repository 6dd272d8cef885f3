import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#web/i18n/language.ts';
import { chooseTheme, THEMES } from '#web/lib/theme.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FoundPeople } from './found-people.tsx';
import { pagesFor } from './pages.ts';
import { Group, Item } from './palette-parts.tsx';
import { fitOf, WORDS } from './palette-words.ts';
import { useLogout } from './use-logout.ts';

interface PaletteProps {
  user: SessionUser | null;
  onClose: () => void;
  onKeys: () => void;
}

/** Focuses the field before the dialog would focus its close button. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** Finds pages, people and actions as the user types. */
export default function Palette({ user, onClose, onKeys }: PaletteProps) {
  const { t, i18n } = useTranslation(['navigation', 'common']);
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const logout = useLogout(user?.userType ?? 'talent');
  const then = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('palette.title')} width={600}>
      <Command label={t('palette.title')} filter={fitOf} loop className="flex min-h-0 flex-col gap-2">
        <div className="in">
          <Search className="ic flex-none" aria-hidden />
          <Command.Input
            ref={focus}
            className="bare-in"
            value={text}
            onValueChange={setText}
            placeholder={t(user?.userType === 'company' ? 'palette.findPeople' : 'palette.find')}
          />
        </div>
        <Command.List className="max-h-[min(52dvh,26rem)] overflow-y-auto overscroll-contain">
          <Command.Empty className="px-3 py-6 text-ink-2">{t('palette.nothing')}</Command.Empty>
          <Group title={t('palette.pages')}>
            {pagesFor(user).map(({ label, ...page }) => (
              <Item key={label} words={WORDS[label]} onSelect={then(() => navigate(page))}>
                {t(`palette.page.${label}`)}
              </Item>
            ))}
          </Group>
          {user?.userType === 'company' && <FoundPeople text={text} onChosen={onClose} />}
          <Group title={t('palette.actions')}>
            {THEMES.map((theme) => (
              <Item key={theme} words={WORDS.theme} onSelect={then(() => chooseTheme(theme))}>
                {t('palette.theme', { name: t(`theme.${theme}`) })}
              </Item>
            ))}
            {LANGUAGE_CODES.filter((code) => code !== i18n.language).map((code) => (
              <Item key={code} words={WORDS.language} onSelect={then(() => i18n.changeLanguage(code))}>
                {t('palette.language', { name: LANGUAGES[code] })}
              </Item>
            ))}
            <Item words={WORDS.keys} onSelect={onKeys}>
              {t('keys.title')}
            </Item>
            {user && (
              <Item words={WORDS.logout} onSelect={then(() => logout.mutate({}))}>
                {t('common:nav.logout')}
              </Item>
            )}
          </Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}
