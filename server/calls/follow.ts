import { declareError } from '../platform/http/declare-error.ts';
import { describeError, log } from '../platform/log.ts';

/**
 * Turns work that reports progress into a stream of events: the latest progress, then the answer. The work starts at once and
 * doesn't wait for a reader, who may have disconnected. Errors are declared here, since by then the response has already
 * started.
 */
export function follow<Progress, Answer>(
  work: (report: (progress: Progress) => void) => Promise<Answer>,
): AsyncGenerator<{ progress: Progress } | { answer: Answer }, void> {
  let newest: Progress | undefined;
  let reported = Promise.withResolvers<void>();
  const done = work((progress) => {
    newest = progress;
    reported.resolve();
  }).then((answer) => ({ answer }));
  done.catch(() => undefined);
  return (async function* events() {
    for (;;) {
      const event = await Promise.race([done, reported.promise]).catch((error: unknown) => {
        throw declareError(error, (level, name, cause) => log(level, name, { err: describeError(cause) }));
      });
      if (event) return yield event;
      const progress = newest!;
      reported = Promise.withResolvers<void>();
      yield { progress };
    }
  })();
}
