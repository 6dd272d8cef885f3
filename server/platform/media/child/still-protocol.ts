import { z } from 'zod';
import type { Limits } from '../limits.ts';
import { defaultLimits } from '../limits.ts';
import { childMessageOf } from './protocol.ts';

/** A company's logo, or the picture that other sites show for a link. */
export type StillKind = 'logo' | 'share';
export const STILL_SIZES = { logo: { width: 256, height: 256 }, share: { width: 1200, height: 630 } } as const;

export type StillType = 'png' | 'jpeg' | 'webp';

/** The parent's request. The picture is descriptor 0. */
export interface StillJob {
  kind: StillKind;
  type: StillType;
  /** Where the child writes what it made: WebP for a logo, JPEG for a share picture. */
  path: string;
  limits: Limits;
}

export const stillMessage = childMessageOf(['draw'], z.object({ width: z.int(), height: z.int() }));

export const stillLimits: Limits = {
  ...defaultLimits,
  maxBytes: 2 * 1024 * 1024,
  maxPixels: 4096 * 4096,
  maxMemoryBytes: 640 * 1024 * 1024,
  maxWallMs: 20_000,
};

const BEGINNINGS: [StillType, RegExp][] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
];

/** Returns the type of a picture by its first bytes, never by a name; undefined for everything else. */
export const sniffStill = (head: Buffer) =>
  BEGINNINGS.find(([, pattern]) => pattern.test(head.toString('latin1', 0, 16)))?.[0];
