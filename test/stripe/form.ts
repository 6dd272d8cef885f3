export type Form = { [key: string]: string | Form };

/** Reads "line_items[0][price_data][currency]=eur" as nested objects. */
export function readForm(body: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const keys = path.split(/[[\]]+/).filter(Boolean);
    let place = form;
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Form;
    place[keys.at(-1)!] = value;
  }
  return form;
}

/** The text at these keys, each nested in the previous one. */
export const textAt = (form: Form, ...keys: string[]): string | undefined => {
  const found = keys.reduce<Form | string | undefined>(
    (place, key) => (typeof place === 'object' ? place[key] : undefined),
    form,
  );
  return typeof found === 'string' ? found : undefined;
};

/** The names of the objects to expand. */
export const expandsOf = (form: Form) => Object.values((form.expand as Form | undefined) ?? {}).map(String);
