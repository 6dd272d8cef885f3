/** A clock that stands until it is moved. */
export function createClock(start = '2031-03-10T09:00:00Z') {
  let now = new Date(start);
  const clock = () => new Date(now);
  clock.set = (time: string) => void (now = new Date(time));
  clock.addDays = (days: number) => void (now = new Date(now.getTime() + days * 86_400_000));
  clock.addMinutes = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
  return clock;
}
