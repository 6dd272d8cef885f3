/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's combobox pattern has no native element */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../class-names.ts';

interface ListOptionProps {
  id: string;
  isActive: boolean;
  isChosen: boolean;
  disabled?: boolean;
  onActive: () => void;
  onChoose: () => void;
  children: ReactNode;
}

/** An option of a filtered list. The input above it handles the keys; the option only takes the pointer. */
export const ListOption = ({ id, isActive, isChosen, disabled, onActive, onChoose, children }: ListOptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <li
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    aria-disabled={disabled}
    onMouseDown={(event) => event.preventDefault()}
    onMouseMove={onActive}
    onClick={onChoose}
    className={cx(
      'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none [contain-intrinsic-block-size:auto_40px] [content-visibility:auto] aria-disabled:text-ink-3',
      isActive && 'bg-sunk',
    )}
  >
    {children}
  </li>
);

/** Stands in for the options when none matches. */
export function NoMatch() {
  const { t } = useTranslation('common');
  return (
    <li role="option" aria-selected="false" aria-disabled="true" className="px-3 py-2.5 text-ink-3">
      {t('ui.noMatch')}
    </li>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options that contain the text, ignoring accents and case. Those that start with it come first. */
export function matching<Choice extends { label: string }>(
  options: readonly Choice[],
  text: string,
): readonly Choice[] {
  const wanted = plain(text.trim());
  if (!wanted) return options;
  const places = options.map((option) => ({ option, at: plain(option.label).indexOf(wanted) }));
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(({ option }) => option);
}
