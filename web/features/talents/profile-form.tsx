import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type TalentProfile, saveProfileSchema } from '#contract/talents.ts';
import { api } from '#web/lib/api.ts';
import { fieldsOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/notify.ts';
import { PersonalInfo } from './personal-info.tsx';
import { Positions } from './positions.tsx';
import { Readiness } from './readiness.tsx';
import { SaveBar } from './save-bar.tsx';

const formSchema = saveProfileSchema
  .pick({ fullName: true, phone: true, languages: true })
  .extend({ titles: z.record(z.string(), z.string().trim().min(1, 'required')) });
export type ProfileValues = z.infer<typeof formSchema>;

const valuesOf = (profile: TalentProfile): ProfileValues => ({
  fullName: profile.fullName,
  phone: profile.phone,
  languages: profile.languages,
  titles: Object.fromEntries(profile.positions.map(({ id, positionTitle }) => [id, positionTitle])),
});

export function ProfileForm({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent');
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: valuesOf(profile) });
  const { isDirty, dirtyFields } = form.formState;
  const save = useMutation(
    api.talents.saveProfile.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(api.talents.getProfile.queryKey(), saved);
        form.reset(valuesOf(saved));
        notify.done(t('saved'));
      },
      onError: (error) => {
        for (const [name, message] of Object.entries(fieldsOf(error))) form.setError(name as 'phone', { message });
        notify.failed(t('saveFailed'));
      },
    }),
  );
  useBlocker({
    shouldBlockFn: () => isDirty && !window.confirm(t('unsaved', { count: countOf(dirtyFields) })),
    enableBeforeUnload: () => isDirty,
  });

  // A position added or removed elsewhere joins the form; what was typed stays.
  useEffect(() => form.reset(valuesOf(profile), { keepDirtyValues: true }), [profile, form]);

  const submit = form.handleSubmit(({ titles, ...person }) => {
    if (save.isPending) return;
    save.mutate({
      ...person,
      positions: profile.positions.map(({ id, positionTitle }) => ({ id, positionTitle: titles[id] ?? positionTitle })),
    });
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="contents" onSubmit={submit}>
        <header className="flex flex-wrap items-end justify-between gap-6">
          <h1 className="d-2">{t('title')}</h1>
          <Readiness profile={profile} />
        </header>
        <PersonalInfo />
        <Positions positions={profile.positions} />
        <SaveBar unsaved={isDirty ? countOf(dirtyFields) : 0} isSaving={save.isPending} />
      </form>
    </FormProvider>
  );
}

const countOf = ({ titles, ...fields }: { titles?: object; [field: string]: unknown }) =>
  Object.keys(fields).length + Object.keys(titles ?? {}).length;
