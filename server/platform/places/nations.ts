/** People of a country, in English and Spanish, by the country's ISO 3166-1 code. */
const PEOPLE: Record<string, string> = {
  AF: 'afghan|afghans|afgano|afgana',
  AL: 'albanian|albanians|albanés|albanesa',
  AM: 'armenian|armenians|armenio|armenia',
  AO: 'angolan|angolans|angoleño|angoleña',
  BD: 'bangladeshi|bangladeshis|bangladesí|bangladesíes',
  BY: 'belarusian|belarusians|bielorruso|bielorrusa',
  CD: 'congolese|congoleño|congoleña',
  CI: 'ivorian|ivorians|marfileño|marfileña',
  CM: 'cameroonian|cameroonians|camerunés|camerunesa',
  EE: 'estonian|estonians|estonio|estonia',
  HR: 'croatian|croatians|croat|croats|croata|croatas',
  HT: 'haitian|haitians|haitiano|haitiana',
  IQ: 'iraqi|iraqis|iraquí|iraquíes',
  IR: 'iranian|iranians|iraní|iraníes',
  JM: 'jamaican|jamaicans|jamaicano|jamaicana',
  KZ: 'kazakh|kazakhs|kazajo|kazaja',
  LK: 'sri lankan|sri lankans|esrilanqués|esrilanquesa',
  LT: 'lithuanian|lithuanians|lituano|lituana',
  LV: 'latvian|latvians|letón|letona|letones',
  LY: 'libyan|libyans|libio|libia',
  MD: 'moldovan|moldovans|moldavo|moldava',
  MZ: 'mozambican|mozambicans|mozambiqueño|mozambiqueña',
  NP: 'nepali|nepalese|nepalí|nepalíes',
  PR: 'puerto rican|puerto ricans|puertorriqueño|puertorriqueña',
  SD: 'sudanese|sudanés|sudanesa',
  SI: 'slovenian|slovenians|esloveno|eslovena',
  SK: 'slovak|slovaks|eslovaco|eslovaca',
  SO: 'somali|somalis|somalí|somalíes',
  SY: 'syrian|syrians|sirio|siria',
  TZ: 'tanzanian|tanzanians|tanzano|tanzana',
  UG: 'ugandan|ugandans|ugandés|ugandesa',
  ZW: 'zimbabwean|zimbabweans|zimbabuense',
  AR: 'argentinian|argentinians|argentine|argentines|argentino|argentina|argentinos',
  AT: 'austrian|austrians|austriaco|austriaca',
  AU: 'australian|australians|aussie|australiano|australiana',
  BE: 'belgian|belgians|belga|belgas',
  BG: 'bulgarian|bulgarians|búlgaro|búlgara',
  BO: 'bolivian|bolivians|boliviano|boliviana',
  BR: 'brazilian|brazilians|brasileño|brasileña|brasileños',
  CA: 'canadian|canadians|canadiense|canadienses',
  CH: 'swiss|suizo|suiza',
  CL: 'chilean|chileans|chileno|chilena|chilenos',
  CN: 'chinese|chino|china|chinos',
  CO: 'colombian|colombians|colombiano|colombiana|colombianos',
  CR: 'costa rican|costa ricans|costarricense',
  CU: 'cuban|cubans|cubano|cubana|cubanos',
  CZ: 'czech|czechs|checo|checa',
  DE: 'german|germans|alemán|alemana|alemanes',
  DK: 'danish|dane|danes|danés|danesa',
  DO: 'dominican|dominicans|dominicano|dominicana',
  DZ: 'algerian|algerians|argelino|argelina',
  EC: 'ecuadorian|ecuadorians|ecuatoriano|ecuatoriana',
  EG: 'egyptian|egyptians|egipcio|egipcia',
  ES: 'spanish|spaniard|spaniards|español|española|españoles|españolas',
  ET: 'ethiopian|ethiopians|etíope',
  FI: 'finnish|finn|finns|finlandés|finlandesa',
  FR: 'french|frenchman|frenchwoman|francés|francesa|franceses',
  GB: 'british|briton|britons|englishman|englishwoman|scottish|welsh|británico|británica|británicos',
  GH: 'ghanaian|ghanaians|ghanés|ghanesa',
  GR: 'greek|greeks|griego|griega',
  GT: 'guatemalan|guatemalans|guatemalteco|guatemalteca',
  HN: 'honduran|hondurans|hondureño|hondureña',
  HU: 'hungarian|hungarians|húngaro|húngara',
  ID: 'indonesian|indonesians|indonesio|indonesia',
  IE: 'irish|irishman|irishwoman|irlandés|irlandesa',
  IL: 'israeli|israelis|israelí',
  IN: 'indian|indians|indio|india',
  IT: 'italian|italians|italiano|italiana|italianos',
  JP: 'japanese|japonés|japonesa|japoneses',
  KE: 'kenyan|kenyans|keniano|keniana',
  KR: 'korean|koreans|coreano|coreana',
  LB: 'lebanese|libanés|libanesa',
  MA: 'moroccan|moroccans|marroquí|marroquíes',
  MX: 'mexican|mexicans|mexicano|mexicana|mexicanos|mexicanas',
  MY: 'malaysian|malaysians|malasio|malasia',
  NG: 'nigerian|nigerians|nigeriano|nigeriana',
  NI: 'nicaraguan|nicaraguans|nicaragüense',
  NL: 'dutch|dutchman|dutchwoman|neerlandés|neerlandesa|holandés|holandesa',
  NO: 'norwegian|norwegians|noruego|noruega',
  NZ: 'new zealander|new zealanders|kiwi|neozelandés|neozelandesa',
  PA: 'panamanian|panamanians|panameño|panameña',
  PE: 'peruvian|peruvians|peruano|peruana|peruanos',
  PH: 'filipino|filipina|filipinos',
  PK: 'pakistani|pakistanis|pakistaní',
  PL: 'polish|pole|poles|polaco|polaca',
  PT: 'portuguese|portugués|portuguesa|portugueses',
  PY: 'paraguayan|paraguayans|paraguayo|paraguaya',
  RO: 'romanian|romanians|rumano|rumana',
  RS: 'serbian|serbians|serb|serbs|serbio|serbia',
  RU: 'russian|russians|ruso|rusa|rusos',
  SA: 'saudi|saudis|saudí',
  SE: 'swedish|swede|swedes|sueco|sueca',
  SG: 'singaporean|singaporeans|singapurense',
  SN: 'senegalese|senegalés|senegalesa',
  SV: 'salvadoran|salvadorans|salvadoreño|salvadoreña',
  TH: 'thai|thais|tailandés|tailandesa',
  TN: 'tunisian|tunisians|tunecino|tunecina',
  TR: 'turkish|turk|turks|turco|turca',
  UA: 'ukrainian|ukrainians|ucraniano|ucraniana',
  US: 'american|americans|estadounidense|estadounidenses|norteamericano|norteamericana',
  UY: 'uruguayan|uruguayans|uruguayo|uruguaya',
  VE: 'venezuelan|venezuelans|venezolano|venezolana|venezolanos',
  VN: 'vietnamese|vietnamita|vietnamitas',
  ZA: 'south african|south africans|sudafricano|sudafricana',
};
const OTHER_NAMES: Record<string, string> = {
  AE: 'uae|dubai',
  CZ: 'czech republic|república checa',
  GB: 'uk|u.k|britain|great britain|england|scotland|wales|inglaterra|escocia|gran bretaña|reino unido',
  NL: 'holland|the netherlands|holanda',
  TR: 'turkey|turquía',
  US: 'usa|u.s|u.s.a|eeuu|ee.uu|united states of america',
};

