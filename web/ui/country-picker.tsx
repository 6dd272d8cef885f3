/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's combobox pattern has no native element */
import { Check, ChevronDown, Search } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './class-names.ts';
import { matching } from './matching.ts';
import { PHONE_COUNTRIES, type PhoneCountry } from './phone-countries.ts';

export interface CountryPickerProps {
  country: PhoneCountry;
  onChoose: (code: string) => void;
  disabled?: boolean;
}

const plus = (dial: string) => `+${dial}`;

/** Picks the country of a phone number from a list that is filtered by name or calling code. */
export function CountryPicker({ country, onChoose, disabled = false }: CountryPickerProps) {
  const { t, i18n } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const names = useMemo(() => namesIn(i18n.language), [i18n.language]);
  const name = names.find(({ code }) => code === country.code)?.name ?? country.code;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        disabled={disabled}
        aria-label={t('ui.phoneCountry', { name, dial: plus(country.dial) })}
        className="inline-flex h-10 flex-none items-center gap-1.5 rounded-[14px] bg-sunk px-3 text-sm font-bold tabular-nums hover:bg-line"
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

interface Named extends PhoneCountry {
  name: string;
  /** The text that a search matches. */
  label: string;
}

function namesIn(language: string): Named[] {
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

function CountryList({ countries, chosen, onChoose }: CountryListProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(() => countries.findIndex(({ code }) => code === chosen));
  const found = matching(countries, text);

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
      Enter: () => found[active] && onChoose(found[active].code),
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
        ref={(element) => {
          if (!list.current) element?.children[active]?.scrollIntoView({ block: 'center' });
          list.current = element;
        }}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('ui.countries')}
        className="min-h-0 flex-1 overflow-y-auto p-1.5"
      >
        {found.map(({ code, name, dial }, index) => (
          // The input handles the keys; options only take the pointer.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={code}
            id={`${id}-${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={code === chosen}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => onChoose(code)}
            className={cx(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none',
              index === active && 'bg-sunk',
            )}
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {code === chosen && <Check className="ic" aria-hidden />}
            <span className="text-sm text-ink-3 tabular-nums">{plus(dial)}</span>
          </li>
        ))}
        {found.length === 0 && (
          <li role="option" aria-selected="false" aria-disabled="true" className="px-3 py-2.5 text-ink-3">
            {t('ui.noMatch')}
          </li>
        )}
      </ul>
    </>
  );
}
