import type { Cursor } from '../../platform/db/keyset.ts';
import { hasBit } from './bits.ts';
import type { Entries } from './document-store.ts';

/** Microseconds since 1970 from a timestamp as Postgres writes it: "2026-01-01 09:30:00.123456+01". */
export function readAt(text: string): number {
  const [, day, time, fraction = '', zone] = /^(\S+) ([\d:]+)(?:\.(\d+))?([+-].+)$/.exec(text)!;
  const seconds = Date.parse(`${day}T${time}${zone!.length === 3 ? `${zone}:00` : zone}`) / 1000;
  return seconds * 1_000_000 + Number(fraction.padEnd(6, '0'));
}

export function writeAt(at: number): string {
  const seconds = Math.floor(at / 1_000_000);
  const [day, time] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T');
  return `${day} ${time}.${String(at - seconds * 1_000_000).padStart(6, '0')}+00`;
}

interface Place {
  part: number;
  at: number;
  id: Uint32Array;
}

export const cursorOf = ({ at, ids }: Entries, slot: number, part: number): Cursor => ({
  part,
  at: writeAt(at[slot]!),
  id: ids.get(slot),
});

export const isAfter = (entries: Entries, slot: number, place: Place | undefined) =>
  !place || entries.compareWith(slot, place.at, place.id) < 0;

/** Among the slots in order, the first that does not come after the place. */
export function firstSlotNotAfter(entries: Entries, place: Place) {
  let [from, to] = [0, entries.slots];
  while (from < to) {
    const middle = (from + to) >>> 1;
    let probe = middle;
    while (probe >= from && hasBit(entries.late, probe)) probe--;
    if (probe < from || entries.compareWith(probe, place.at, place.id) < 0) from = middle + 1;
    else to = probe;
  }
  return from;
}
