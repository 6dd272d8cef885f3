/**
 * What one uploaded file may cost. Every number is a ceiling; reaching one refuses the file with a closed code.
 * `maxDurationMs` already holds the second of slack a recorder needs to stop itself at 2:00.
 */
export interface Limits {
  maxBytes: number;
  maxDurationMs: number;
  /** Width x height of the coded picture. The default admits 4096x2304. */
  maxPixels: number;
  maxStreams: number;
  /** Packets of the chosen picture and sound together: two honest minutes need about 20,000. */
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
