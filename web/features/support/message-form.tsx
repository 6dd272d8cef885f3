import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { SUPPORT_MESSAGE_MAX } from '#contract/values/limits.ts';
import type { ticketInput } from '#contract/support.ts';
import { DraftNote } from '../accounts/drafts.tsx';
import { useFormDraft } from '../accounts/form-draft.ts';
import { useSession } from '../accounts/session.ts';
import { client } from '../../lib/api.ts';
import { codeOf, fieldsOf } from '../../lib/failure.ts';
import { formResolver, useValidatedForm } from '../../lib/forms/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea, TextInput } from '../../ui/fields/inputs.tsx';

type Values = z.infer<typeof ticketInput>;

const RESOLVERS = {
  ticket: formResolver(async () => (await import('#contract/support.ts')).ticketInput),
  contact: formResolver(async () => {
    const { string } = await import('zod');
    const { contactMessageInput } = await import('#contract/support.ts');
    return contactMessageInput.extend({ subject: string() });
  }),
};

/** Form for a ticket, or for a contact message, which has no subject. The text is cleared only after it has been sent. */
export function MessageForm({
  kind,
  submit,
  onSent,
}: {
  kind: keyof typeof RESOLVERS;
  submit: string;
  onSent: () => void;
}) {
  const { t } = useTranslation(['support', 'validation']);
  const { user } = useSession();
  const form = useValidatedForm({
    resolver: RESOLVERS[kind],
    values: { name: user?.name ?? '', email: user?.email ?? '', subject: '', message: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const draft = useFormDraft(`support.${kind}`, form);
  const send = useMutation({
    mutationFn: ({ name, email, subject, message }: Values) =>
      kind === 'ticket'
        ? client.support.submitTicket({ name, email, subject, message })
        : client.support.sendContactMessage({ name, email, message }),
    onSuccess: () => {
      form.reset(undefined, { keepDirtyValues: false });
      draft.saved();
      onSent();
    },
    onError: (error) => {
      for (const [name, message] of Object.entries(fieldsOf(error)))
        if (name in form.getValues()) form.setError(name as FieldPath<Values>, { message }, { shouldFocus: true });
    },
  });
  const problemOf = (name: FieldPath<Values>) => {
    const key = form.formState.errors[name]?.message;
    return key && t(`validation:${key as 'required'}`, { defaultValue: t('validation:invalid') });
  };
  const failed = send.error && codeOf(send.error) !== 'invalid_input' ? codeOf(send.error) : undefined;
  const written = form.watch('message').length;

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit((values) => send.mutate(values))}>
      <DraftNote draft={draft} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-5">
        <Field label={t('fields.name')} error={problemOf('name')} required>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('fields.email')} error={problemOf('email')} required>
          <TextInput type="email" autoComplete="email" {...form.register('email')} />
        </Field>
      </div>
      {kind === 'ticket' && (
        <Field label={t('fields.subject')} error={problemOf('subject')} required>
          <TextInput {...form.register('subject')} />
        </Field>
      )}
      <Field
        label={t('fields.message')}
        error={problemOf('message')}
        required
        hint={
          written > SUPPORT_MESSAGE_MAX * 0.8
            ? t('fields.messageHint', { written, most: SUPPORT_MESSAGE_MAX })
            : undefined
        }
      >
        <TextArea rows={kind === 'ticket' ? 5 : 8} {...form.register('message')} />
      </Field>
      {failed && (
        <p role="alert" className="flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert className="ic" aria-hidden />
          {t(`problem.${failed === 'rate_limited' || failed === 'offline' ? failed : 'other'}`)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" full pending={send.isPending} disabled={send.isPending}>
        {send.isPending ? t('sending') : submit}
      </Button>
    </form>
  );
}
