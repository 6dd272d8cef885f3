/** Removes accents, case and surplus spaces: "  Jefe de Vèntas " -> "jefe de ventas". */
export const normalise = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

export const wordsOf = (normalised: string) => normalised.split(/[^\p{L}\p{N}+#.]+/u).filter(Boolean);

/** The distinct normalised words of running text, without surrounding dots. They contain only letters, digits, "+", "#" and ".". */
export const proseWords = (text: string) => [
  ...new Set(
    wordsOf(normalise(text))
      .map((word) => word.replace(/^\.+|\.+$/g, ''))
      .filter(Boolean),
  ),
];
