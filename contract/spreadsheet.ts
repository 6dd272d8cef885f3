/** With spaces and so on that come before it. Full-width signs start a formula too. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;
/** International numbers have at most 15 digits (ITU-T E.164). */
const PHONE = /^\+(?:[ ()-]*\d){7,15}$/;

/** Text for a cell of a CSV file: what a spreadsheet would take for a formula gets a leading apostrophe, a phone number doesn't. */
export const cellText = (text: string) => (FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text);
