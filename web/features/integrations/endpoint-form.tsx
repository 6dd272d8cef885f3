import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint, NewEndpoint } from '#contract/integrations/endpoints.ts';
import type { EventType } from '#contract/integrations/events.ts';
import { ENDPOINTS_MAX } from '#contract/values/integrations.ts';
import { DraftNote, useValuesDraft } from '#web/features/accounts/drafts.tsx';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { useServerText } from '#web/lib/server-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { DialogFoot } from '#web/ui/layers/dialog-foot.tsx';
import { Field, useFocusProblem } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { EventChoice } from './event-choice.tsx';
import { useRefreshEndpoints } from './use-endpoints.ts';

const EXAMPLE = 'https://hooks.example.com/closeup';

interface EndpointFormProps {
  /** The endpoint to edit; without one, a new one is added. */
  endpoint?: Endpoint;
  onClose: () => void;
  onCreated?: (endpoint: NewEndpoint) => void;
}

/** Adds or edits a webhook. */
export function EndpointForm({ endpoint, onClose, onCreated }: EndpointFormProps) {
  const { t } = useTranslation(['integrations', 'validation']);
  const refresh = useRefreshEndpoints();
  const serverText = useServerText();
  const draft = useValuesDraft(`webhook.${endpoint?.id ?? 'new'}`, {
    url: endpoint?.url ?? '',
    description: endpoint?.description ?? '',
    eventTypes: endpoint?.eventTypes ?? (['contact.unlocked'] as EventType[]),
  });
  const { url, description, eventTypes } = draft.values;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useFocusProblem(problems);
  const onError = (error: unknown) => {
    setProblems(fieldsOf(error));
    if (codeOf(error) !== 'invalid_input')
      notify.failed(codeOf(error) === 'email_not_confirmed' ? serverText(error) : t('failed'));
  };
  const finish = () => {
    draft.saved();
    onClose();
    notify.done(t('endpoints.saved'));
    return refresh();
  };
  const create = useMutation(
    api.integrations.createEndpoint.mutationOptions({
      onError,
      onSuccess: (created) => {
        onCreated?.(created);
        return finish();
      },
    }),
  );
  const change = useMutation(api.integrations.changeEndpoint.mutationOptions({ onError, onSuccess: finish }));
  const isSaving = create.isPending || change.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = { url: url.trim(), description: description.trim(), eventTypes };
    const found = {
      ...(values.url === '' && { url: 'required' }),
      ...(eventTypes.length === 0 && { eventTypes: 'choose_event' }),
    };
    setProblems(found);
    if (isSaving || Object.keys(found).length > 0) return;
    if (endpoint) change.mutate({ endpointId: endpoint.id, ...values });
    else create.mutate(values);
  };
  const problemOf = (field: string) =>
    problems[field] && t(`validation:${problems[field] as 'target'}`, { example: EXAMPLE, max: ENDPOINTS_MAX });
  return (
    <Dialog open onOpenChange={onClose} title={t(endpoint ? 'endpoints.edit' : 'endpoints.add')} width={720}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        <Field label={t('endpoints.url')} hint={t('endpoints.urlHint')} error={problemOf('url')}>
          <TextInput
            type="url"
            value={url}
            maxLength={500}
            placeholder={EXAMPLE}
            onChange={(event) => draft.change({ url: event.target.value })}
          />
        </Field>
        <Field label={t('endpoints.description')} error={problemOf('description')}>
          <TextInput
            value={description}
            maxLength={80}
            onChange={(event) => draft.change({ description: event.target.value })}
          />
        </Field>
        <EventChoice
          chosen={eventTypes}
          onChange={(chosen) => draft.change({ eventTypes: chosen })}
          error={problems.eventTypes}
        />
        <DialogFoot>
          <Button type="submit" variant="primary" full pending={isSaving}>
            {t(isSaving ? 'endpoints.saving' : 'endpoints.save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
