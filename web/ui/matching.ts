const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options that contain the text, ignoring accents and case. Those that start with it come first. */
export function matching<Choice extends { label: string }>(
  options: readonly Choice[],
  text: string,
): readonly Choice[] {
  const wanted = plain(text.trim());
  if (!wanted) return options;
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  return [
    ...found.filter(({ label }) => plain(label).startsWith(wanted)),
    ...found.filter(({ label }) => !plain(label).startsWith(wanted)),
  ];
}
