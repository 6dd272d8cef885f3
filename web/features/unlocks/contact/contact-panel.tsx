import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import { CONTACT_STAGES } from '#contract/values/product.ts';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { ProfileFacts } from '#web/ui/people/profile-facts.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ContactActions } from './contact-actions.tsx';
import { ContactLines } from '#web/ui/people/contact-lines.tsx';
import { ContactNotes } from './contact-notes.tsx';
import { ContactReminder } from './contact-reminder.tsx';
import { useMoveContact } from '../use-contacts.ts';

const ContactProfile = deferred(async () => (await import('./contact-profile.tsx')).ContactProfile);

/** One contact: the profile's facts, stage, reminder, the company's private notes, the rest of the profile, video and scores. */
export function ContactPanel({ contact }: { contact: Contact }) {
  const { t, i18n } = useTranslation('unlocks');
  const move = useMoveContact();
  return (
    <div className="panel flex flex-col gap-6 p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        {titleName(contact.positionTitle, i18n.language)}
        {contact.guarantee !== 'none' && (
          <Tag tone={contact.guarantee === 'open' ? 'plain' : 'ok'}>{t(`guarantee.${contact.guarantee}`)}</Tag>
        )}
      </p>
      <ContactActions contact={contact} />
      <ContactLines contact={contact} only={['linkedin']} />
      <ProfileFacts profile={contact} />
      <Field label={t('contacts.stage')}>
        <Select
          value={contact.stage}
          onChange={(stage) => void move(contact, stage)}
          options={CONTACT_STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
        />
      </Field>
      <ContactReminder contact={contact} />
      <ContactNotes contact={contact} />
      <ContactProfile contact={contact} />
    </div>
  );
}
