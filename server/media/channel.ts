/**
 * Runs an async generator ahead of its reader by up to `depth` items, so that two stages of FFmpeg work on two threads
 * at once. Errors of the source reach the reader; a reader that stops early stops the source.
 */
export async function* ahead<T>(source: AsyncIterable<T>, depth: number): AsyncGenerator<T> {
  const ready: T[] = [];
  let ended = false;
  let failure: { error: unknown } | null = null;
  let stopped = false;
  let wakeReader = () => {};
  let wakeSource = () => {};

  const pumping = (async () => {
    try {
      for await (const item of source) {
        ready.push(item);
        wakeReader();
        while (ready.length >= depth && !stopped) await new Promise<void>((resolve) => (wakeSource = resolve));
        if (stopped) return;
      }
    } catch (error) {
      failure = { error };
    } finally {
      ended = true;
      wakeReader();
    }
  })();

  try {
    while (true) {
      if (ready.length > 0) {
        const item = ready.shift() as T;
        wakeSource();
        yield item;
      } else if (ended) {
        break;
      } else {
        await new Promise<void>((resolve) => (wakeReader = resolve));
      }
    }
    if (failure) throw (failure as { error: unknown }).error;
  } finally {
    stopped = true;
    wakeSource();
    await pumping;
  }
}
