import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenAfterPaint } from '#web/lib/browser-state.ts';
import type { PhoneCountry } from './phone-countries.ts';
import { plus, namesIn, CountryList } from './country-list.tsx';

export interface CountryPickerProps {
  country: PhoneCountry;
  onChoose: (code: string) => void;
  disabled?: boolean;
}

/** Picks the country of a phone number from a list that is filtered by name or calling code. */
export function CountryPicker({ country, onChoose, disabled = false }: CountryPickerProps) {
  const { t, i18n } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const names = useMemo(() => namesIn(i18n.language), [i18n.language]);
  const name = names.find(({ code }) => code === country.code)?.name ?? country.code;
  return (
    <Popover.Root open={useOpenAfterPaint(open)} onOpenChange={setOpen}>
      <Popover.Trigger
        disabled={disabled}
        aria-label={t('ui.phoneCountry', { name, dial: plus(country.dial) })}
        className="inline-flex h-10 flex-none items-center gap-1.5 rounded-[14px] bg-sunk px-3 text-sm font-bold tabular-nums tap hover:bg-line"
      >
        {country.code}
        <span className="font-medium text-ink-2">{plus(country.dial)}</span>
        <ChevronDown className="ic text-ink-3" aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={t('ui.countries')}
          align="start"
          sideOffset={10}
          collisionPadding={12}
          className="panel enter-pop z-(--z-popover) flex max-h-[min(360px,var(--radix-popover-content-available-height))] w-[min(340px,calc(100vw-24px))] flex-col overflow-hidden rounded-md! text-ink shadow-2!"
        >
          <CountryList
            countries={names}
            chosen={country.code}
            onChoose={(code) => {
              onChoose(code);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
