import { useTranslation } from 'react-i18next';
import type { MessageTemplate } from '#contract/chats/templates.ts';
import { MESSAGE_MAX, TEMPLATE_NAME_MAX } from '#contract/values/limits.ts';
import { DraftNote } from '#web/features/accounts/drafts.tsx';
import { useFormDraft } from '#web/features/accounts/form-draft.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { formResolver, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea, TextInput } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { useTemplateChanges } from './use-templates.ts';

const resolver = formResolver(async () => (await import('#contract/chats/templates.ts')).templateInputSchema);

interface FormProps {
  /** The template to change; omitted for a new one. */
  template: MessageTemplate | undefined;
  onClose: () => void;
}

/** Creates or edits a message template. The typed text stays until it is saved or discarded. */
export function TemplateForm({ template, onClose }: FormProps) {
  const { t } = useTranslation(['chats', 'validation']);
  const { name = '', content = '' } = template ?? {};
  const form = useValidatedForm({ resolver, defaultValues: { name, content } });
  const draft = useFormDraft(`template.${template?.id ?? 'new'}`, form);
  const { create, save } = useTemplateChanges(() => {
    draft.saved();
    onClose();
  });
  const onError = (error: unknown) => {
    const wrong = Object.entries(fieldsOf(error));
    for (const [field, message] of wrong) form.setError(field as 'name', { message });
    if (wrong.length === 0) notify.failed(t('templates.saveFailed'));
  };
  const problemOf = (field: 'name' | 'content') => {
    const key = form.formState.errors[field]?.message;
    return key && t(`validation:${key as 'required'}`);
  };
  const submit = form.handleSubmit((values) => {
    if (!template) return create.mutate(values, { onError });
    // A template that was deleted meanwhile is stored again.
    save.mutate(
      { ...values, templateId: template.id },
      { onError: (error) => (codeOf(error) === 'not_found' ? create.mutate(values, { onError }) : onError(error)) },
    );
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <DraftNote draft={draft} />
      <Field label={t('templates.name')} error={problemOf('name')} required>
        <TextInput maxLength={TEMPLATE_NAME_MAX} placeholder={t('templates.example')} {...form.register('name')} />
      </Field>
      <Field label={t('templates.content')} hint={t('templates.fields')} error={problemOf('content')} required>
        <TextArea rows={6} maxLength={MESSAGE_MAX} {...form.register('content')} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" pending={create.isPending || save.isPending}>
          {t('templates.save')}
        </Button>
        <Button variant="soft" onClick={onClose}>
          {t('templates.back')}
        </Button>
      </div>
    </form>
  );
}
