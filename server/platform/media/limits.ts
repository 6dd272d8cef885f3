/**
 * The limits of one upload. A file that exceeds one is refused. `maxDurationMs` includes a second of slack, which recorders need
 * to stop at 2:00.
 */
export interface Limits {
  maxBytes: number;
  maxDurationMs: number;
  /** Width x height of the coded picture. The default admits 4096x2304. */
  maxPixels: number;
  maxStreams: number;
  /** Packets of picture and sound together. Two ordinary minutes have about 20,000. */
  maxPackets: number;
  /** Private memory of the child process. Watched where /proc exists (Linux). */
  maxMemoryBytes: number;
  /** Wall time of the whole child, all steps. */
  maxWallMs: number;
}

export const defaultLimits: Limits = {
  maxBytes: 100 * 1024 * 1024,
  maxDurationMs: 121_000,
  maxPixels: 4096 * 2304,
  maxStreams: 16,
  maxPackets: 150_000,
  maxMemoryBytes: 1536 * 1024 * 1024,
  maxWallMs: 300_000,
};
