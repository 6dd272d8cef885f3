import type { Cursor } from '../../platform/db/keyset.ts';
import { hasBit } from './bits.ts';
import type { DocumentStore } from './document-store.ts';

/** Parses a timestamp of Postgres, "2026-01-01 09:30:00.123456+01", to microseconds since 1970. */
export function readAt(text: string): number {
  const [, day, time, fraction = '', zone] = /^(\S+) ([\d:]+)(?:\.(\d+))?([+-].+)$/.exec(text)!;
  const seconds = Date.parse(`${day}T${time}${zone!.length === 3 ? `${zone}:00` : zone}`) / 1000;
  return seconds * 1_000_000 + Number(fraction.padEnd(6, '0'));
}

export function writeAt(at: number): string {
  const seconds = Math.floor(at / 1_000_000);
  const iso = new Date(seconds * 1000).toISOString();
  const fraction = String(1_000_000 + at - seconds * 1_000_000).slice(1);
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}.${fraction}+00`;
}

export interface Place {
  part: number;
  at: number;
  id: Uint32Array;
}

export const cursorOf = ({ at, ids }: DocumentStore, slot: number, part: number): Cursor => ({
  part,
  at: writeAt(at[slot]!),
  id: ids.get(slot),
});

export const isAfter = (store: DocumentStore, slot: number, place: Place | undefined) =>
  !place || store.compareWith(slot, place.at, place.id) < 0;

/** The lowest slot in order of publication whose document does not come after the given position in the results. */
export function firstSlotNotAfter(store: DocumentStore, place: Place) {
  let [from, to] = [0, store.slots];
  while (from < to) {
    const middle = (from + to) >>> 1;
    let probe = middle;
    while (probe >= from && hasBit(store.late, probe)) probe--;
    if (probe < from || store.compareWith(probe, place.at, place.id) < 0) from = middle + 1;
    else to = probe;
  }
  return from;
}
