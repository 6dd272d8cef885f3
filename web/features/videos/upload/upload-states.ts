import { useSyncExternalStore } from 'react';
import type { Upload } from 'tus-js-client';

/** State of an upload. `percent` goes in steps of ten to 90, and to 100 once the server has every byte. */
export interface UploadState {
  phase: 'starting' | 'uploading' | 'waiting' | 'stored' | 'failed';
  sentBytes: number;
  totalBytes: number;
  percent: number;
  /** An error code if `phase` is failed. */
  error: string | null;
}

/** Transfers by position, until they are complete or cancelled. */
export const running = new Map<string, Upload>();
/** Ids of the videos that this page is uploading or has uploaded. */
export const sent = new Set<string>();
const states = new Map<string, UploadState>();
const listeners = new Set<() => void>();

/** The upload of a position from this browser, if there is one. */
export const useUpload = (positionId: string) =>
  useSyncExternalStore(
    subscribe,
    () => getUpload(positionId),
    () => undefined,
  );

export const getUpload = (positionId: string) => states.get(positionId);

export const listUploads = () => [...states];

export function setUpload(positionId: string, state: UploadState | undefined) {
  if (state) states.set(positionId, state);
  else states.delete(positionId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
