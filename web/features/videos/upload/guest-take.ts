import { videoTypeOf } from '../video-file.ts';
import { type StoredTake, findTake, deleteTake, storeTake } from '../recorder/take-store.ts';
import { uploadTake } from './uploads.ts';
import { useEffect, useRef } from 'react';
import type { TalentProfile } from '#contract/talents.ts';

/** Position id of a visitor's take. */
export const GUEST = 'guest';

export const findGuestTake = () => findTake(GUEST);
export const deleteGuestTake = () => deleteTake(GUEST);

export const storeGuestTake = (file: Blob, name: string, script: string) =>
  storeTake({
    positionId: GUEST,
    file,
    name,
    type: videoTypeOf({ type: file.type, name }) ?? 'video/mp4',
    videoId: null,
    script,
  });

/** Reserves the take for the owner of this email. */
export async function promiseGuestTake(email: string) {
  const take = await findGuestTake();
  if (take) await storeTake({ ...take, email: email.trim().toLowerCase() });
}

const belongsTo = (take: StoredTake, email: string) => take.email === email.toLowerCase();

/** Uploads a take that was recorded before the account existed to its first position. */
export async function adoptGuestTake(email: string, positionId: string) {
  const take = await findGuestTake();
  if (!take || !belongsTo(take, email)) return;
  await uploadTake(positionId, take.file, take.name, take.script);
  await deleteGuestTake();
}

/** Uploads a take that was recorded before the account existed to the first position, unless that already has a video. */
export function useGuestTake(profile: TalentProfile | undefined, email: string) {
  const asked = useRef(false);
  const first = profile?.positions[0];
  useEffect(() => {
    if (!first || asked.current) return;
    asked.current = true;
    if (first.videos.length === 0) void adoptGuestTake(email, first.id);
  }, [first, email]);
}
