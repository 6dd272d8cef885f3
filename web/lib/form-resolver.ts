import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { whenCalm } from './browser-state.ts';

/**
 * Validates a form with a schema that loads, together with zod, once the page is used or calm, or with the first validation if that
 * comes earlier. While the schema can't be loaded, the server alone validates.
 */
export function formResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined;
  const resolver = () =>
    (loading ??= Promise.all([load(), import('@hookform/resolvers/zod')])
      .then(([schema, { zodResolver }]) => zodResolver<Input, unknown, Output>(schema))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
  if (typeof window !== 'undefined')
    void whenCalm()
      .then(resolver)
      .catch(() => undefined);
  return async (values, context, options) => {
    const validate = await resolver().catch(() => undefined);
    return validate ? validate(values, context, options) : { values: values as unknown as Output & Input, errors: {} };
  };
}
