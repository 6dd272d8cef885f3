import type { DataStore } from '@tus/server';

/** An operator's mistake or an outage, as a sentence that names the setting. */
export class StorageError extends Error {}

/** A kept file, opened for reading. */
export interface OpenFile {
  sizeBytes: number;
  modifiedAt: Date;
  /** So many bytes from an offset; fewer only where the file ends. */
  read(offset: number, lengthBytes: number): Promise<Buffer>;
  /** All bytes in order, read as they are taken. */
  content(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/**
 * Files by key: "bucket/userId/name.ext". Buckets are talent-videos, video-previews, video-posters, `uploads` (on their way, by
 * the video's id) and `sources` (kept for a retry). A key's content never changes once it is there.
 */
export interface Storage {
  /** Where uploads on their way are kept: an upload's id is its key. */
  uploads: DataStore;
  /** A signed address for LINK_SECONDS where the bytes come from elsewhere; null where this server sends them. */
  link(key: string): Promise<string | null>;
  /** Gives a file another key. @throws if it is not there. */
  move(from: string, to: string): Promise<void>;
  /** Copies a local file in; whole or not at all. */
  copyIn(key: string, localPath: string): Promise<void>;
  write(key: string, content: string | Uint8Array): Promise<void>;
  /** Null if there is none. */
  open(key: string): Promise<OpenFile | null>;
  /** A local path with the file's bytes: the file itself where it is local, else a copy in `folder`. @throws if it is not there. */
  bring(key: string, folder: string): Promise<string>;
  /** Removes files, and uploads on their way with what arrived of them. What is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** @throws StorageError if files can't be kept at this moment. */
  check(): Promise<void>;
}

/** A link is good for this long at most, and never for less than LINK_SECONDS - LINK_PERIOD_SECONDS. */
export const LINK_SECONDS = 300;
/** So long the same link is given out, by every server, so that browsers can keep what they loaded. */
export const LINK_PERIOD_SECONDS = 120;

const KEY = /^[a-z0-9-]+(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/** @throws for anything that could leave the storage. */
export function needKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`);
  return key;
}

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  avif: 'image/avif',
  webp: 'image/webp',
  vtt: 'text/vtt; charset=utf-8',
};

/** Media type of what is served, by its ending; undefined for the rest. */
export const typeOf = (key: string): string | undefined => TYPES[key.slice(key.lastIndexOf('.') + 1)];
