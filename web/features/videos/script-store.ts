import { SCRIPT_MAX } from '#contract/values/text-lengths.ts';

const keyOf = (positionId: string) => `closeup.script.${positionId}`;

/** What the talent wants to read, kept per position in this browser. */
export function readScript(positionId: string): string {
  try {
    return localStorage.getItem(keyOf(positionId)) ?? '';
  } catch {
    return '';
  }
}

export function writeScript(positionId: string, text: string) {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(positionId));
    else localStorage.setItem(keyOf(positionId), text.slice(0, SCRIPT_MAX));
  } catch {
    // A browser that keeps nothing still shows it until the page is left.
  }
}
