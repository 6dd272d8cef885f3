import { useMutation } from '@tanstack/react-query';
import { Watch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { formResolver, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { Field, RequiredNote } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { PasswordRules } from './password-rules.tsx';
import { PasswordPair, PASSWORDS, RegisterActions, type RegisterFormProps } from './register-parts.tsx';
import { asTalentDraft, SHARED_DRAFT } from './shared-draft.ts';
import { DraftNote } from '../drafts.tsx';
import { useFormDraft } from '../form-draft.ts';
import { LISTS_CLASSES, useFormProblems } from '../sign-in/form-problems.ts';

const resolver = formResolver(async () => (await import('../form-schemas.ts')).talentFormSchema);

export function RegisterTalentForm({ email = '', onSignIn, onRegistered, referral }: RegisterFormProps) {
  const { t, i18n } = useTranslation('auth');
  const form = useValidatedForm({
    resolver,
    defaultValues: { fullName: '', email, password: '', confirmation: '' },
  });
  const problems = useFormProblems(form, LISTS_CLASSES);
  const draft = useFormDraft(SHARED_DRAFT, form, PASSWORDS, asTalentDraft);
  const register = useMutation(
    api.accounts.registerTalent.mutationOptions({
      onSuccess: (_nothing, { email }) => {
        draft.saved();
        referral.thank();
        onRegistered(email);
      },
      onError: (error) => problems.show(error),
    }),
  );
  const submit = form.handleSubmit(({ confirmation: _same, ...account }) =>
    register.mutate({ ...account, language: i18n.language as 'en', referralCode: referral.code }),
  );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <RequiredNote />
      <DraftNote draft={draft} />
      <Field label={t('register.fullName')} error={problems.of('fullName')} required>
        <TextInput autoComplete="name" {...form.register('fullName')} />
      </Field>
      <Field label={t('signIn.email')} error={problems.of('email')} required>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <PasswordPair
        password={form.register('password')}
        rules={
          <Watch
            control={form.control}
            name={['password', 'email', 'fullName']}
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
