/** A share from 0 to 1 as whole percent: "38%" in English, "38 %" in Spanish. */
export const percentText = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

/** A formatted number with a minus sign: `Intl` writes a hyphen. */
export const withMinus = (formatted: string) => formatted.replace('-', '−');
