import { videoTypeOf } from './check-file.ts';
import { type StoredTake, findTake, deleteTake, storeTake } from './take-store.ts';
import { uploadTake } from './uploads.ts';

/** A visitor's take has no position yet; it waits under this name. */
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

/** From now on the take belongs to whoever proves this email. */
export async function promiseGuestTake(email: string) {
  const take = await findGuestTake();
  if (take) await storeTake({ ...take, email: email.trim().toLowerCase() });
}

const belongsTo = (take: StoredTake, email: string) => take.email === email.toLowerCase();

/** Sends the take that was recorded before the account existed to its first position. */
export async function adoptGuestTake(email: string, positionId: string) {
  const take = await findGuestTake();
  if (!take || !belongsTo(take, email)) return;
  await uploadTake(positionId, take.file, take.name, take.script);
  await deleteGuestTake();
}
