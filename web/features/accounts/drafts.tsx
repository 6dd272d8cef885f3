import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabStorage } from '#web/lib/browser-state.ts';
import { Button } from '#web/ui/button.tsx';
import { useDraftKey } from './session.ts';

export interface Draft {
  /** Whether this is what was typed before the form was last closed. */
  isRestored: boolean;
  discard: () => void;
  /** Call this once the server has stored the text. */
  saved: () => void;
}

/** A text that survives until it is saved or discarded, even if the dialog it was typed in closes. */
export function useDraft(name: string, initial = '') {
  const key = useDraftKey(name);
  const [stored] = useState(() => tabStorage.read(key));
  const [text, setText] = useState(stored ?? initial);
  const write = (next: string) => {
    setText(next);
    if (next === initial) tabStorage.delete(key);
    else tabStorage.store(key, next);
  };
  return {
    text,
    write,
    saved: () => tabStorage.delete(key),
    isRestored: stored !== null && text === stored && text !== initial,
    discard: () => write(initial),
  };
}

/** The same for a form that manages its own values. */
export function useValuesDraft<Values extends object>(name: string, initial: Values) {
  const key = useDraftKey(name);
  const [saved] = useState(initial);
  const [stored] = useState(() => tabStorage.read(key));
  const [values, setValues] = useState<Values>(() => ({ ...saved, ...(stored && (JSON.parse(stored) as Values)) }));
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  useEffect(() => {
    if (isDirty) tabStorage.store(key, JSON.stringify(values));
    else tabStorage.delete(key);
  }, [key, isDirty, values]);
  return {
    values,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    isRestored: stored !== null && isDirty,
    discard: () => setValues(saved),
    saved: () => tabStorage.delete(key),
  };
}

/** Tells the reader that the form contains a draft, which can be discarded. */
export function DraftNote({ draft }: { draft: Draft }) {
  const { t } = useTranslation('common');
  if (!draft.isRestored) return null;
  return (
    <p role="status" className="flex items-center justify-between gap-3 rounded-md bg-sunk py-1.5 pr-2 pl-4 text-sm">
      {t('draft.kept')}
      <Button variant="ghost" size="xs" onClick={draft.discard}>
        {t('draft.discard')}
      </Button>
    </p>
  );
}
