import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PhoneCountry } from '#contract/values/phone-countries.ts';
import { plus } from './phone-countries.ts';

export interface CountryPickerProps {
  country: PhoneCountry;
  onChoose: (code: string) => void;
  disabled?: boolean;
}

/** The classes of the trigger. */
export const PICKER =
  'inline-flex h-10 flex-none items-center gap-1.5 rounded-[14px] bg-sunk px-3 text-sm font-bold tabular-nums tap hover:bg-line';

export function usePickerLabel({ code, dial }: PhoneCountry) {
  const { t, i18n } = useTranslation('common');
  const name = new Intl.DisplayNames([i18n.language], { type: 'region' }).of(code) ?? code;
  return t('ui.phoneCountry', { name, dial: plus(dial) });
}

export const ChosenCountry = ({ country: { code, dial } }: Pick<CountryPickerProps, 'country'>) => (
  <>
    {code}
    <span className="font-medium text-ink-2">{plus(dial)}</span>
    <ChevronDown className="ic text-ink-3" aria-hidden />
  </>
);
