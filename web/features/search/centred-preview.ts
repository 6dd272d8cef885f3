/** A card that could play: where it is, and how it is told. */
interface Candidate {
  element: HTMLElement;
  play: (isLive: boolean) => void;
}

const SAME_ROW_PX = 8;
const REST_MS = 200;
/** Of the height of the screen: nearer to its middle than this, a card plays. */
const REACH = 0.3;

const candidates = new Set<Candidate>();
let live: Candidate | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Those whose middle is nearest to the middle of the screen: a row. */
function centredRow(): Candidate[] {
  const middle = window.innerHeight / 2;
  const near = [...candidates]
    .map((candidate) => {
      const { top, height, left } = candidate.element.getBoundingClientRect();
      return { candidate, left, away: Math.abs(top + height / 2 - middle) };
    })
    .filter(({ away }) => away < window.innerHeight * REACH);
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

function look() {
  const row = centredRow();
  if (live && row.includes(live)) return;
  turnTo(row[0] ?? null);
}

/** Once scrolling rests. */
function lookSoon() {
  clearTimeout(timer);
  timer = setTimeout(look, REST_MS);
}

/** The next of the row that stands in the middle has its turn; false where there is no other. */
export function passTurn(element: HTMLElement | null): boolean {
  const row = centredRow();
  const at = row.findIndex((candidate) => candidate.element === element);
  if (row.length < 2 || at < 0) return false;
  turnTo(row[(at + 1) % row.length]!);
  return true;
}

/**
 * Where there is no pointer, one card of the whole page plays: the centred one, and those of its row in turn.
 * @returns what ends it.
 */
export function joinPreviews(candidate: Candidate): () => void {
  if (candidates.size === 0) {
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
  }
  candidates.add(candidate);
  lookSoon();
  return () => {
    candidates.delete(candidate);
    if (live === candidate) turnTo(null);
    if (candidates.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('scroll', lookSoon);
    window.removeEventListener('resize', lookSoon);
  };
}
