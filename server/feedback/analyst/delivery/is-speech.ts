import { type Speech, type Stretch, percentile } from './detect-speech.ts';
import { HOP_MS } from './frames.ts';
import { BANDS, bandLevels } from './spectrum.ts';
import { GATE } from './weights.ts';

/** Bands this far below a frame's loudest band don't count. */
const DEPTH_DB = 35;
const SMOOTHED_FRAMES = 5;
const APART_FRAMES = 10;
const QUARTER = 0.25;
const BEAT_MS = { from: 150, to: 2000 };
const AUDIBLE_DB = 40;

/**
 * Whether what is louder than the noise is speech. A voice hardly ever stays constant for a tenth of a second, and has no beat;
 * notes, drums, machines and noise stay constant or repeat. Uses only changes in the spectrum's shape, never pitch, so it can't
 * tell singing from speaking.
 */
export function isSpeech(sound: Float32Array, levels: Float32Array, speech: Speech): boolean {
  const range = speech.topDb - speech.noiseDb;
  if (range < GATE.rangeDb) return false;
  const least =
    GATE.change +
    GATE.changePerDb * Math.max(0, GATE.clearRangeDb - range) +
    GATE.changePerBeat * Math.max(0, beatOf(levels, speech) - GATE.beat);
  return changeOf(sound, speech) >= least;
}

/** How much the spectrum changes within 100 ms: the lower quartile over all speech, in dB. */
function changeOf(sound: Float32Array, { stretches }: Speech): number {
  const changes = stretches.flatMap((stretch) => changesIn(smoothed(shapesOf(sound, stretch))));
  return changes.length === 0
    ? 0
    : percentile(
        changes.toSorted((a, b) => a - b),
        QUARTER,
      );
}

/** The spectrum of each frame, without its loudness. */
function shapesOf(sound: Float32Array, { from, to }: Stretch): Float64Array[] {
  return Array.from({ length: to - from }, (_, index) => {
    const bands = new Float64Array(BANDS);
    bandLevels(sound, from + index, bands);
    const floor = Math.max(...bands) - DEPTH_DB;
    let sum = 0;
    for (let band = 0; band < BANDS; band++) sum += bands[band] = Math.max(floor, bands[band]!);
    return bands.map((level) => level - sum / BANDS);
  });
}

function smoothed(shapes: readonly Float64Array[]): Float64Array[] {
  const reach = SMOOTHED_FRAMES >> 1;
  return shapes.map((shape, index) => {
    const near = shapes.slice(Math.max(0, index - reach), index + reach + 1);
    return shape.map((_, band) => near.reduce((sum, other) => sum + other[band]!, 0) / near.length);
  });
}

const changesIn = (shapes: readonly Float64Array[]) =>
  shapes.slice(APART_FRAMES).map((shape, index) => {
    const before = shapes[index]!;
    return Math.sqrt(shape.reduce((sum, level, band) => sum + (level - before[band]!) ** 2, 0) / BANDS);
  });

/** How regular the onsets are, from 0 to 1: the highest autocorrelation of the rising level, over beats from 0.15 to 2 s. */
function beatOf(levels: Float32Array, { topDb }: Speech): number {
  const audible = levels.map((level) => Math.max(level, topDb - AUDIBLE_DB));
  const rises = audible.map((level, frame) => Math.max(0, level - (audible[frame - 2] ?? level)));
  const mean = rises.reduce((sum, rise) => sum + rise, 0) / rises.length;
  const centred = rises.map((rise) => rise - mean);
  const energy = centred.reduce((sum, rise) => sum + rise * rise, 0) / centred.length;
  let highest = 0;
  for (let lag = BEAT_MS.from / HOP_MS; lag <= BEAT_MS.to / HOP_MS && lag < centred.length; lag++) {
    let sum = 0;
    for (let frame = lag; frame < centred.length; frame++) sum += centred[frame]! * centred[frame - lag]!;
    highest = Math.max(highest, sum / (centred.length - lag) / (energy || 1));
  }
  return highest;
}
