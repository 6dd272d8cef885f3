import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { room } from '#web/ui/room.ts';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { countDirty } from './profile-values.ts';
import { type FieldError, type FieldPath, get, useFormState } from 'react-hook-form';
import type { ProfileValues } from './profile-schema.ts';

/** A section of the profile with its title on the left and its fields on the right. */
export const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-6 border-t border-line pt-8 min-[900px]:grid-cols-[minmax(0,260px)_minmax(0,1fr)] min-[900px]:gap-10">
    <div>
      <h2 className="d-3">{title}</h2>
      {text && <p className="mt-2 text-sm text-ink-2">{text}</p>}
    </div>
    <div className="flex min-w-0 flex-col gap-5">{children}</div>
  </section>
);

/**
 * Sticky bar with the save button and the number of unsaved fields; asks before they are lost. It listens for changes itself, so that
 * typing doesn't render the whole form.
 */
export function SaveBar({ form, isSaving }: { form: string; isSaving: boolean }) {
  const { t } = useTranslation('talents');
  const { isDirty, dirtyFields } = useFormState<ProfileValues>();
  const unsaved = isDirty ? countDirty(dirtyFields) : 0;
  return (
    <>
      <div
        ref={room.page}
        className="sticky order-last bottom-(--room-foot) z-(--z-sticky) -mx-(--gutter) flex items-center gap-4 border-t border-line bg-paper px-(--gutter) py-3 short:static"
      >
        <Button type="submit" form={form} variant="primary" pending={isSaving}>
          {isSaving ? t('saving') : t('save')}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {unsaved > 0 && t('unsaved', { count: unsaved })}
        </p>
      </div>
      <UnsavedChanges isDirty={isDirty} text={t('unsaved', { count: unsaved })} />
    </>
  );
}

/** Returns a function that translates a field's error. */
export function useProblem() {
  const { t } = useTranslation('validation');
  const { errors } = useFormState<ProfileValues>();
  return (name: FieldPath<ProfileValues>) => {
    const key = (get(errors, name) as FieldError | undefined)?.message;
    return key ? t(key as 'required') : undefined;
  };
}
