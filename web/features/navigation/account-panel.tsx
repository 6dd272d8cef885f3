import { useNavigate } from '@tanstack/react-router';
import { Check, CircleQuestionMark, Command, Keyboard, LogOut, Settings } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#web/i18n/language.ts';
import { useIsTouch } from '#web/lib/browser-state.ts';
import { chooseTheme, type Theme, THEMES, useTheme } from '#web/lib/theme.ts';
import { TOP_BAR } from './items.ts';
import { useLogout } from './use-logout.ts';
import { useOverlays } from './overlays.tsx';

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunk [&>svg]:flex-none';

interface PanelProps {
  user: SessionUser | null;
  onClose: () => void;
}

/** The open account menu. */
export default function AccountPanel({ user, onClose }: PanelProps) {
  const { t, i18n } = useTranslation(['navigation', 'common']);
  const isTouch = useIsTouch();
  const theme = useTheme();
  const open = useOverlays();
  const navigate = useNavigate();
  const logout = useLogout(user?.userType ?? 'talent');
  const profile = user?.userType === 'company' ? '/company/profile' : '/talent/profile';
  return (
    <Radix.Root open onOpenChange={onClose} modal={false}>
      <Radix.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('label')}
          className="panel enter-pop no-bar z-(--z-popover) max-h-(--radix-dropdown-menu-content-available-height) w-64 overflow-y-auto rounded-md! p-1.5 text-ink shadow-2!"
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {user && (
            <>
              <Radix.Item className={`${ITEM} py-2`} onSelect={() => void navigate({ to: profile })}>
                <span className="min-w-0">
                  <b className="line-clamp-2 font-bold">{user.companyName ?? user.name}</b>
                  <span className="block text-sm [overflow-wrap:anywhere] text-ink-2">{user.email}</span>
                </span>
              </Radix.Item>
              <Line />
            </>
          )}
          {TOP_BAR[user?.userType ?? 'visitor']
            .filter(({ isWide }) => isWide)
            .map(({ label, to, icon: Icon }) => (
              <Radix.Item key={label} className={`${ITEM} lg:hidden`} onSelect={() => void navigate({ to })}>
                {Icon && <Icon className="ic" aria-hidden />}
                {t(`common:nav.${label}`, { count: 0 })}
              </Radix.Item>
            ))}
          <Radix.Item className={ITEM} onSelect={() => open('palette')}>
            <Command className="ic" aria-hidden />
            {t('palette.open')}
          </Radix.Item>
          {!isTouch && (
            <Radix.Item className={`${ITEM} max-md:hidden`} onSelect={() => open('keys')}>
              <Keyboard className="ic" aria-hidden />
              {t('keys.title')}
            </Radix.Item>
          )}
          {user && (
            <Radix.Item className={ITEM} onSelect={() => void navigate({ to: profile, hash: 'security' })}>
              <Settings className="ic" aria-hidden />
              {t('settings')}
            </Radix.Item>
          )}
          <Radix.Item className={ITEM} onSelect={() => void navigate({ to: '/help' })}>
            <CircleQuestionMark className="ic" aria-hidden />
            {t('help')}
          </Radix.Item>
          <Line />
          <Choice title={t('language')} value={i18n.language} onChange={(code) => void i18n.changeLanguage(code)}>
            {LANGUAGE_CODES.map((code) => (
              <Option key={code} value={code} label={LANGUAGES[code]} lang={code} />
            ))}
          </Choice>
          <Line />
          <Choice title={t('theme.title')} value={theme} onChange={(value) => chooseTheme(value as Theme)}>
            {THEMES.map((value) => (
              <Option key={value} value={value} label={t(`theme.${value}`)} />
            ))}
          </Choice>
          {user && (
            <>
              <Line />
              <Radix.Item className={ITEM} onSelect={() => logout.mutate({})}>
                <LogOut className="ic" aria-hidden />
                {t('common:nav.logout')}
              </Radix.Item>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Line = () => <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />;

interface ChoiceProps {
  title: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

const Choice = ({ title, value, onChange, children }: ChoiceProps) => (
  <Radix.RadioGroup value={value} onValueChange={onChange} aria-label={title}>
    <Radix.Label className="px-3 pt-1.5 pb-1 text-xs font-bold text-ink-3">{title}</Radix.Label>
    {children}
  </Radix.RadioGroup>
);

const Option = ({ value, label, lang }: { value: string; label: string; lang?: string }) => (
  <Radix.RadioItem value={value} lang={lang} className={`${ITEM} justify-between`}>
    {label}
    <Radix.ItemIndicator>
      <Check className="ic" aria-hidden />
    </Radix.ItemIndicator>
  </Radix.RadioItem>
);
