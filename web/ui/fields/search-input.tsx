import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from './inputs.tsx';

interface SearchInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'lead' | 'trail'> {
  'aria-label': string;
  value: string;
  onChange: (text: string) => void;
  /** The name of the button that clears the text. */
  clear: string;
}

/** A field to search with, and a button that clears it. */
export const SearchInput = ({ value, onChange, clear, ...input }: SearchInputProps) => (
  <TextInput
    type="text"
    role="searchbox"
    lead={<Search className="ic" aria-hidden />}
    trail={
      value && (
        <button
          type="button"
          aria-label={clear}
          className="-mr-2 grid size-8 place-items-center rounded-pill tap hover:bg-sunk"
          onClick={() => onChange('')}
        >
          <X className="ic" aria-hidden />
        </button>
      )
    }
    {...input}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
