import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CONTACT_NOTES_MAX } from '#contract/values/limits.ts';
import { type Contact, stageSchema } from '#contract/unlocks/contacts.ts';
import { DraftNote, useDraft } from '../accounts/drafts.tsx';
import { ExplainedScores } from '../feedback/public.ts';
import { Player } from '../videos/public.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { Select } from '../../ui/select.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { ContactCard } from './contact-card.tsx';
import { useUnlocksChanged } from './use-unlock.ts';

/** One contact: contact details, video, stage and the company's private notes. */
export function ContactPanel({ contact }: { contact: Contact }) {
  const { t } = useTranslation('unlocks');
  const changed = useUnlocksChanged();
  const draft = useDraft(`notes.${contact.id}`, contact.notes);
  const notes = draft.text;
  const save = useMutation(
    api.unlocks.saveContact.mutationOptions({
      onSuccess: () => {
        changed();
        notify.done(t('panel.saved'));
      },
      onError: () => notify.failed(t('panel.failed')),
    }),
  );
  const contactId = contact.id;
  return (
    <article aria-label={contact.talentName} className="panel flex flex-col gap-6 p-5 md:p-7">
      <div className="grid gap-6 min-[520px]:grid-cols-[minmax(0,200px)_minmax(0,1fr)]">
        {contact.video && (
          <Player video={contact.video} name={contact.talentName} className="mx-auto w-full max-w-52 rounded-[22px]!" />
        )}
        <div className="flex min-w-0 flex-col items-start gap-4">
          <p className="text-ink-2">
            {[contact.positionTitle, contact.city, contact.country].filter(Boolean).join(', ')}
          </p>
          {contact.guarantee !== 'none' && (
            <Tag tone={contact.guarantee === 'open' ? 'plain' : 'ok'}>{t(`guarantee.${contact.guarantee}`)}</Tag>
          )}
          <Field label={t('contacts.stage')} className="w-full">
            <Select
              value={contact.stage}
              onChange={(stage) => save.mutate({ contactId, stage })}
              options={stageSchema.options.map((value) => ({ value, label: t(`stage.${value}`) }))}
            />
          </Field>
        </div>
      </div>
      {contact.positionId && (
        <ExplainedScores
          positionId={contact.positionId}
          name={contact.talentName}
          scores={contact.scores}
          size="lg"
          className="w-full"
        />
      )}
      <ContactCard contact={contact} />
      <DraftNote draft={draft} />
      <Field label={t('panel.notes')} hint={t('panel.notesHint')}>
        <TextArea
          rows={3}
          maxLength={CONTACT_NOTES_MAX}
          value={notes}
          onChange={(event) => draft.write(event.target.value)}
        />
      </Field>
      <Button
        variant="soft"
        size="sm"
        className="self-start"
        disabled={notes === contact.notes}
        pending={save.isPending}
        onClick={() => save.mutate({ contactId, notes }, { onSuccess: draft.saved })}
      >
        {t('panel.saveNotes')}
      </Button>
    </article>
  );
}
