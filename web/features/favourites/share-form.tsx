import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORTLIST_DAYS } from '#contract/values/limits.ts';
import { DraftNote, useDraft } from '#web/features/accounts/drafts.tsx';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';

interface ShareFormProps {
  positionIds: readonly string[];
  onShared: (url: string) => void;
}

/** Names a shortlist, chooses how long its link works, and creates it. */
export function ShareForm({ positionIds, onShared }: ShareFormProps) {
  const { t } = useTranslation(['favourites', 'validation']);
  const draft = useDraft('shortlist');
  const name = draft.text;
  const [days, setDays] = useState<(typeof SHORTLIST_DAYS)[number]>(14);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const share = useMutation(
    api.favourites.createShortlist.mutationOptions({
      onSuccess: ({ url }) => {
        draft.saved();
        onShared(url);
      },
      onError: (error) =>
        setProblem(t(codeOf(error) === 'email_not_confirmed' ? 'shortlists.unconfirmed' : 'shortlists.failed')),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(name.trim() === '' ? t('shortlists.nameIt') : undefined);
    if (name.trim() === '') return field.current?.focus();
    share.mutate({ name: name.trim(), positionIds: [...positionIds], days });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <DraftNote draft={draft} />
      <Field label={t('shortlists.name')} error={problem}>
        <TextInput
          ref={field}
          value={name}
          maxLength={80}
          placeholder={t('shortlists.example')}
          onChange={(event) => draft.write(event.target.value)}
        />
      </Field>
      <Segmented
        hasLabel
        label={t('shortlists.days')}
        value={String(days)}
        onChange={(value) => setDays(SHORTLIST_DAYS.find((one) => String(one) === value)!)}
        options={SHORTLIST_DAYS.map((one) => ({
          value: String(one),
          label: t('shortlists.dayCount', { count: one }),
        }))}
      />
      <Button type="submit" variant="primary" full pending={share.isPending}>
        {t('shortlists.create', { count: positionIds.length })}
      </Button>
    </form>
  );
}
