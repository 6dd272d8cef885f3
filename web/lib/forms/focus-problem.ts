import { useEffect, useRef } from 'react';

/** Focuses the first invalid field of a form whenever its problems change. @returns the form's ref */
export function useFocusProblem(problems: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems]);
  return form;
}
