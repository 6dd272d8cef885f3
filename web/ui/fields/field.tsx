import { createContext, useContext, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../class-names.ts';

interface FieldParts {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}
const FieldContext = createContext<FieldParts | null>(null);

/** Props that a control inside a Field spreads onto its element before its own. */
export function useFieldProps() {
  const parts = useContext(FieldContext);
  if (!parts) return {};
  return {
    id: parts.id,
    'aria-describedby': parts.describedBy,
    'aria-invalid': parts.invalid || undefined,
    'aria-required': parts.required || undefined,
  };
}
export const useFieldLabelId = () => useContext(FieldContext)?.labelId;

export interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint, is announced, and marks the control invalid. */
  error?: ReactNode;
  /** Marks the label, and tells screen readers. */
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
}

/** Connects label, control, hint and error for assistive technology. */
export function Field({ label, children, hint, error, required = false, hideLabel = false, className }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const parts = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy: note ? `${id}-note` : undefined,
      invalid: Boolean(error),
      required,
    }),
    [id, note, error, required],
  );
  return (
    <div className={cx('flex flex-col gap-[7px]', className)}>
      <label
        htmlFor={id}
        id={parts.labelId}
        className={hideLabel ? 'sr-only' : cx('text-sm font-bold', required && 'required')}
      >
        {label}
      </label>
      <FieldContext value={parts}>{children}</FieldContext>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={cx('flex items-center gap-1.5 text-sm', error ? 'font-medium text-danger' : 'text-ink-3')}
        >
          {error && <CircleAlert className="ic" aria-hidden />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

/** Explains the mark of required fields, above a form. */
export function RequiredNote({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <p aria-hidden className={cx('required-note text-sm text-ink-3', className)}>
      {t('ui.required')}
    </p>
  );
}

/** Focuses the first field in error whenever a form's problems change. @returns the form's ref */
export function useFocusProblem(problems: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems]);
  return form;
}
