import { seededRandom } from './film/random.ts';
import { height, width } from './film/raster.ts';

/** A webcam resolves blocks of this many pixels of the picture. */
const BLOCK = 3;
const PATTERNS = 3;
const half = width / 2;
const lumaSize = width * height;

/** Grain of a small sensor in dim light: a few patterns that alternate. */
const grain = Array.from({ length: PATTERNS }, (_, pattern) => {
  const random = seededRandom(`grain ${pattern}`);
  return Int8Array.from({ length: lumaSize / 4 }, () => Math.round((random() + random() - 1) * 9));
});

/** Darkens towards the corners, as a cheap lens does. */
const falloff = Float32Array.from({ length: lumaSize }, (_, at) => {
  const x = ((at % width) / width - 0.5) * 1.1;
  const y = Math.floor(at / width) / height - 0.42;
  return 1 - 0.75 * (x * x + y * y);
});

/** Makes a frame (YUV 4:2:0) look like a laptop's webcam in the evening: soft, dim, warm, pale and grainy. */
export function webcamFrame(frame: Buffer, index: number) {
  const filmed = Buffer.from(frame);
  const pattern = grain[index % PATTERNS]!;
  const flicker = index % 7 === 0 ? 0.985 : 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = (soften(frame, x, y) - 16) * 0.7 * falloff[at]! * flicker;
      filmed[at] = Math.max(16, Math.min(235, 26 + light + pattern[(y >> 1) * half + (x >> 1)]!));
    }
  for (let at = lumaSize; at < filmed.length; at++) {
    const warmth = at < lumaSize + lumaSize / 4 ? -7 : 6;
    filmed[at] = 128 + (frame[at]! - 128) * 0.6 + warmth;
  }
  return filmed;
}

/** The luma between the corners of the block, interpolated. */
function soften(frame: Buffer, x: number, y: number) {
  const left = x - (x % BLOCK);
  const top = y - (y % BLOCK);
  const right = Math.min(left + BLOCK, width - 1);
  const bottom = Math.min(top + BLOCK, height - 1);
  const across = (x - left) / BLOCK;
  const down = (y - top) / BLOCK;
  const upper = frame[top * width + left]! * (1 - across) + frame[top * width + right]! * across;
  const lower = frame[bottom * width + left]! * (1 - across) + frame[bottom * width + right]! * across;
  return upper * (1 - down) + lower * down;
}