/** Words for the people of all countries, in every number and gender. */
export const demonyms = (): string[] => [
  ...new Set(
    Object.values(PEOPLE).flatMap((words) =>
      words
        .split('|')
        .flatMap((word) => (/[eé]s$/.test(word) ? [word, ...inflected(word.slice(0, -2) + 'es')] : inflected(word))),
    ),
  ),
];

const inflected = (word: string) =>
  /(?:o|os|es[ao]?)$/.test(word)
    ? [
        word,
        ...['o', 'a', 'os', 'as'].map(
          (end) => word.replace(/os?$/, '') + (word.endsWith('es') ? end.replace('o', 'e') : end),
        ),
      ]
    : [word];

/** Words for a country and its people: [word, ISO code]. */
export function nationWords(): [word: string, code: string][] {
  const names = ['en', 'es'].flatMap((language) => {
    const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter((code) => !NO_COUNTRIES.has(code))
      .flatMap((code): [string, string][] => {
        const name = regions.of(code);
        return name ? [[name, code]] : [];
      });
  });
  const listed = [PEOPLE, OTHER_NAMES].flatMap((table) =>
    Object.entries(table).flatMap(([code, words]) => words.split('|').map((word): [string, string] => [word, code])),
  );
  return [...names, ...listed];
}

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
/** Codes of regions that are no country, or old ones. */
const NO_COUNTRIES = new Set([
  'AN',
  'BU',
  'CS',
  'DD',
  'EU',
  'EZ',
  'FX',
  'NT',
  'QO',
  'SU',
  'TP',
  'UK',
  'UN',
  'XA',
  'XB',
  'YD',
  'YU',
  'ZR',
  'ZZ',
]);
