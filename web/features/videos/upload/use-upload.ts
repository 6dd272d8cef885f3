import { useEffect, useSyncExternalStore } from 'react';
import { getUpload, resumeUploads, subscribeUploads } from './uploads.ts';

/** The upload of a position from this browser, if there is one. */
export const useUpload = (positionId: string) => useSyncExternalStore(subscribeUploads, () => getUpload(positionId));

/** Resumes interrupted uploads when the page opens. */
export function useResumedUploads() {
  useEffect(() => void resumeUploads(), []);
}
