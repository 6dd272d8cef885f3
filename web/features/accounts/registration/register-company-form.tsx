import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Controller, Watch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { CORPORATE_EMAIL_MIN } from '#contract/values/limits.ts';
import { api } from '#web/lib/api.ts';
import { formResolver, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { CITIES, COUNTRIES, PlaceSuggestions } from '#web/lib/forms/place-suggestions.tsx';
import { Field, RequiredNote } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { PhoneField } from '#web/ui/fields/country/phone-field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { PasswordRules } from './password-rules.tsx';
import { PasswordPair, PASSWORDS, RegisterActions, type RegisterFormProps } from './register-parts.tsx';
import { asCompanyDraft, SHARED_DRAFT } from './shared-draft.ts';
import { DraftNote } from '../drafts.tsx';
import { useFormDraft } from '../form-draft.ts';
import { LISTS_CLASSES, useFormProblems } from '../sign-in/form-problems.ts';
import { useSignedIn } from '../sign-in/redirects.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phone: '',
  city: '',
  country: '',
  password: '',
  confirmation: '',
};

/** Two short fields: side by side where both have room for their text. */
const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-5';

const DASHBOARD = '/company/dashboard';

const resolver = formResolver(async () => (await import('../form-schemas.ts')).companyFormSchema);

export function RegisterCompanyForm({ email = '', onSignIn, referral }: RegisterFormProps) {
  const { t, i18n } = useTranslation('auth');
  const form = useValidatedForm({ resolver, defaultValues: { ...EMPTY, email } });
  const problems = useFormProblems(form, LISTS_CLASSES);
  const draft = useFormDraft(SHARED_DRAFT, form, PASSWORDS, asCompanyDraft);
  const signedIn = useSignedIn();
  const router = useRouter();
  const register = useMutation(
    api.accounts.registerCompany.mutationOptions({
      // The server takes its time over the password; meanwhile the next page loads.
      onMutate: () => void router.preloadRoute({ to: DASHBOARD }).catch(() => undefined),
      onSuccess: ({ user }: { user?: SessionUser }) => {
        if (!user) return notify.failedBriefly(t('register.noUser'));
        draft.saved();
        referral.thank();
        notify.done(t('register.done'));
        signedIn(user, DASHBOARD);
      },
      onError: (error) => problems.show(error),
    }),
  );
  const submit = form.handleSubmit(({ confirmation: _same, ...account }) =>
    register.mutate({ ...account, language: i18n.language as 'en', referralCode: referral.code }),
  );
  const { control } = form;
  const text = (name: keyof typeof EMPTY, label: string, autoComplete: string, list?: string) => (
    <Field label={label} error={problems.of(name)} required>
      <TextInput autoComplete={autoComplete} list={list} {...form.register(name)} />
    </Field>
  );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <RequiredNote />
      <DraftNote draft={draft} />
      <div className={PAIR}>
        {text('firstName', t('register.firstName'), 'given-name')}
        {text('lastName', t('register.lastName'), 'family-name')}
      </div>
      {text('companyName', t('register.companyName'), 'organization')}
      <Watch
        control={control}
        name="email"
        compute={({ length }) => (length < CORPORATE_EMAIL_MIN ? length : 0)}
        render={(tooShort) => (
          <Field
            label={t('register.corporateEmail')}
            hint={tooShort ? t('register.corporateLength', { count: tooShort }) : undefined}
            error={problems.of('email')}
            required
          >
            <TextInput type="email" autoComplete="username" {...form.register('email')} />
          </Field>
        )}
      />
      <Field label={t('register.phone')} hint={t('register.optional')} error={problems.of('phone')}>
        <Controller
          control={control}
          name="phone"
          render={({ field }) => (
            <Watch
              control={control}
              name="country"
              render={(country) => (
                <PhoneField {...field} value={field.value ?? ''} address={country} defaultCountry="US" />
              )}
            />
          )}
        />
      </Field>
      <div className={PAIR}>
        {text('city', t('register.city'), 'address-level2', CITIES)}
        {text('country', t('register.country'), 'country-name', COUNTRIES)}
        <Watch
          control={control}
          name={['city', 'country']}
          render={([city, country]) => <PlaceSuggestions city={city} country={country} />}
        />
      </div>
      <PasswordPair
        password={form.register('password')}
        rules={
          <Watch
            control={control}
            name={['password', 'email', 'firstName', 'lastName', 'companyName']}
            render={([password, ...personal]) => <PasswordRules password={password} personal={personal} />}
          />
        }
        confirmation={form.register('confirmation')}
        passwordError={problems.of('password')}
        confirmationError={problems.of('confirmation')}
      />
      <RegisterActions
        pending={register.isPending}
        error={register.error}
        onSignIn={() => onSignIn(form.getValues('email'))}
      />
    </form>
  );
}
