import type { Frame, Stream } from 'node-av/lib';
import { AV_FRAME_DATA_DISPLAYMATRIX, AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';

/** The filters that turn a decoded picture upright. */
export interface Upright {
  filters: string[];
  swapsSides: boolean;
}

/**
 * Reads the display matrix of the frame, otherwise of the stream, and returns the filters that apply it. The matrix
 * is 3x3 32-bit fixed point (ISO/IEC 14496-12, 6.2.2); phones write quarter turns, other angles go to the nearest.
 */
export function uprightOf(frame: Frame, stream: Stream): Upright {
  const raw =
    frame.getSideData(AV_FRAME_DATA_DISPLAYMATRIX) ?? stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!raw || raw.length < 36) return { filters: [], swapsSides: false };
  const at = (index: number) => raw.readInt32LE(index * 4);
  const quarterTurns = (Math.round(Math.atan2(at(1), at(0)) / (Math.PI / 2)) + 4) % 4;
  const mirrored = at(0) * at(4) - at(1) * at(3) < 0;
  switch (quarterTurns) {
    case 1:
      return { filters: [`transpose=${mirrored ? 'cclock_flip' : 'clock'}`], swapsSides: true };
    case 2:
      return { filters: mirrored ? ['hflip'] : ['hflip', 'vflip'], swapsSides: false };
    case 3:
      return { filters: [`transpose=${mirrored ? 'clock_flip' : 'cclock'}`], swapsSides: true };
    default:
      return { filters: mirrored ? ['vflip'] : [], swapsSides: false };
  }
}
