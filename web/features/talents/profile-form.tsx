import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TalentProfile } from '#contract/talents.ts';
import { useFormDraft } from '#web/features/accounts/form-draft.ts';
import { api, client } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { useServerText } from '#web/lib/server-text.ts';
import { formResolver, useAdopted, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { countDirty, withChanges } from '#web/lib/forms/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { room } from '#web/ui/room.ts';
import { UnsavedChanges, UnsavedNote } from '#web/ui/fields/unsaved-changes.tsx';
import { About } from './about.tsx';
import { PersonalInfo } from './personal-info.tsx';
import { Positions } from './positions.tsx';
import type { ProfileValues } from './profile-schema.ts';
import { fieldOf, inputOf, shownValuesOf, valuesOf } from './profile-values.ts';
import { Readiness } from './readiness.tsx';

const DraftNote = deferred(async () => (await import('#web/features/accounts/drafts.tsx')).DraftNote);
const FORM = 'profile-form';
const resolver = formResolver(async () => (await import('./profile-schema.ts')).formSchema);

interface ProfileFormProps {
  profile: TalentProfile;
  /** Below the title. */
  contents: ReactNode;
  /** Between the fields and the save bar. */
  children: ReactNode;
}

export function ProfileForm({ profile, contents, children }: ProfileFormProps) {
  const { t, i18n } = useTranslation(['talents', 'validation']);
  const serverText = useServerText();
  const queries = useQueryClient();
  const form = useValidatedForm({ resolver, defaultValues: shownValuesOf(profile, i18n.language) });
  const draft = useFormDraft('talentProfile', form);
  // A ref, because two clicks may arrive before the first one has rendered.
  const isSaving = useRef(false);
  const save = useMutation({
    mutationFn: async (values: ProfileValues) => {
      const opened = valuesOf(profile);
      // Another tab may have saved since. If the server can't be reached, the save itself reports it.
      const now = api.talents.getProfile.queryOptions({ staleTime: 0, retry: false });
      const saved = await queries.fetchQuery(now).catch(() => profile);
      return client.talents.saveProfile(inputOf(withChanges(valuesOf(saved), opened, values), profile));
    },
    onSuccess: (saved) => {
      cacheSaved(queries, api.talents.getProfile.queryKey(), saved);
      form.reset(shownValuesOf(saved, i18n.language));
      notify.done(t('saved'));
    },
    onError: (error) => {
      const wrong = Object.entries(fieldsOf(error));
      for (const [index, [name, message]] of wrong.entries())
        form.setError(fieldOf(name, profile) as 'phone', { message }, { shouldFocus: index === 0 });
      const ofRole = wrong.find(([name]) => name.startsWith('positions.'))?.[1];
      if (ofRole)
        notify.failedBriefly(t('positions.changeFailed', { reason: t(`validation:${ofRole as 'required'}`) }));
      else if (codeOf(error) === 'not_found')
        notify.failedBriefly(t('positions.changeFailed', { reason: t('positions.gone') }));
      else if (codeOf(error) === 'offline') notify.failedBriefly(t('saveFailed'));
      else notify.failed(t('saveFailedWith', { reason: serverText(error) }));
    },
    onSettled: () => {
      isSaving.current = false;
    },
  });

  useAdopted(form, profile, () => shownValuesOf(profile, i18n.language));
  const submit = form.handleSubmit((values) => {
    if (isSaving.current) return;
    isSaving.current = true;
    save.mutate(values);
  });
  return (
    <FormProvider {...form}>
      <form id={FORM} noValidate className="contents" onSubmit={submit}>
        <header className="flex flex-wrap items-end justify-between gap-6">
          <h1 className="d-2">{t('title')}</h1>
          <Readiness profile={profile} />
        </header>
        {contents}
        <DraftNote draft={draft} />
        <PersonalInfo />
        <Positions positions={profile.positions} />
        <About />
      </form>
      {children}
      <SaveBar form={FORM} isSaving={save.isPending} isFailed={save.isError} onDiscard={draft.discard} />
    </FormProvider>
  );
}

interface SaveBarProps {
  form: string;
  isSaving: boolean;
  /** The last save has failed. */
  isFailed: boolean;
  onDiscard: () => void;
}

/**
 * Sticky bar with the save button and the number of unsaved fields; asks before they are lost. It subscribes to changes itself,
 * so that typing doesn't re-render the whole form.
 */
function SaveBar({ form, isSaving, isFailed, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('talents');
  const { isDirty, dirtyFields } = useFormState<ProfileValues>();
  const unsaved = isDirty ? countDirty(dirtyFields) : 0;
  return (
    <>
      <div
        ref={room.form}
        className="sticky order-last bottom-(--room-foot) z-(--z-sticky) -mx-(--gutter) flex items-center gap-4 border-t border-line bg-paper px-(--gutter) py-3 short:static"
      >
        <Button type="submit" form={form} variant="primary" pending={isSaving}>
          {isSaving ? t('saving') : t('save')}
        </Button>
        <UnsavedNote text={unsaved > 0 && t('unsaved', { count: unsaved })} isFailed={isFailed && isDirty} />
      </div>
      <UnsavedChanges isDirty={isDirty} text={t('unsaved', { count: unsaved })} onDiscard={onDiscard} />
    </>
  );
}
