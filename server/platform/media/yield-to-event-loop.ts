/**
 * Reading and coding are synchronous, since the codecs bring their own threads, with a pause now and then for progress, an abort,
 * or the news that the parent is gone.
 */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
