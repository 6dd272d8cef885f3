import { useTranslation } from 'react-i18next';
import { CONTACT_STAGES } from '#contract/values/product.ts';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { ExplainedScores } from '#web/features/feedback/public.ts';
import { Player } from '#web/features/videos/public.ts';
import { Field } from '#web/ui/field.tsx';
import { ProfileAbout, ProfileFacts } from '#web/ui/profile-facts.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ContactActions } from './contact-actions.tsx';
import { ContactLines } from './contact-card.tsx';
import { ContactNotes } from './contact-notes.tsx';
import { ContactReminder } from './contact-reminder.tsx';
import { useMoveContact } from '../use-contacts.ts';

/** One contact: the profile, stage, reminder, the company's private notes, video and scores. */
export function ContactPanel({ contact }: { contact: Contact }) {
  const { t } = useTranslation('unlocks');
  const move = useMoveContact();
  return (
    <div className="panel flex flex-col gap-6 p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        {contact.positionTitle}
        {contact.guarantee !== 'none' && (
          <Tag tone={contact.guarantee === 'open' ? 'plain' : 'ok'}>{t(`guarantee.${contact.guarantee}`)}</Tag>
        )}
      </p>
      <ContactActions contact={contact} />
      <ContactLines contact={contact} only={['linkedin']} />
      <ProfileFacts profile={contact} />
      <ProfileAbout profile={contact} />
      <Field label={t('contacts.stage')}>
        <Select
          value={contact.stage}
          onChange={(stage) => void move(contact, stage)}
          options={CONTACT_STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
        />
      </Field>
      <ContactReminder contact={contact} />
      <ContactNotes contact={contact} />
      {contact.video && (
        <Player video={contact.video} name={contact.talentName} className="mx-auto w-full max-w-64 rounded-[22px]!" />
      )}
      {contact.positionId && (
        <ExplainedScores
          positionId={contact.positionId}
          name={contact.talentName}
          scores={contact.scores}
          size="lg"
          className="w-full"
        />
      )}
    </div>
  );
}
