import type { TalentCard } from '#contract/search/search.ts';

export interface ReelState {
  items: TalentCard[];
  index: number;
  card: TalentCard | undefined;
  next: TalentCard | undefined;
  /** Whether there is a card after the last person. */
  hasEnd: boolean;
  /** Whether that card is on screen instead of a person. */
  isEnd: boolean;
  showEnd: (isEnd: boolean) => void;
  /** Goes to the first person. */
  restart: () => void;
  total: number;
  go: (by: number) => void;
  /** Shows a person chosen by scrolling or in the contact sheet. */
  show: (positionId: string) => void;
  /** Reports that the picture is moving, so that it doesn't count as at rest for a moment. */
  stir: () => void;
  /** Whether the picture has stopped moving. */
  isAtRest: () => boolean;
  /** Set by a layout that handles the scrolling of `go` itself. */
  mover: { current: ((by: number) => void) | null };
}

export interface LayoutProps {
  reel: ReelState;
  onClose: () => void;
  onDoubleTap: (at: { x: number; y: number }) => void;
}
