/** An id in an address; undefined for anything else. */
export const idOf = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined;
