import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldError, type FieldPath, get, useFormState } from 'react-hook-form';
import type { ProfileValues } from './profile-schema.ts';

interface SectionProps {
  /** Anchor for links to this section. */
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the profile with its title on the left and its fields on the right. */
export const Section = ({ id, title, text, children }: SectionProps) => (
  <section
    id={id}
    className="grid grid-cols-1 gap-6 border-t border-line pt-8 min-[900px]:grid-cols-[minmax(0,260px)_minmax(0,1fr)] min-[900px]:gap-10"
  >
    <div>
      <h2 className="d-3">{title}</h2>
      {text && <p className="mt-2 text-sm text-ink-2">{text}</p>}
    </div>
    <div className="flex min-w-0 flex-col gap-5">{children}</div>
  </section>
);

/** Returns a function that translates a field's error. */
export function useProblem() {
  const { t } = useTranslation('validation');
  const { errors } = useFormState<ProfileValues>();
  return (name: FieldPath<ProfileValues>) => {
    const key = (get(errors, name) as FieldError | undefined)?.message;
    return key ? t(key as 'required') : undefined;
  };
}
