/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's combobox pattern has no native element */
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ListOption, NoMatch } from './filtered-list.tsx';

interface MultiSelectListProps {
  ref: Ref<HTMLUListElement>;
  /** Id of the field. The list is `<id>-list`, its options are `<id>-<index>`. */
  id: string;
  label?: string;
  /** Id of the field's label, unless the control has its own. */
  labelId?: string | undefined;
  options: readonly { value: string; label: string }[];
  active: number;
  isChosen: (value: string) => boolean;
  /** True when no further option can be chosen. */
  isFull: boolean;
  onActive: (index: number) => void;
  onChoose: (value: string) => void;
}

/** The options that match the typed text, with a check mark beside the chosen ones. */
export function MultiSelectList(props: MultiSelectListProps) {
  const { ref, id, label, labelId, options, active, isChosen, isFull, onActive, onChoose } = props;
  const { t } = useTranslation('common');
  return (
    <ul
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-multiselectable="true"
      aria-label={label ?? t('ui.options')}
      aria-labelledby={label ? undefined : labelId}
      className="panel enter-pop absolute inset-x-0 top-[calc(100%+6px)] z-(--z-sticky) max-h-80 overflow-y-auto rounded-md! p-1.5 shadow-2!"
    >
      {options.map(({ value, label: text }, index) => (
        <ListOption
          key={value}
          id={`${id}-${index}`}
          isActive={index === active}
          isChosen={isChosen(value)}
          disabled={isFull && !isChosen(value)}
          onActive={() => onActive(index)}
          onChoose={() => onChoose(value)}
        >
          <span className="flex-1">{text}</span>
          {isChosen(value) && <Check className="ic" aria-hidden />}
        </ListOption>
      ))}
      {options.length === 0 && <NoMatch />}
    </ul>
  );
}
