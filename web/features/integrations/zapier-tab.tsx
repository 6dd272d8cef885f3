import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventType } from '#contract/integrations/events.ts';
import { ENDPOINTS_MAX } from '#contract/values/integrations.ts';
import { useDraft } from '#web/features/accounts/drafts.tsx';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyNote } from '#web/ui/states/empty-state.tsx';
import { Field, useFocusProblem } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { EndpointSecret } from './secret-dialog.tsx';
import { EventChoice } from './event-choice.tsx';
import { TestOutcome } from './test-outcome.tsx';
import { useNewEndpoint } from './use-endpoints.ts';

const EXAMPLE = 'https://hooks.zapier.com/hooks/catch/…';

/** The Zapier tab: tests a webhook address, and saves it with the events that it receives. */
export function ZapierTab() {
  const { t } = useTranslation(['integrations', 'validation']);
  const { text: url, write: setUrl } = useDraft('zapier');
  const [eventTypes, setEventTypes] = useState<EventType[]>(['contact.unlocked']);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useFocusProblem(problems);
  const { create, created, forget } = useNewEndpoint(t('zapier.saved'));
  const test = useMutation(api.integrations.testTarget.mutationOptions());
  const address = url.trim();

  /** Returns whether the form is valid. Errors are shown beside their fields. */
  function check(): boolean {
    const found = {
      ...(address === '' && { url: 'required' }),
      ...(eventTypes.length === 0 && { eventTypes: 'choose_event' }),
    };
    setProblems(found);
    return Object.keys(found).length === 0;
  }
  const onError = (error: unknown) => {
    setProblems(fieldsOf(error));
    if (codeOf(error) !== 'invalid_input') notify.failed(t('failed'));
  };
  const runTest = (event: FormEvent) => {
    event.preventDefault();
    if (check()) test.mutate({ url: address, eventType: eventTypes[0]! }, { onError });
  };
  const save = () => {
    if (!check()) return;
    create.mutate(
      { url: address, eventTypes, description: 'Zapier', isZapier: true },
      { onSuccess: () => setUrl(''), onError: (error) => setProblems(fieldsOf(error)) },
    );
  };
  const { url: urlProblem } = problems;
  return (
    <div className="flex flex-col gap-10">
      <form ref={form} noValidate onSubmit={runTest} className="panel flex flex-col gap-6 p-5 md:p-8">
        <div>
          <h2 className="d-3">{t('zapier.title')}</h2>
          <p className="mt-2 max-w-[62ch] text-ink-2">{t('zapier.text')}</p>
        </div>
        <Field
          label={t('zapier.url')}
          hint={t('zapier.urlHint')}
          error={urlProblem && t(`validation:${urlProblem as 'target'}`, { example: EXAMPLE, max: ENDPOINTS_MAX })}
        >
          <TextInput
            type="url"
            value={url}
            maxLength={500}
            placeholder={EXAMPLE}
            onChange={(event) => {
              setUrl(event.target.value);
              setProblems({});
              test.reset();
            }}
          />
        </Field>
        <EventChoice chosen={eventTypes} onChange={setEventTypes} error={problems.eventTypes} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline" pending={test.isPending}>
            {t(test.isPending ? 'zapier.testing' : 'zapier.test')}
          </Button>
          <Button variant="primary" pending={create.isPending} onClick={save}>
            {t(create.isPending ? 'zapier.saving' : 'zapier.save')}
          </Button>
        </div>
        {test.data && <TestOutcome result={test.data} url={address} />}
      </form>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('zapier.list')}</h2>
        <EndpointList only="zapier" empty={<EmptyNote drawing="zapier">{t('zapier.none')}</EmptyNote>} />
      </section>
      <EndpointSecret endpoint={created} onClose={forget} />
    </div>
  );
}
