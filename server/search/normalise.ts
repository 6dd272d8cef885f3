/** Without accents, case and surplus space: "  Jefe de Vèntas " -> "jefe de ventas". */
export const normalise = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

export const wordsOf = (normalised: string) => normalised.split(/[^\p{L}\p{N}+#.]+/u).filter(Boolean);
