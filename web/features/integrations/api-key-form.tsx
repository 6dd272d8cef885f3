import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/route.ts';
import { API_KEY_DAYS, API_KEY_NAME_MAX, SCOPES } from '#contract/values/integrations.ts';
import { DraftNote, useValuesDraft } from '#web/features/accounts/drafts.tsx';
import { useReauthentication } from '#web/features/accounts/security/reauthentication.tsx';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { useServerText } from '#web/lib/server-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { DialogFoot } from '#web/ui/layers/dialog-foot.tsx';
import { Field, useFocusProblem } from '#web/ui/fields/field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { useScopeName } from './api-key-row.tsx';

const EXPIRIES = [...API_KEY_DAYS.map(String), 'never'];

/** Creates an API key. Requires recent authentication. */
export function ApiKeyForm({ onClose, onCreated }: { onClose: () => void; onCreated: (key: string) => void }) {
  const { t } = useTranslation(['integrations', 'validation']);
  const queries = useQueryClient();
  const serverText = useServerText();
  const scopeName = useScopeName();
  const reauthentication = useReauthentication();
  const draft = useValuesDraft('api-key', { name: '', scopes: [] as Scope[], expiry: '90' });
  const { name, scopes, expiry } = draft.values;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useFocusProblem(problems);
  const create = useMutation(
    api.integrations.createApiKey.mutationOptions({
      onSuccess: ({ key }) => {
        draft.saved();
        onClose();
        onCreated(key);
        return queries.invalidateQueries({ queryKey: api.integrations.listApiKeys.key() });
      },
      onError: (error, values) => {
        if (reauthentication.handles(error, () => create.mutate(values))) return;
        setProblems(fieldsOf(error));
        if (codeOf(error) !== 'invalid_input')
          notify.failed(codeOf(error) === 'email_not_confirmed' ? serverText(error) : t('failed'));
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(name.trim() === '' && { name: 'required' }),
      ...(scopes.length === 0 && { scopes: 'choose_scope' }),
    };
    setProblems(found);
    if (create.isPending || Object.keys(found).length > 0) return;
    const expiresInDays = API_KEY_DAYS.find((days) => String(days) === expiry) ?? null;
    create.mutate({ name: name.trim(), scopes, expiresInDays });
  };
  const problemOf = (field: string) => problems[field] && t(`validation:${problems[field] as 'required'}`);
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.add')} width={560}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        <Field label={t('keys.name')} hint={t('keys.nameHint')} error={problemOf('name')}>
          <TextInput
            value={name}
            maxLength={API_KEY_NAME_MAX}
            onChange={(event) => draft.change({ name: event.target.value })}
          />
        </Field>
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-sm font-bold">{t('keys.scopes')}</legend>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeName(scope)}
              checked={scopes.includes(scope)}
              onChange={(isChosen) =>
                draft.change({ scopes: SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))) })
              }
            />
          ))}
          {problems.scopes && <FormProblem>{problemOf('scopes')}</FormProblem>}
        </fieldset>
        <Field label={t('keys.expiry')}>
          <Select
            value={expiry}
            onChange={(chosen) => draft.change({ expiry: chosen })}
            options={EXPIRIES.map((value) => ({
              value,
              label: value === 'never' ? t('keys.never') : t('keys.days', { count: Number(value) }),
            }))}
          />
        </Field>
        <DialogFoot>
          <Button type="submit" variant="primary" full pending={create.isPending}>
            {t(create.isPending ? 'keys.creating' : 'keys.create')}
          </Button>
        </DialogFoot>
      </form>
      {reauthentication.dialog}
    </Dialog>
  );
}
