import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE_COUNTRIES } from '#contract/values/phone-countries.ts';
import { api } from '#web/lib/api.ts';
import { whenQuiet } from '#web/lib/browser-state.ts';

/** The `list` of a form's input for a city and for a country. */
export const CITIES = 'cities';
export const COUNTRIES = 'countries';

const LEAST_LENGTH = 2;
const NONE: readonly string[] = [];

/** Suggests cities as they are typed, and countries, to the form's inputs with these lists. Other towns may be typed too. */
export function PlaceSuggestions({ city, country }: { city: string; country: string }) {
  return (
    <>
      <Options id={CITIES} names={useCities(city.trim(), country.trim())} />
      <Options id={COUNTRIES} names={useCountryNames()} />
    </>
  );
}

function useCities(text: string, country: string) {
  const { language } = useTranslation().i18n;
  const [opened] = useState(text);
  const input = useDeferredValue({ text, country });
  const found = useQuery(
    api.search.suggestCities.queryOptions({
      input: { ...input, language: language as 'en' },
      enabled: input.text !== opened && input.text.length >= LEAST_LENGTH,
      staleTime: Infinity,
      retry: false,
    }),
  );
  return found.data?.items ?? NONE;
}

/** Named once nothing is pressed, since naming and sorting countries takes as long as rendering a form. */
function useCountryNames() {
  const { language } = useTranslation().i18n;
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => void whenQuiet().then(() => setNames(countryNames(language))), [language]);
  return names;
}

function countryNames(language: string) {
  const display = new Intl.DisplayNames(language, { type: 'region' });
  const names = new Set(PHONE_COUNTRIES.map(({ code }) => display.of(code)!));
  return [...names].toSorted(new Intl.Collator(language).compare);
}

const Options = memo(({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </datalist>
));
