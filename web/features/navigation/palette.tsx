import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#web/i18n/language.ts';
import { useIsTouch } from '#web/lib/browser-state.ts';
import { chooseTheme, THEMES } from '#web/lib/theme.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { FoundPeople } from './found-people.tsx';
import { pagesFor } from './pages.ts';
import { Group, Item } from './palette-parts.tsx';
import { areActionsFirst, type Entry, fitOf, WORDS } from './palette-words.ts';
import { useLogout } from './use-logout.ts';

interface PaletteProps {
  user: SessionUser | null;
  onClose: () => void;
  onKeys: () => void;
}

/** Finds pages, people and actions as the user types. */
export default function Palette({ user, onClose, onKeys }: PaletteProps) {
  const { t, i18n } = useTranslation(['navigation', 'common']);
  const isTouch = useIsTouch();
  const [text, setText] = useState('');
  /** Focuses the field before the dialog would focus its close button, and fills in what was typed meanwhile (web/index.html). */
  const focus = useCallback((input: HTMLInputElement | null) => {
    if (!input) return;
    input.focus();
    window.dispatchEvent(new CustomEvent('paletteready', { detail: setText }));
  }, []);
  const navigate = useNavigate();
  const logout = useLogout(user?.userType ?? 'talent');
  const then = (act: () => unknown) => () => {
    onClose();
    act();
  };
  const pages: Entry[] = pagesFor(user).map(({ label, ...page }) => ({
    label: t(`palette.page.${label}`),
    words: WORDS[label],
    act: then(() => navigate(page)),
  }));
  const actions: Entry[] = [
    ...THEMES.map((theme) => ({
      label: t('palette.theme', { name: t(`theme.${theme}`) }),
      words: WORDS.theme,
      act: then(() => chooseTheme(theme)),
    })),
    ...LANGUAGE_CODES.filter((code) => code !== i18n.language).map((code) => ({
      label: t('palette.language', { name: LANGUAGES[code] }),
      words: WORDS.language,
      act: then(() => i18n.changeLanguage(code)),
    })),
    ...(isTouch ? [] : [{ label: t('keys.title'), words: WORDS.keys, act: onKeys }]),
    ...(user ? [{ label: t('common:nav.logout'), words: WORDS.logout, act: then(() => logout.mutate({})) }] : []),
  ];
  const group = (title: 'pages' | 'actions', entries: readonly Entry[]) => (
    <Group key={title} title={t(`palette.${title}`)}>
      {entries.map(({ label, words, act }) => (
        <Item key={label} words={words} onSelect={() => void act()}>
          {label}
        </Item>
      ))}
    </Group>
  );
  const people = user?.userType === 'company' && <FoundPeople key="people" text={text} onChosen={onClose} />;
  const groups = areActionsFirst(actions, pages, text)
    ? [group('actions', actions), group('pages', pages), people]
    : [group('pages', pages), people, group('actions', actions)];
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
        <Command.List className="h-[min(52dvh,26rem)] overflow-y-auto overscroll-contain">
          <Command.Empty className="px-3 py-6 text-ink-2">{t('palette.nothing')}</Command.Empty>
          {groups}
        </Command.List>
      </Command>
    </Dialog>
  );
}
