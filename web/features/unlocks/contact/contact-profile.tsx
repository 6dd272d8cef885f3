import type { Contact } from '#contract/unlocks/contacts.ts';
import { ExplainedScores } from '#web/features/feedback/public.ts';
import { Player } from '#web/features/videos/public.ts';
import { ProfileAbout } from '#web/ui/people/profile-about.tsx';

/** What a contact says, and the video with its scores. */
export const ContactProfile = ({ contact }: { contact: Contact }) => (
  <>
    <ProfileAbout profile={contact} />
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
  </>
);
