/** A card that can play its preview. */
interface Candidate {
  element: HTMLElement;
  play: (isLive: boolean) => void;
}

const SAME_ROW_PX = 8;
const REST_MS = 200;
/** Share of the screen's height: cards closer than this to its middle may play. */
const CENTRE_SHARE = 0.3;

const candidates = new Set<Candidate>();
let live: Candidate | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The row of cards closest to the middle of the screen. */
function centredRow(): Candidate[] {
  const middle = window.innerHeight / 2;
  const near = [...candidates]
    .map((candidate) => {
      const { top, height, left } = candidate.element.getBoundingClientRect();
      return { candidate, left, away: Math.abs(top + height / 2 - middle) };
    })
    .filter(({ away }) => away < window.innerHeight * CENTRE_SHARE);
  const nearest = Math.min(...near.map(({ away }) => away));
  return near
    .filter(({ away }) => away - nearest <= SAME_ROW_PX)
    .sort((one, other) => one.left - other.left)
    .map(({ candidate }) => candidate);
}

function turnTo(next: Candidate | null) {
  if (next === live) return;
  live?.play(false);
  live = next;
  live?.play(true);
}

function update() {
  const row = centredRow();
  if (live && row.includes(live)) return;
  turnTo(row[0] ?? null);
}

/** Updates once scrolling has stopped. */
function updateSoon() {
  clearTimeout(timer);
  timer = setTimeout(update, REST_MS);
}

/**
 * Passes the turn to the next card of the centered row. Behind a dialog or the reel, no card plays until the page is scrolled
 * again.
 * @returns false if there is no other card.
 */
export function passTurn(element: HTMLElement | null): boolean {
  if (document.querySelector('[role=dialog]')) {
    turnTo(null);
    return true;
  }
  const row = centredRow();
  const at = row.findIndex((candidate) => candidate.element === element);
  if (row.length < 2 || at < 0) return false;
  turnTo(row[(at + 1) % row.length]!);
  return true;
}

/**
 * Registers a card for previews on touch screens, where one card plays at a time: those of the centered row, in turn.
 * @returns a function that unregisters it.
 */
export function joinPreviews(candidate: Candidate): () => void {
  if (candidates.size === 0) {
    window.addEventListener('scroll', updateSoon, { passive: true });
    window.addEventListener('resize', updateSoon);
  }
  candidates.add(candidate);
  updateSoon();
  return () => {
    candidates.delete(candidate);
    if (live === candidate) turnTo(null);
    if (candidates.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('scroll', updateSoon);
    window.removeEventListener('resize', updateSoon);
  };
}
