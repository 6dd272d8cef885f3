import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompanyProfile } from '#contract/companies.ts';
import { DraftNote } from '#web/features/accounts/drafts.tsx';
import { useFormDraft } from '#web/features/accounts/form-draft.ts';
import { api, client } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { formResolver, useAdopted, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { CITIES, COUNTRIES, PlaceSuggestions } from '#web/lib/forms/place-suggestions.tsx';
import { withChanges } from '#web/lib/forms/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, RequiredNote } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { PhoneField } from '#web/ui/fields/country/phone-field.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextArea, TextInput } from '#web/ui/fields/inputs.tsx';
import { UnsavedChanges, UnsavedNote } from '#web/ui/fields/unsaved-changes.tsx';
import { LogoField } from './logo-field.tsx';
import { inputOf, loadFormSchema, shownValuesOf, type Values, valuesOf } from './company-values.ts';

const resolver = formResolver(loadFormSchema);
const OPTIONAL = new Set<keyof Values>(['industry']);

interface CompanyFormProps {
  profile: CompanyProfile;
  /** Below the title. */
  contents: ReactNode;
}

/** Edits a company's profile. */
export function CompanyForm({ profile, contents }: CompanyFormProps) {
  const { t, i18n } = useTranslation(['companies', 'validation']);
  const queries = useQueryClient();
  const form = useValidatedForm({ resolver, defaultValues: shownValuesOf(profile, i18n.language) });
  const draft = useFormDraft('companyProfile', form);
  const { isDirty, errors } = form.formState;
  const [city, country] = useWatch({ control: form.control, name: ['city', 'country'] });
  // A ref, because two clicks may arrive before the first one has rendered.
  const isSaving = useRef(false);
  const save = useMutation({
    mutationFn: async (typed: Values) => {
      const opened = valuesOf(profile);
      // Another tab may have saved since. If the server can't be reached, the save itself reports it.
      const now = api.companies.getProfile.queryOptions({ staleTime: 0, retry: false });
      const saved = await queries.fetchQuery(now).catch(() => profile);
      return client.companies.saveProfile(inputOf(withChanges(valuesOf(saved), opened, typed)));
    },
    onSuccess: (saved) => {
      cacheSaved(queries, api.companies.getProfile.queryKey(), saved);
      form.reset(shownValuesOf(saved, i18n.language));
      notify.done(t('saved'));
    },
    onError: (error) => {
      for (const [index, [name, message]] of Object.entries(fieldsOf(error)).entries())
        form.setError(name as keyof Values, { message }, { shouldFocus: index === 0 });
      notify.failedBriefly(t(codeOf(error) === 'unauthenticated' ? 'expired' : 'saveFailed'));
    },
    onSettled: () => {
      isSaving.current = false;
    },
  });
  const problemOf = (name: keyof Values) => {
    const key = errors[name]?.message;
    return key ? t(`validation:${key as 'required'}`) : undefined;
  };
  const text = (name: keyof Values, autoComplete?: string, list?: string) => (
    <Field label={t(`fields.${name}`)} error={problemOf(name)} required={!OPTIONAL.has(name)}>
      <TextInput {...(autoComplete ? { autoComplete } : {})} list={list} {...form.register(name)} />
    </Field>
  );
  useAdopted(form, profile, () => shownValuesOf(profile, i18n.language));
  const submit = form.handleSubmit((values) => {
    if (isSaving.current) return;
    isSaving.current = true;
    save.mutate(values);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <header className="flex flex-wrap items-center gap-4">
        <h1 className="d-2">{t('title')}</h1>
        {profile.isVerified && (
          <Tag tone="ok" icon={<BadgeCheck aria-hidden />}>
            {t('verified')}
          </Tag>
        )}
      </header>
      {contents}
      <DraftNote draft={draft} />
      <section
        id="information"
        className="grid grid-cols-1 gap-6 border-t border-line pt-8 min-[900px]:grid-cols-[minmax(0,260px)_minmax(0,1fr)] min-[900px]:gap-10"
      >
        <div>
          <h2 className="d-3">{t('information')}</h2>
          <RequiredNote className="mt-2" />
          {!profile.isVerified && <p className="mt-2 text-sm text-ink-2">{t('verifyHint')}</p>}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 md:grid-cols-2">
          <LogoField profile={profile} />
          {text('companyName', 'organization')}
          {text('industry')}
          {text('firstName', 'given-name')}
          {text('lastName', 'family-name')}
          <Field label={t('fields.email')} hint={t(profile.emailVerified ? 'emailConfirmed' : 'emailOpen')}>
            <TextInput value={profile.email} readOnly disabled />
          </Field>
          <Field label={t('fields.phone')} error={problemOf('phone')}>
            <Controller
              control={form.control}
              name="phone"
              render={({ field }) => <PhoneField {...field} address={country} defaultCountry="US" />}
            />
          </Field>
          <Field label={t('fields.website')} error={problemOf('website')}>
            <TextInput type="url" placeholder={t('websitePlaceholder')} {...form.register('website')} />
          </Field>
          <Field label={t('fields.address')} error={problemOf('address')}>
            <TextInput
              autoComplete="street-address"
              placeholder={t('addressPlaceholder')}
              {...form.register('address')}
            />
          </Field>
          {text('city', 'address-level2', CITIES)}
          {text('country', 'country-name', COUNTRIES)}
          <PlaceSuggestions city={city} country={country} />
          <Field
            label={t('fields.description')}
            hint={t('descriptionHint')}
            error={problemOf('description')}
            className="md:col-span-2"
          >
            <TextArea rows={4} {...form.register('description')} />
          </Field>
          <div className="flex items-center gap-4 md:col-span-2">
            <Button type="submit" variant="primary" pending={save.isPending}>
              {t(save.isPending ? 'saving' : 'save')}
            </Button>
            <UnsavedNote text={isDirty && t('unsavedNote')} isFailed={save.isError && isDirty} />
          </div>
        </div>
      </section>
      <UnsavedChanges isDirty={isDirty} onDiscard={draft.discard} />
    </form>
  );
}
