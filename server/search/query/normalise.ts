/** Without accents, case and surplus space: "  Jefe de Vèntas " -> "jefe de ventas". */
export const normalise = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

export const wordsOf = (normalised: string) => normalised.split(/[^\p{L}\p{N}+#.]+/u).filter(Boolean);

/** The words of running text, each once: normalised, without the dots around them. They hold letters, digits, "+", "#" and "." alone. */
export const proseWords = (text: string) => [
  ...new Set(
    wordsOf(normalise(text))
      .map((word) => word.replace(/^\.+|\.+$/g, ''))
      .filter(Boolean),
  ),
];
