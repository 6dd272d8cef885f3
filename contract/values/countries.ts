/** Names in everyday use, in the form of `placeKey`, by ISO 3166-1 code. */
const EVERYDAY_NAMES: Record<string, string> = {
  AE: 'uae|emirates|emiratos|united arab emirates|eau',
  BA: 'bosnia',
  BR: 'brasil',
  CD: 'dr congo|congo',
  CI: 'ivory coast',
  CZ: 'czech republic|republica checa|czechia',
  DE: 'deutschland',
  DO: 'republica dominicana',
  GB: 'uk|great britain|britain|england|scotland|wales|gran bretana|inglaterra|escocia|gales|united kingdom',
  HK: 'hong kong',
  KR: 'south korea|corea del sur|korea|corea',
  MK: 'macedonia',
  MM: 'myanmar|burma|birmania',
  MO: 'macau|macao',
  MX: 'mejico',
  NL: 'holland|holanda|the netherlands|nederland',
  PS: 'palestine|palestina',
  RU: 'russia|rusia',
  SZ: 'swaziland|suazilandia',
  TR: 'turkey|turquia|turkiye',
  US: 'usa|us|united states of america|america|eeuu|ee.uu.|ee.uu|u.s.|u.s.a.|estados unidos de america|states',
  VN: 'vietnam',
};

/** Everyday names of a part of a country, stored as typed. */
const STORED_AS_TYPED = new Set('england scotland wales inglaterra escocia gales'.split(' '));

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
/** Codes that CLDR names although they are unions, former countries or no country. */
const NO_COUNTRIES = new Set('AN BU CS DD EU EZ FX NT QO SU TP UK UN XA XB YD YU ZR ZZ'.split(' '));
const SPELLINGS = ['en', 'es'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));

/** The names of a country in English and Spanish, as CLDR spells them. */
export const spelledNames = (code: string) => [...new Set(SPELLINGS.flatMap((names) => names.of(code) ?? []))];

export const everydayNames = (code: string) => EVERYDAY_NAMES[code]?.split('|') ?? [];

/** All ISO 3166-1 codes. */
export const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NO_COUNTRIES.has(code) && spelledNames(code).length > 0,
);

/** The key of a place name, so that "Tel-Aviv" and "tel aviv" are equal. */
export const placeKey = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-'’,/\s]+/g, ' ')
    .trim();

let known: Map<string, { code: string; name?: string }> | undefined;
let foreign: typeof known;

/** The name that a country is stored by: CLDR's in English. */
const storedName = (code: string) => spelledNames(code)[0]!;

function readCountries() {
  const countries = new Map<string, { code: string; name?: string }>();
  for (const code of COUNTRY_CODES) {
    const name = storedName(code);
    for (const everyday of everydayNames(code))
      countries.set(everyday, STORED_AS_TYPED.has(everyday) ? { code } : { code, name });
    for (const spelled of spelledNames(code))
      for (const written of [spelled, spelled.replace('&', 'and').replace('St.', 'Saint')])
        countries.set(placeKey(written), { code, name });
  }
  return countries;
}

const FOREIGN = 'de fr it pt ca nl pl sv nb fi cs ro tr'.split(' ');

/** Countries by their names in more languages. Read once a name is unknown, since each language takes a phone some milliseconds. */
function readForeign() {
  const spellings = FOREIGN.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  return new Map(
    COUNTRY_CODES.flatMap((code) =>
      spellings.map((names) => [placeKey(names.of(code) ?? code), { code, name: storedName(code) }] as const),
    ),
  );
}

/**
 * Reads a country's name in English, Spanish, everyday use or another common language, or its code in capitals.
 * @returns its ISO 3166-1 code and its English name as CLDR spells it, or for a part of a country, the name as typed: "Scotland";
 * nothing for anything else
 */
export function countryOf(text: string): { code: string; name: string } | undefined {
  const typed = text.trim();
  if (/^[A-Z]{2}$/.test(typed) && COUNTRY_CODES.includes(typed)) return { code: typed, name: storedName(typed) };
  const key = placeKey(typed);
  const found = (known ??= readCountries()).get(key) ?? (foreign ??= readForeign()).get(key);
  return found && { name: typed, ...found };
}
