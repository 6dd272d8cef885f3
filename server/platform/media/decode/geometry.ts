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

/** Color spaces that are converted to BT.709. */
const FOREIGN = new Set<number>([AVCOL_SPC_RGB, AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL]);
const shortSide = 720;
const longSide = 1280;
const minSide = 16;

/** Returns the displayed size: with square pixels and upright. */
export function shownSize(frame: Frame, upright: Upright): Size {
  const { num, den } = frame.sampleAspectRatio;
  const aspect = num > 0 && den > 0 ? num / den : 1;
  // Pixels are squared by shrinking the longer side, which invents no detail.
  const width = aspect < 1 ? frame.width * aspect : frame.width;
  const height = aspect > 1 ? frame.height / aspect : frame.height;
  return upright.swapsSides ? { width: height, height: width } : { width, height };
}

/** Returns a size that fits 720x1280 (landscape: 1280x720), never enlarged, with even sides. */
export function fitInside(shown: Size, short: number = shortSide, long: number = longSide): Size {
  const portrait = shown.height >= shown.width;
  const scale = Math.min(1, (portrait ? short : long) / shown.width, (portrait ? long : short) / shown.height);
  return { width: even(shown.width * scale), height: even(shown.height * scale) };
}

const even = (length: number): number => Math.max(minSide, Math.floor(length / 2 + 0.01) * 2);

/**
 * Returns the filters that turn a decoded frame into upright 8-bit 4:2:0 of exactly `target`, in the cheapest order. HDR (PQ, HLG) is tone-mapped; full range and RGB become BT.709 limited range. If the
 * aspect ratio changes (a phone turned while recording), the frame is fitted into the same picture with bars.
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
 * Returns the scale filter. zimg takes half of swscale's time and is sharper, but refuses odd sides; all other frames use swscale's
 * `area`, which averages the covered pixels.
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
