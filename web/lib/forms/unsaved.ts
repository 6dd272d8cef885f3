/** The values of a form, by field. */
type Values = { [field: string]: unknown };

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the values to save: fields changed in this form, and otherwise the currently saved values, perhaps from another tab.
 * @param opened the values when the form was opened; fields that it didn't have yet are as saved
 */
export function withChanges<Form extends object>(saved: Form, opened: Form, typed: Form): Form {
  const [before, after] = [opened as Values, typed as Values];
  return Object.fromEntries(
    Object.entries(saved).map(([field, value]) => {
      if (!(field in before)) return [field, value];
      const [was, is] = [before[field], after[field]];
      if (isGroup(value) && isGroup(was) && isGroup(is)) return [field, withChanges(value, was, is)];
      return [field, JSON.stringify(is) === JSON.stringify(was) ? value : is];
    }),
  ) as Form;
}

/** Number of unsaved fields in React Hook Form's `dirtyFields`. */
export function countDirty(dirty: unknown): number {
  if (dirty === true) return 1;
  if (Array.isArray(dirty)) return dirty.some((part) => countDirty(part) > 0) ? 1 : 0;
  if (typeof dirty !== 'object' || dirty === null) return 0;
  return Object.values(dirty).reduce<number>((sum, part) => sum + countDirty(part), 0);
}
