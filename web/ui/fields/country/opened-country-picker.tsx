import { Popover } from 'radix-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpen } from '#web/lib/openable.tsx';
import { namesIn, CountryList } from './country-list.tsx';
import { type CountryPickerProps, ChosenCountry, PICKER, usePickerLabel } from './chosen-country.tsx';
import { useOpenAfterPaint } from '../../layers/layer-events.ts';

/** A country picker that has been opened before; the trigger toggles it from then on. */
export function OpenedCountryPicker({ country, onChoose, disabled = false }: CountryPickerProps) {
  const { t, i18n } = useTranslation('common');
  const { open, onOpenChange } = useOpen();
  const names = useMemo(() => namesIn(i18n.language), [i18n.language]);
  return (
    <Popover.Root open={useOpenAfterPaint(open)} onOpenChange={onOpenChange}>
      <Popover.Trigger disabled={disabled} aria-label={usePickerLabel(country)} className={PICKER}>
        <ChosenCountry country={country} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={t('ui.countries')}
          align="start"
          sideOffset={10}
          collisionPadding={12}
          className="panel enter-pop z-(--z-popover) flex max-h-[min(360px,var(--radix-popover-content-available-height,360px))] w-[min(340px,calc(100vw-24px))] flex-col overflow-hidden rounded-md! text-ink shadow-2!"
        >
          <CountryList
            countries={names}
            chosen={country.code}
            onChoose={(code) => {
              onChoose(code);
              onOpenChange(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
