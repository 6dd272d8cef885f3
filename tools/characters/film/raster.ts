import { Resvg } from '@resvg/resvg-js';

export const width = 720;
export const height = 1280;

/** Draws an SVG at 720x1280 and converts it to planar YUV 4:2:0, BT.709, limited range. */
export function rasterize(svg: string) {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const half = width / 2;
  const yuv = Buffer.alloc((width * height * 3) / 2);
  const uStart = width * height;
  const vStart = uStart + (half * height) / 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4;
      yuv[y * width + x] = 16.5 + 0.18259 * pixels[p]! + 0.61423 * pixels[p + 1]! + 0.06201 * pixels[p + 2]!;
    }
  for (let y = 0; y < height / 2; y++)
    for (let x = 0; x < half; x++) {
      const p = (y * 2 * width + x * 2) * 4;
      const mean = (channel: number) =>
        (pixels[p + channel]! +
          pixels[p + 4 + channel]! +
          pixels[p + width * 4 + channel]! +
          pixels[p + width * 4 + 4 + channel]!) /
        4;
      const r = mean(0),
        g = mean(1),
        b = mean(2);
      yuv[uStart + y * half + x] = 128.5 - 0.10064 * r - 0.33857 * g + 0.43922 * b;
      yuv[vStart + y * half + x] = 128.5 + 0.43922 * r - 0.39894 * g - 0.04027 * b;
    }
  return yuv;
}
