import { type ChangeEvent, type Ref, useEffect, useState } from 'react';
import { PHONE_DIGITS_MAX } from '#contract/values/limits.ts';
import { PHONE_COUNTRIES } from '#contract/values/phone-countries.ts';
import { whenQuiet } from '#web/lib/browser-state.ts';
import { cx } from '../../class-names.ts';
import { CountryPicker } from './country-picker.tsx';
import { useFieldProps } from '../field.tsx';
import { joinPhone, splitPhone } from './phone-countries.ts';

export interface PhoneFieldProps {
  /** With the calling code, such as "+34 612 004 118"; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** The name of the country in the person's address, from which the country of an empty field is guessed. */
  address?: string;
  /** ISO 3166-1 alpha-2, such as "ES", if nothing can be guessed. */
  defaultCountry: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** A phone number: country picker and national number. Pasting an international number selects its country. */
export function PhoneField({
  value,
  onChange,
  address,
  defaultCountry,
  disabled,
  className,
  ...rest
}: PhoneFieldProps) {
  const likely = useLikelyCountry(address);
  const [chosen, setChosen] = useState<string>();
  const { country, national } = splitPhone(value, chosen ?? likely ?? defaultCountry);
  // A trailing space stays on screen but not in the value.
  const [typed, setTyped] = useState(national);
  const shown = typed.trim() === national.trim() ? typed : national;

  const put = (code: string, text: string) => {
    const next = text.trim().startsWith('+')
      ? splitPhone(text, code)
      : { country: PHONE_COUNTRIES.find((one) => one.code === code) ?? country, national: text };
    const joined = joinPhone(next.country, next.national, PHONE_DIGITS_MAX);
    setChosen(next.country.code);
    setTyped(joined === '' ? '' : joined.slice(next.country.dial.length + 2));
    onChange(joined.trimEnd());
  };

  return (
    <div className={cx('in pl-1.5!', className)}>
      <CountryPicker country={country} onChoose={(code) => put(code, national)} {...(disabled ? { disabled } : {})} />
      <input
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="bare-in tabular-nums"
        {...useFieldProps()}
        {...rest}
        disabled={disabled}
        value={shown}
        onChange={(event: ChangeEvent<HTMLInputElement>) => put(country.code, event.target.value)}
      />
    </div>
  );
}

/** Guessed once nothing is pressed: the names of all countries load for it. */
function useLikelyCountry(address = '') {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void whenQuiet()
      .then(() => import('./likely-country.ts'))
      .then(({ likelyCountry }) => isCurrent && setCode(likelyCountry(address)));
    return () => void (isCurrent = false);
  }, [address]);
  return code;
}
