import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { adopt, formResolver } from './form-resolver.ts';

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

describe('values that were saved elsewhere', () => {
  const opened = {
    bio: 'Old',
    city: 'Lima',
    positions: { one: { title: 'Closer' } } as Record<string, { title: string }>,
  };

  function openForm() {
    const { formControl, ...form } = createFormControl({ defaultValues: opened });
    let isDirty = false;
    form.subscribe({
      formState: { isDirty: true, dirtyFields: true },
      callback: (state) => (isDirty = state.isDirty === true),
    });
    return { ...form, formControl, isDirty: () => isDirty } as unknown as UseFormReturn<typeof opened> & {
      isDirty: () => boolean;
    };
  }

  test('what was typed stays typed and unsaved', () => {
    const form = openForm();
    form.setValue('bio', 'Mine', { shouldDirty: true });
    adopt(form, opened, { ...opened, city: 'Cusco', positions: { ...opened.positions, two: { title: 'Setter' } } });
    expect(form.getValues()).toEqual({
      bio: 'Mine',
      city: 'Cusco',
      positions: { one: { title: 'Closer' }, two: { title: 'Setter' } },
    });
    expect(form.isDirty()).toBe(true);
    form.reset();
    expect(form.getValues('bio')).toBe('Old');
  });

  test('changes of what was removed go with it', () => {
    const form = openForm();
    form.setValue('positions.one.title', 'Trainer', { shouldDirty: true });
    adopt(form, opened, { ...opened, positions: { two: { title: 'Setter' } } });
    expect(form.getValues('positions')).toEqual({ two: { title: 'Setter' } });
    expect(form.isDirty()).toBe(false);
  });
});
