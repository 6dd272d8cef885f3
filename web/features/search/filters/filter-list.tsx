import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import { placeName } from '#contract/values/names/place-name.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { useChoices, useSearchUrl } from '../use-search.ts';

const SHOWN_FIRST = 6;
const TEXTS = {
  professions: { title: 'professions', find: 'findProfession', none: 'noProfession' },
  languages: { title: 'languages', find: 'findLanguage', none: 'noLanguage' },
  locations: { title: 'locations', find: 'findLocation', none: 'noLocation' },
} as const;
/** Titles, languages and places are known by their English names. */
const NAMES = { professions: titleName, languages: languageName, locations: placeName };

interface ListProps {
  name: keyof typeof TEXTS;
  options: { value: string; count: number }[] | undefined;
}

/** Options of one filter with their counts. Long lists have a search field. */
export function FilterList({ name, options }: ListProps) {
  const { t, i18n } = useTranslation('search');
  const { url } = useSearchUrl();
  const { chosen, toggle } = useChoices(name);
  const [text, setText] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const wanted = text.trim().toLocaleLowerCase();
  const named = options?.map((option) => ({
    ...option,
    label: NAMES[name](option.value, i18n.language),
  }));
  const found = named?.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)) ?? [];
  const shown = found.filter(
    ({ value }, index) => showsAll || wanted !== '' || index < SHOWN_FIRST || chosen.includes(value),
  );
  return (
    <fieldset className="py-5 first:pt-0">
      <legend className="contents">
        <span className="block pb-3 font-bold">{t(TEXTS[name].title)}</span>
      </legend>
      <TextInput
        size="sm"
        aria-label={t(TEXTS[name].find)}
        placeholder={t(TEXTS[name].find)}
        lead={<Search className="ic" aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-2">
        {!options && Array.from({ length: SHOWN_FIRST }, (_, index) => <Skeleton key={index} className="my-3 h-5" />)}
        {shown.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            label={label}
            trail={url.saved ? undefined : count}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
        {options && shown.length === 0 && <p className="py-2 text-sm text-ink-2">{t(TEXTS[name].none)}</p>}
      </div>
      {wanted === '' && found.length > SHOWN_FIRST && (
        <button
          type="button"
          className="mt-1 py-1 text-sm font-bold underline underline-offset-2"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'showFewer' : 'showAll')}
        </button>
      )}
    </fieldset>
  );
}
