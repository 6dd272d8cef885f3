/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's combobox pattern has no native element */
import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE_COUNTRIES, type PhoneCountry } from '#contract/values/phone-countries.ts';
import { ListOption, NoMatch } from '../filtered-list.tsx';
import { matching } from '../filtered-list.tsx';
import { plus } from './phone-countries.ts';

interface Named extends PhoneCountry {
  name: string;
  /** The text that a search matches. */
  label: string;
}

export function namesIn(language: string): Named[] {
  const display = new Intl.DisplayNames([language], { type: 'region' });
  return PHONE_COUNTRIES.map((country) => {
    const name = display.of(country.code) ?? country.code;
    return { ...country, name, label: `${name} ${country.code} ${plus(country.dial)}` };
  }).toSorted((a, b) => a.name.localeCompare(b.name, language));
}

interface CountryListProps {
  countries: Named[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** The countries with a field that filters them; the arrow keys move through them. */
export function CountryList({ countries, chosen, onChoose }: CountryListProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(() => countries.findIndex(({ code }) => code === chosen));
  const found = matching(countries, useDeferredValue(text));
  useEffect(() => {
    const { current: scroller } = list;
    const option = scroller?.querySelector<HTMLElement>('[aria-selected=true]');
    if (scroller && option) scroller.scrollTop = option.offsetTop - scroller.clientHeight / 2;
  }, []);

  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(found.length - 1),
      Enter: () => {
        const country = matching(countries, text)[active];
        if (country) onChoose(country.code);
      },
    };
    if (!act[event.key]) return;
    event.preventDefault();
    act[event.key]!();
  };
  return (
    <>
      <div className="flex flex-none items-center gap-2.5 border-b border-line px-4">
        <Search className="ic text-ink-3" aria-hidden />
        <input
          className="bare-in"
          role="combobox"
          autoComplete="off"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] && `${id}-${found[active].code}`}
          aria-autocomplete="list"
          aria-label={t('ui.searchCountry')}
          placeholder={t('ui.searchCountry')}
          value={text}
          onChange={(event) => (setText(event.target.value), setActive(0))}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('ui.countries')}
        className="relative min-h-0 flex-1 overflow-y-auto p-1.5"
      >
        {found.map(({ code, name, dial }, index) => (
          <ListOption
            key={code}
            id={`${id}-${code}`}
            isActive={index === active}
            isChosen={code === chosen}
            onActive={() => setActive(index)}
            onChoose={() => onChoose(code)}
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {code === chosen && <Check className="ic" aria-hidden />}
            <span className="text-sm text-ink-3 tabular-nums">{plus(dial)}</span>
          </ListOption>
        ))}
        {found.length === 0 && <NoMatch />}
      </ul>
    </>
  );
}
