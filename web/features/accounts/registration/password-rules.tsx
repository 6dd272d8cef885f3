import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isPersonal } from '#contract/accounts/personal-password.ts';
import { PASSWORD_MIN } from '#contract/values/limits.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { cx } from '#web/ui/class-names.ts';

type Rule = (password: string, personal: string[]) => boolean;

const hasLength: Rule = (password) => password.length >= PASSWORD_MIN;
const RULES = {
  length: hasLength,
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  // The first letters of any password are no name yet.
  own: (password, personal) => hasLength(password, personal) && !isPersonal(password, personal),
} as const satisfies Record<string, Rule>;
const KEYS = ['length', 'lower', 'upper', 'digit', 'own'] as const;

/** The rules that a password meets. @param personal the emails and names typed beside it */
export const rulesMet = (password: string, personal: string[]) => KEYS.filter((key) => RULES[key](password, personal));

/** The rules for a password, each ticked off during typing. */
export function PasswordRules({ password, personal }: { password: string; personal: string[] }) {
  const { t } = useTranslation('auth');
  const met = rulesMet(password, personal);
  return (
    <ul aria-label={t('register.rules.label')} className="-mt-2 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
      {KEYS.map((key) => {
        const isDone = met.includes(key);
        const Icon = isDone ? Check : Circle;
        return (
          <li
            key={key}
            className={cx('flex items-center gap-2 last:col-span-full', isDone ? 'font-semi text-ok' : 'text-ink-2')}
          >
            <Icon className={cx('size-4 flex-none', !isDone && 'scale-50')} aria-hidden />
            {t(`register.rules.${key}`, { count: PASSWORD_MIN, product: PRODUCT_NAME })}
            {isDone && <span className="sr-only">{t('register.rules.met')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
