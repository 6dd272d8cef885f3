import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { formResolver } from './form-resolver.ts';

const schema = z.object({ email: z.string().trim().min(1, 'required') });
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

test('a form is validated by its schema, which loads once', async () => {
  const load = vi.fn<() => Promise<typeof schema>>(async () => schema);
  const validate = formResolver(load);
  expect(await validate({ email: ' a@b.example ' }, undefined, OPTIONS)).toMatchObject({
    values: { email: 'a@b.example' },
    errors: {},
  });
  const { errors } = await validate({ email: ' ' }, undefined, OPTIONS);
  expect(errors).toMatchObject({ email: { message: 'required' } });
  expect(load).toHaveBeenCalledTimes(1);
});

test('if the schema fails to load, the values go to the server as typed, and loading is retried', async () => {
  const load = vi.fn<() => Promise<typeof schema>>(async () => schema).mockRejectedValueOnce(new TypeError('offline'));
  const validate = formResolver(load);
  expect(await validate({ email: ' ' }, undefined, OPTIONS)).toEqual({ values: { email: ' ' }, errors: {} });
  const { errors } = await validate({ email: ' ' }, undefined, OPTIONS);
  expect(errors).toMatchObject({ email: { message: 'required' } });
});
