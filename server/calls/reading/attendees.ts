import { nameLikeness } from './names.ts';
import type { Attendee } from './transcript.ts';

const SIGNS = [' - ', ' – ', ' — ', ' | ', ', ', ' (', ': '];

/** Reads names with a title or company from the lines before a transcript: "Maya Chen, Account Executive", "Omar Diaz (Acme)". */
export function readAttendees(lines: string[]): Attendee[] {
  const attendees: Attendee[] = [];
  for (const line of lines.slice(0, 60)) {
    const text = line.trim().replace(/^[-*•]\s{0,3}/, '');
    if (text.length === 0 || text.length > 120) continue;
    for (const sign of SIGNS) {
      const at = text.indexOf(sign);
      if (at <= 0) continue;
      const name = text.slice(0, at).trim();
      const about = text
        .slice(at + sign.length)
        .replace(/\)$/, '')
        .trim();
      if (nameLikeness(name) !== 2 || about === '') continue;
      attendees.push({ name, about });
      break;
    }
  }
  return attendees;
}
