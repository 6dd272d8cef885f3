const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

let codes: Map<string | undefined, string> | undefined;

/** Codes by English names. Small and quick beside `countryOf`, which reads names in many languages. */
function readCodes() {
  const english = namesIn('en');
  return new Map(LETTERS.flatMap((first) => LETTERS.map((second) => [english.of(first + second), first + second])));
}

const displayed = new Map<string, Intl.DisplayNames>();

/** Translates a country, which is stored by its English name, to the language of the screen. Other texts stay as they are. */
export function countryName(name: string, language: string): string {
  const isCode = /^[A-Z]{2}$/.test(name);
  if (language === 'en' && !isCode) return name;
  const code = isCode ? name : (codes ??= readCodes()).get(name);
  if (!code) return name;
  let names = displayed.get(language);
  if (!names) displayed.set(language, (names = namesIn(language)));
  return names.of(code) ?? name;
}
