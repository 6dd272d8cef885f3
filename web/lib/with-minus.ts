/** A formatted number with a minus sign: `Intl` writes a hyphen. */
export const withMinus = (formatted: string) => formatted.replace('-', '−');
