import { TextSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import { placeName } from '#contract/values/names/place-name.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { ReadFilter } from '#contract/search/query.ts';
import { ADVANCED_FILTERS } from '#contract/values/plans.ts';
import { advancedText } from './advanced-text.ts';
import { LIST_FILTERS, SCORE_FILTERS, withoutRead } from '../url.ts';
import { useSearchUrl } from '../use-search.ts';

interface ChosenFiltersProps {
  read: readonly ReadFilter[];
  /** Words of the text that the results don't match; their filters are struck through. */
  leftOut: readonly string[];
}

/** The active filters as removable chips, those read from the text first. */
export function ChosenFilters({ read, leftOut }: ChosenFiltersProps) {
  const { t, i18n } = useTranslation('search');
  const { url, toggle, change, clear } = useSearchUrl();
  const fromText = read.map(({ kind, value, text }) => ({
    key: `read ${kind} ${value}`,
    text:
      kind === 'workType'
        ? t(`workType.${value as 'remote'}`)
        : kind === 'language'
          ? languageName(value, i18n.language)
          : kind === 'seniority'
            ? t(`seniority.${value as 'senior'}`)
            : kind === 'years'
              ? t('leastYears', { count: Number(value) })
              : kind === 'availability'
                ? advancedText(t, i18n.language, 'availableWithin', Number(value))
                : kind === 'country' || kind === 'region' || kind === 'city'
                  ? placeName(value, i18n.language)
                  : titleName(value, i18n.language),
    isLeftOut: leftOut.some((words) => ` ${words} `.includes(` ${text} `)),
    remove: () => change(withoutRead(url, [text])),
  }));
  const lists = LIST_FILTERS.flatMap((name) =>
    (url[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      text:
        name === 'workTypes'
          ? t(`workType.${value as 'remote'}`)
          : name === 'languages'
            ? languageName(value, i18n.language)
            : name === 'locations'
              ? placeName(value, i18n.language)
              : titleName(value, i18n.language),
      remove: () => toggle(name, value),
    })),
  );
  const scores = SCORE_FILTERS.filter((name) => url[name] !== undefined).map((name) => ({
    key: name,
    text: t('ai.atLeast', { what: t(`ai.${name}`), least: url[name] }),
    remove: () => change({ [name]: undefined }),
  }));
  const feedback =
    url.hasAiFeedback === undefined
      ? []
      : [
          {
            key: 'hasAiFeedback',
            text: t(url.hasAiFeedback ? 'ai.withFeedback' : 'ai.withoutFeedback'),
            remove: () => change({ hasAiFeedback: undefined }),
          },
        ];
  const advanced = ADVANCED_FILTERS.flatMap((name) => {
    const value = url[name];
    if (value === undefined) return [];
    const text =
      name === 'viewed'
        ? t(value ? 'advanced.isViewed' : 'advanced.notViewed')
        : advancedText(t, i18n.language, name, Number(value));
    return [{ key: name, text, remove: () => change({ [name]: undefined }) }];
  });
  const chips = [...fromText, ...lists, ...advanced, ...scores, ...feedback];
  if (chips.length === 0) return null;
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-2">
      {chips.map(({ key, text, remove }) => (
        <Chip key={key} name={text} onRemove={remove}>
          {fromText.some((chip) => chip.key === key) && (
            <span title={t('fromText')}>
              <TextSearch className="ic text-ink-2" role="img" aria-label={t('fromText')} />
            </span>
          )}
          {fromText.some((chip) => chip.key === key && chip.isLeftOut) ? <s className="text-ink-2">{text}</s> : text}
        </Chip>
      ))}
      <Button variant="ghost" size="xs" onClick={clear}>
        {t('clear')}
      </Button>
    </div>
  );
}
