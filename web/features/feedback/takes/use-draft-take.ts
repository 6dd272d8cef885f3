import { useEffect, useState } from 'react';
import {
  PRACTICE,
  type StoredTake,
  deleteTake,
  findTake,
  storeTake,
  uploadTake,
  videoTypeOf,
} from '#web/features/videos/public.ts';

/** Position id of a take that isn't analyzed yet; it stays in this browser. */
export const DRAFT = 'practice-draft';

/** The take waiting for analysis: undefined until the browser's store has been read, null if there is none. */
export function useDraftTake() {
  const [take, setTake] = useState<StoredTake | null>();
  useEffect(() => void findTake(DRAFT).then((stored) => setTake(stored ?? null)), []);
  const store = async (file: Blob, name: string, script = '') => {
    const type = videoTypeOf({ type: file.type, name }) ?? 'video/mp4';
    const stored = { positionId: DRAFT, file, name, type, videoId: null, script };
    await storeTake(stored);
    setTake(stored);
  };
  const discard = async () => {
    await deleteTake(DRAFT);
    setTake(null);
  };
  return { take, store, discard };
}

/** Uploads the draft and returns the video's id. @throws if the server refuses it; the upload's state has the reason */
export async function uploadDraft({ file, name, script }: StoredTake, language: string) {
  const videoId = await uploadTake(PRACTICE, file, name, script, language);
  if (videoId === null) throw new Error('refused');
  await deleteTake(DRAFT);
  return videoId;
}
