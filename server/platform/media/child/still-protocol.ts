import { z } from 'zod';
import { defaultLimits, type Limits } from '../limits.ts';
import { childMessageOf } from './protocol.ts';

/** A company's logo, or the image that other sites show for a link. */
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

/** Magic numbers in hexadecimal. */
const BEGINNINGS: [StillType, RegExp][] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['webp', /^52494646.{8}57454250/],
];

/** Returns the type of a picture by its first bytes, never by a name; undefined for everything else. */
export const sniffStill = (head: Buffer) => BEGINNINGS.find(([, pattern]) => pattern.test(head.toString('hex')))?.[0];
