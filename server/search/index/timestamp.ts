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
