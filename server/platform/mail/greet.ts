/** Signs, other than letters, that a person's or a company's name may hold. What else stands in an older row is left out. */
const NOT_OF_A_NAME = /[^\p{L}\p{M}\p{N} .,'’&()+!-]+/gu;
/** What mail programs would make a link of. */
const HOST = /\S*[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}\S*/gu;

/** A name as it may stand in a mail: one line, without links. */
export const mailName = (name: string) =>
  name
    .replace(/\S*(?::\/\/|@)\S*/g, ' ')
    .replace(HOST, ' ')
    .replace(NOT_OF_A_NAME, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** How a mail begins. @param name null where the email is unproven */
export function greet(language: string, name: string | null): string {
  const shown = name === null ? '' : mailName(name);
  if (language === 'es') return shown ? `Hola, ${shown}:` : 'Hola:';
  return shown ? `Hello ${shown},` : 'Hello,';
}
