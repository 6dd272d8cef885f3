import type { TalentCard } from '#contract/search/search.ts';
import { Player } from '#web/features/videos/public.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { PositionTitle } from '#web/ui/people/masked-text.tsx';
import { ProfileAbout } from '#web/ui/people/profile-about.tsx';
import { ProfileFacts } from '#web/ui/people/profile-facts.tsx';

/** The video and the profile of a talent of a shared shortlist. */
export function SharedPerson({ card, onClose }: { card: TalentCard; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={card.talentName}
      text={<PositionTitle>{card.positionTitle}</PositionTitle>}
      width={900}
    >
      <div className="grid gap-6 md:grid-cols-2 min-[900px]:grid-cols-[minmax(0,400px)_minmax(0,1fr)] md:gap-8">
        <Player
          video={card.video}
          name={card.talentName}
          autoPlay
          className="w-full max-w-[calc((100dvh-16rem)*9/16)] max-md:mx-auto"
        />
        <div className="flex flex-col gap-5">
          <ProfileFacts profile={card} />
          <ProfileAbout profile={card} />
        </div>
      </div>
    </Dialog>
  );
}
