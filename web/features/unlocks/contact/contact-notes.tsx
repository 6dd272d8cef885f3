import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { CONTACT_NOTES_MAX } from '#contract/values/limits.ts';
import { DraftNote, useDraft } from '#web/features/accounts/drafts.tsx';
import { api } from '#web/lib/api.ts';
import { momentText } from '#web/lib/dates.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { useUnlocksChanged } from '../use-unlock.ts';

const MentionedReminder = deferred(async () => (await import('./mentioned-reminder.tsx')).MentionedReminder);

/** The company's private notes about a contact, with the time of the last change. Typed text stays until it is saved. */
export function ContactNotes({ contact }: { contact: Contact }) {
  const { t, i18n } = useTranslation('unlocks');
  const changed = useUnlocksChanged();
  const draft = useDraft(`notes.${contact.id}`, contact.notes);
  const save = useMutation(
    api.unlocks.saveContact.mutationOptions({
      onSuccess: () => {
        draft.saved();
        changed();
        notify.done(t('panel.saved'));
      },
      onError: () => notify.failed(t('panel.failed')),
    }),
  );
  const writtenAt = contact.notes !== '' && contact.notedAt;
  return (
    <div className="flex flex-col gap-3">
      <DraftNote draft={draft} />
      <Field
        label={t('panel.notes')}
        hint={
          writtenAt
            ? `${t('panel.written', { at: momentText(writtenAt, i18n.language) })} ${t('panel.notesHint')}`
            : t('panel.notesHint')
        }
      >
        <TextArea
          rows={4}
          maxLength={CONTACT_NOTES_MAX}
          value={draft.text}
          onChange={(event) => draft.write(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="soft"
          size="sm"
          // Stays enabled once used, so that it keeps the focus.
          disabled={draft.text === contact.notes && save.isIdle}
          pending={save.isPending}
          onClick={() => save.mutate({ contactId: contact.id, notes: draft.text })}
        >
          {t('panel.saveNotes')}
        </Button>
        {draft.text !== '' && <MentionedReminder contact={contact} notes={draft.text} />}
      </div>
    </div>
  );
}
