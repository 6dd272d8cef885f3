import { openable } from '#web/lib/openable.tsx';
import { ChosenCountry, type CountryPickerProps, PICKER, usePickerLabel } from './chosen-country.tsx';

/** Picks the country of a phone number from a list that is filtered by name or calling code. */
export const CountryPicker = openable<CountryPickerProps>(
  async () => (await import('./opened-country-picker.tsx')).OpenedCountryPicker,
  ({ country, disabled, opening }) => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={usePickerLabel(country)}
      disabled={disabled}
      className={PICKER}
      {...opening}
    >
      <ChosenCountry country={country} />
    </button>
  ),
);
