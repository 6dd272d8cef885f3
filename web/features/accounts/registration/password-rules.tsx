import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN } from '#contract/values/limits.ts';
import { cx } from '#web/ui/class-names.ts';

const RULES = [
  { key: 'length', isMet: (password: string) => password.length >= PASSWORD_MIN },
  { key: 'lower', isMet: (password: string) => /[a-z]/.test(password) },
  { key: 'upper', isMet: (password: string) => /[A-Z]/.test(password) },
  { key: 'digit', isMet: (password: string) => /[0-9]/.test(password) },
] as const;

/** The rules for a password, each ticked off during typing. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('auth');
  return (
    <ul aria-label={t('register.rules.label')} className="-mt-2 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
      {RULES.map(({ key, isMet }) => {
        const isDone = isMet(password);
        const Icon = isDone ? Check : Circle;
        return (
          <li key={key} className={cx('flex items-center gap-2', isDone ? 'font-semi text-ok' : 'text-ink-2')}>
            <Icon className={cx('size-4 flex-none', !isDone && 'scale-50')} aria-hidden />
            {t(`register.rules.${key}`, { count: PASSWORD_MIN })}
            {isDone && <span className="sr-only">{t('register.rules.met')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
