import type { AdvertFinding } from '../adverts.ts';
import { fold } from './language.ts';
import { hasWording, REWORDED_MAX, rewordingOf } from './reword.ts';

type Edit = NonNullable<AdvertFinding['edit']>;

/** A text and its open findings, with their offsets and edits in this text. */
export interface Marked {
  text: string;
  open: AdvertFinding[];
}

/**
 * Applies a finding's neutral wording to the text. The other findings follow their words to new offsets, and get edits that fit
 * the new text.
 */
export function taken({ text, open }: Marked, finding: AdvertFinding): Marked {
  const { edit } = finding;
  if (!edit) return { text, open };
  const changed = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  return marked(
    changed,
    open.flatMap((other) => (other === finding ? restOf(changed, finding, edit) : followed(other, edit))),
  );
}

/** Adds edits for a text to its findings. */
export const marked = (text: string, findings: readonly AdvertFinding[]): Marked => ({
  text,
  open: findings.map((finding, index) => ({
    ...finding,
    words: text.slice(finding.start, finding.end),
    edit: index < REWORDED_MAX ? rewordingOf(text, finding) : null,
  })),
});

/** The part of a finding that its edit left in place: "ninja closer" of "Rockstar ninja closer". */
function restOf(text: string, finding: AdvertFinding, edit: Edit): AdvertFinding[] {
  const by = edit.text.length - (edit.end - edit.start);
  const rest = [
    [finding.start, Math.min(finding.end, edit.start)],
    [Math.max(finding.start, edit.end) + by, finding.end + by],
  ] as const;
  return rest.flatMap(([start, end]) => {
    const words = text.slice(start, end).trim();
    const from = text.indexOf(words, start);
    const part = { ...finding, start: from, end: from + words.length };
    return words !== '' && hasWording(text, part) ? part : [];
  });
}

/** Moves a finding to where its words are after an edit; returns nothing if they are gone. */
function followed(finding: AdvertFinding, edit: Edit): AdvertFinding[] {
  const by = edit.text.length - (edit.end - edit.start);
  const { start, end, words } = finding;
  if (end <= edit.start) return [finding];
  if (start >= edit.end) return [{ ...finding, start: start + by, end: end + by }];
  const inside = words.slice(Math.max(0, edit.start - start), words.length - Math.max(0, end - edit.end));
  const before = Math.max(0, edit.start - start);
  const kept = inside === '' ? -1 : fold(edit.text).indexOf(fold(inside));
  if (kept >= 0) {
    const from = edit.start + kept - before;
    return [{ ...finding, start: from, end: from + words.length }];
  }
  // An adjective's ending may have changed, so compare only its beginning.
  const firstWord = /^[\p{L}-]{4,}/u.exec(words)?.[0] ?? '';
  const first =
    before > 0 || firstWord === words
      ? -1
      : fold(` ${edit.text} `).search(new RegExp(`(?<![a-z])${fold(firstWord)}(?![a-z])`));
  if (firstWord === '' || first < 0) return [];
  const from = edit.start + first - 1;
  return [{ ...finding, start: from, end: from + firstWord.length }];
}
