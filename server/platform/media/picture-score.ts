import type { Frame } from 'node-av/lib';

/**
 * Sharpness (mean absolute Laplacian of the luma, every second pixel) weighted down when the picture is very dark, very
 * bright or flat. Higher is better; only compared within one video.
 */
export function pictureScore(frame: Frame): number {
  const { width, height } = frame;
  const luma = frame.data![0]!;
  const stride = frame.linesize[0]!;
  let edges = 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 2; y < height - 2; y += 2) {
    for (let x = 2; x < width - 2; x += 2) {
      const at = y * stride + x;
      const value = luma[at]!;
      edges += Math.abs(4 * value - luma[at - 1]! - luma[at + 1]! - luma[at - stride]! - luma[at + stride]!);
      sum += value;
      squares += value * value;
      count++;
    }
  }
  const mean = sum / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean));
  const light = Math.min(1, Math.max(0.02, (mean - 16) / 50), Math.max(0.02, (245 - mean) / 30));
  return (edges / count + 0.5) * light * Math.min(1, 0.1 + contrast / 30);
}
