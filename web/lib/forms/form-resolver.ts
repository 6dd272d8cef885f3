import { useEffect, useRef, useState } from 'react';
import {
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { whenSettled } from '../browser-state.ts';
import { withChanges } from './unsaved.ts';

/** Validates a form. `load` loads the schema. */
export interface FormResolver<Input extends FieldValues, Output> extends Resolver<Input, unknown, Output> {
  load: () => Promise<unknown>;
}

/**
 * Validates a form with a schema that loads, together with zod, on the first validation or earlier (see `useValidatedForm`). If
 * the schema can't be loaded, only the server validates.
 */
export function formResolver<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
): FormResolver<Input, Output> {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined;
  const load = () =>
    (loading ??= Promise.all([loadSchema(), import('@hookform/resolvers/zod')])
      .then(([schema, { zodResolver }]) => zodResolver<Input, unknown, Output>(schema))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    const validate = await load().catch(() => undefined);
    return validate ? validate(values, context, options) : { values: values as unknown as Output & Input, errors: {} };
  };
  return Object.assign(resolver, { load });
}

/** `useForm`, with a schema that loads when the browser is idle, before the first keystroke. */
export function useValidatedForm<Input extends FieldValues, Output>({
  resolver,
  ...options
}: Omit<UseFormProps<Input, unknown, Output>, 'resolver'> & {
  resolver: FormResolver<Input, Output>;
}): UseFormReturn<Input, unknown, Output> {
  useEffect(() => whenSettled(() => void resolver.load().catch(() => undefined)), [resolver]);
  const form = useForm({ ...options, resolver });
  return typeof window === 'undefined' ? { ...form, register: registerFilled(form) } : form;
}

/** The browser fills registered fields in an effect, which a server doesn't run. */
const registerFilled =
  <Input extends FieldValues, Output>({
    register,
    getValues,
  }: UseFormReturn<Input, unknown, Output>): UseFormRegister<Input> =>
  (name, options) => ({ ...register(name, options), defaultValue: getValues(name) });

/** Adopts values that were saved elsewhere, once for each new `saved`. The form already has the values of the first one. */
export function useAdopted<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  saved: object,
  values: () => Input,
) {
  const [initial] = useState(values);
  const adopted = useRef({ saved, values: initial });
  useEffect(() => {
    if (adopted.current.saved === saved) return;
    const opened = adopted.current.values;
    adopted.current = { saved, values: values() };
    adopt(form, opened, adopted.current.values);
  });
}

/** Makes other saved values the ones that a form was opened with. What was typed stays typed and unsaved, with its errors. */
export function adopt<Input extends FieldValues, Output>(
  { getValues, reset, resetDefaultValues }: UseFormReturn<Input, unknown, Output>,
  opened: Input,
  saved: Input,
) {
  // First, so that a changed form is never clean in between.
  resetDefaultValues(saved);
  reset(withChanges(saved, opened, getValues()), { keepDefaultValues: true, keepErrors: true, keepIsSubmitted: true });
}
