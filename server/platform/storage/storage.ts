import type { DataStore } from '@tus/server';

/** A wrong setting or an outage. The message is a sentence that names the setting. */
export class StorageError extends Error {}

/** A stored file, opened for reading. */
export interface OpenFile {
  sizeBytes: number;
  modifiedAt: Date;
  /** Reads bytes from an offset; fewer only at the end of the file. */
  read(offset: number, lengthBytes: number): Promise<Buffer>;
  /** Yields all bytes in order and reads them on demand. */
  content(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/**
 * Files by key: "bucket/userId/name.ext". Buckets are talent-videos, video-previews, video-posters, company-logos, `uploads` (in progress, by
 * the video's id) and `sources` (stored for a retry). The content of a key never changes.
 */
export interface Storage {
  /** The store of uploads in progress. An upload's id is its key. */
  uploads: DataStore;
  /** Returns a signed URL for LINK_SECONDS if a bucket serves the bytes; null if this server does. */
  link(key: string): Promise<string | null>;
  /** Changes a file's key. @throws if there is no such file. */
  move(from: string, to: string): Promise<void>;
  /** Stores a copy of a local file, atomically. */
  copyIn(key: string, localPath: string): Promise<void>;
  write(key: string, content: string | Uint8Array): Promise<void>;
  /** Returns null if there is no such file. */
  open(key: string): Promise<OpenFile | null>;
  /** Returns a local path of the file: its own if it is local, otherwise of a copy in `folder`. @throws if there is no such file. */
  bring(key: string, folder: string): Promise<string>;
  /** Removes files and uploads in progress. Missing ones are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** @throws StorageError if files can't be stored at the moment. */
  check(): Promise<void>;
}

/** A link is valid for at most this long, and at least for LINK_SECONDS - LINK_PERIOD_SECONDS. */
export const LINK_SECONDS = 300;
/** All servers return the same link for this long, so that browsers can use their cache. */
export const LINK_PERIOD_SECONDS = 120;

const KEY = /^[a-z0-9-]+(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/** @throws if the key could point outside the storage. */
export function needKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`);
  return key;
}

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
};

/** Returns the media type of files that are served, by extension; undefined for others. */
export const typeOf = (key: string): string | undefined => TYPES[key.slice(key.lastIndexOf('.') + 1)];
