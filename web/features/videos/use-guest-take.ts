import { useEffect, useRef } from 'react';
import type { TalentProfile } from '#contract/talents.ts';
import { adoptGuestTake } from './guest-take.ts';

/** A take that its talent recorded before the account existed goes to the first position, unless that has a video by now. */
export function useGuestTake(profile: TalentProfile | undefined, email: string) {
  const asked = useRef(false);
  const first = profile?.positions[0];
  useEffect(() => {
    if (!first || asked.current) return;
    asked.current = true;
    if (first.videos.length === 0) void adoptGuestTake(email, first.id);
  }, [first, email]);
}
