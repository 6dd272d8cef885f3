import { useEffect, useState } from 'react';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { SCRIPT_MAX } from '#contract/values/limits.ts';
import type { VideoType } from '../video-file.ts';
import { browserStorage } from '#web/lib/browser-state.ts';

/** A finished take that is being uploaded. Stored until every byte has arrived. */
export interface StoredTake {
  positionId: string;
  file: Blob;
  name: string;
  type: VideoType;
  /** Null until the upload has been announced. */
  videoId: string | null;
  /** It will be announced as soon as there is a connection. */
  isWaiting?: boolean;
  /** The owner's email, if it was recorded before the account existed. */
  email?: string;
  /** The teleprompter's text. */
  script?: string;
}

interface Takes extends DBSchema {
  takes: { key: string; value: StoredTake };
  /** Pieces of an unfinished recording in order. */
  pieces: {
    key: number;
    value: { positionId: string; piece: Blob; type: string; elapsedMs: number };
    indexes: { positionId: string };
  };
}

let opened: Promise<IDBPDatabase<Takes>> | undefined;

function store() {
  return (opened ??= openDB<Takes>('closeup-takes', 1, {
    upgrade(db) {
      db.createObjectStore('takes', { keyPath: 'positionId' });
      db.createObjectStore('pieces', { autoIncrement: true }).createIndex('positionId', 'positionId');
    },
  }));
}

export const storeTake = async (take: StoredTake) => void (await (await store()).put('takes', take));
export const listTakes = async () => (await store()).getAll('takes');
export const findTake = async (positionId: string) => (await store()).get('takes', positionId);
export const deleteTake = async (positionId: string) => (await store()).delete('takes', positionId);

export async function storePiece(positionId: string, piece: Blob, type: string, elapsedMs: number) {
  await (await store()).add('pieces', { positionId, piece, type, elapsedMs });
}

/** Finds a recording of a position that a crash or a reload interrupted. */
export async function findUnfinished(positionId: string): Promise<{ blob: Blob; elapsedMs: number } | null> {
  const pieces = await (await store()).getAllFromIndex('pieces', 'positionId', positionId);
  const last = pieces.at(-1);
  if (!last) return null;
  return {
    blob: new Blob(
      pieces.map(({ piece }) => piece),
      { type: last.type },
    ),
    elapsedMs: last.elapsedMs,
  };
}

/** `findUnfinished` as a hook: undefined until the browser's store has been read. */
export function useUnfinished(positionId: string) {
  const [unfinished, setUnfinished] = useState<Awaited<ReturnType<typeof findUnfinished>>>();
  useEffect(
    () =>
      void findUnfinished(positionId)
        .catch(() => null)
        .then(setUnfinished),
    [positionId],
  );
  const discard = async () => {
    await deleteUnfinished(positionId);
    setUnfinished(null);
  };
  return { unfinished, discard };
}

export async function deleteUnfinished(positionId: string) {
  const transaction = (await store()).transaction('pieces', 'readwrite');
  for (const key of await transaction.store.index('positionId').getAllKeys(positionId))
    await transaction.store.delete(key);
  await transaction.done;
}

const scriptKey = (positionId: string) => `closeup.script.${positionId}`;

/** The teleprompter's text, stored per position in this browser. */
export const readScript = (positionId: string): string => browserStorage.read(scriptKey(positionId)) ?? '';

export function storeScript(positionId: string, text: string) {
  if (text.trim() === '') browserStorage.delete(scriptKey(positionId));
  else browserStorage.store(scriptKey(positionId), text.slice(0, SCRIPT_MAX));
}
