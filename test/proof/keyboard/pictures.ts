import type { Browser } from '@playwright/test';

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Smaller channel differences are treated as rasterizer noise. */
const NOISE = 24;

/** Compares screenshots, in a separate page. */
export async function createComparison(browser: Browser) {
  const page = await browser.newPage();
  return {
    /** Counts the pixels of a region that differ between two screenshots of the same window. */
    countChanged: (before: Buffer, after: Buffer, region: Region): Promise<number> =>
      page.evaluate(
        async ({ pictures, region: { x, y, width, height }, noise }) => {
          const [one, other] = await Promise.all(
            pictures.map(async (picture) => {
              const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
              const canvas = new OffscreenCanvas(width, height);
              const drawing = canvas.getContext('2d')!;
              drawing.drawImage(bitmap, -x, -y);
              return drawing.getImageData(0, 0, width, height).data;
            }),
          );
          let changed = 0;
          for (let at = 0; at < one!.length; at += 4)
            if ([0, 1, 2].some((channel) => Math.abs(one![at + channel]! - other![at + channel]!) > noise)) changed++;
          return changed;
        },
        { pictures: [before, after].map((picture) => picture.toString('base64')), region, noise: NOISE },
      ),
    close: () => page.close(),
  };
}
export type Comparison = Awaited<ReturnType<typeof createComparison>>;
