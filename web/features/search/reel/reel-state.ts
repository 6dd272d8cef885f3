import type { TalentCard } from '#contract/search/search.ts';

export interface ReelState {
  items: TalentCard[];
  index: number;
  card: TalentCard | undefined;
  next: TalentCard | undefined;
  /** Whether something comes after the last person. */
  hasEnd: boolean;
  /** Whether it is on screen, and nobody is. */
  isEnd: boolean;
  showEnd: (isEnd: boolean) => void;
  /** Goes to the first person. */
  restart: () => void;
  total: number;
  go: (by: number) => void;
  /** Shows a person, as chosen by scrolling or in the contact sheet. */
  show: (positionId: string) => void;
  /** Reports that the picture is moving, so nobody is at rest for a moment. */
  stir: () => void;
  /** Whether the picture has stopped moving. */
  isAtRest: () => boolean;
  /** Set by a layout that scrolls by itself to handle `go`. */
  mover: { current: ((by: number) => void) | null };
}

export interface LayoutProps {
  reel: ReelState;
  onClose: () => void;
  onDoubleTap: (at: { x: number; y: number }) => void;
}
