/** "21 Nov 2026", in the language of the screen. */
export const dateText = (at: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at));
