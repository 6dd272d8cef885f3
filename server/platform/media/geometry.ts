import type { Frame } from 'node-av/lib';
import {
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_BT2020_CL,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_RGB,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AV_PIX_FMT_YUV420P,
} from 'node-av/constants';
import type { Upright } from './rotation.ts';

export interface Size {
  width: number;
  height: number;
}

/** Colours that are converted to BT.709. */
const FOREIGN = new Set<number>([AVCOL_SPC_RGB, AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL]);
const shortSide = 720;
const longSide = 1280;
const smallestSide = 16;

/** The size of the picture as shown: pixels squared, then turned upright. */
export function shownSize(frame: Frame, upright: Upright): Size {
  const { num, den } = frame.sampleAspectRatio;
  const aspect = num > 0 && den > 0 ? num / den : 1;
  // Stretching one side up or the other down both square a pixel; the second never invents detail.
  const width = aspect < 1 ? frame.width * aspect : frame.width;
  const height = aspect > 1 ? frame.height / aspect : frame.height;
  return upright.swapsSides ? { width: height, height: width } : { width, height };
}

/** Fits inside 720x1280 (landscape: 1280x720), never enlarged, sides even. */
export function fitInside(shown: Size, short: number = shortSide, long: number = longSide): Size {
  const portrait = shown.height >= shown.width;
  const scale = Math.min(1, (portrait ? short : long) / shown.width, (portrait ? long : short) / shown.height);
  return { width: even(shown.width * scale), height: even(shown.height * scale) };
}

const even = (length: number): number => Math.max(smallestSide, Math.floor(length / 2 + 0.01) * 2);

/**
 * The filters from any decoded frame to upright 8-bit 4:2:0 of exactly `target`, in the order that touches the fewest
 * pixels. HDR (PQ, HLG) is tone-mapped; full range and RGB become BT.709 limited range. A frame whose shape differs
 * from the first one's (a phone turned while recording) is fitted into the same picture with bars.
 */
export function pictureFilters(frame: Frame, upright: Upright, target: Size): string {
  const fitted = containedIn(shownSize(frame, upright), target);
  const lying = upright.swapsSides ? { width: fitted.height, height: fitted.width } : fitted;
  const filters: string[] = [];
  const isHdr = frame.colorTrc === AVCOL_TRC_SMPTE2084 || frame.colorTrc === AVCOL_TRC_ARIB_STD_B67;
  const scale = scaleFilter(frame, lying);
  if (isHdr) {
    filters.push(scale, 'tonemapx=tonemap=bt2390:desat=0:p=bt709:t=bt709:m=bt709:r=tv:format=yuv420p');
  } else {
    const isForeign = FOREIGN.has(frame.colorSpace);
    const matrix = isForeign ? ':out_color_matrix=bt709' : '';
    const range = frame.colorRange === AVCOL_RANGE_JPEG || isForeign ? ':out_range=tv' : '';
    filters.push(`${scale}${matrix}${range}`, 'format=yuv420p');
  }
  filters.push(...upright.filters, 'setsar=1');
  if (fitted.width !== target.width || fitted.height !== target.height)
    filters.push(`pad=${target.width}:${target.height}:-1:-1`);
  return filters.join(',');
}

/**
 * zimg scales what cameras and browsers deliver in half of swscale's time, and sharper; it takes no odd sides. For the rest
 * `area`, which averages what a smaller pixel covers.
 */
export function scaleFilter(frame: Frame, { width, height }: Size): string {
  const isPlain =
    frame.format === AV_PIX_FMT_YUV420P &&
    frame.colorRange !== AVCOL_RANGE_JPEG &&
    !FOREIGN.has(frame.colorSpace) &&
    frame.width % 2 === 0 &&
    frame.height % 2 === 0;
  return isPlain ? `zscale=${width}:${height}:f=spline16` : `scale=${width}:${height}:flags=area`;
}

function containedIn(shown: Size, box: Size): Size {
  const scale = Math.min(box.width / shown.width, box.height / shown.height);
  return {
    width: Math.min(box.width, even(shown.width * scale)),
    height: Math.min(box.height, even(shown.height * scale)),
  };
}
