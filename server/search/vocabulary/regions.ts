const EUROPE =
  'AL AT BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK UA';
const LATIN_AMERICA = 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE';
const SOUTH_AMERICA = 'AR BO BR CL CO EC PE PY UY VE';
const CENTRAL_AMERICA = 'CR GT HN NI PA SV';
const GULF = 'AE BH KW OM QA SA';
const MIDDLE_EAST = `${GULF} EG IL IQ IR JO LB SY TR YE`;
const SOUTH_EAST_ASIA = 'ID KH LA MM MY PH SG TH VN';
const ASIA = `${SOUTH_EAST_ASIA} BD CN HK IN JP KR LK NP PK TW`;
const AFRICA = 'AO BF BJ BW CD CI CM DZ EG ET GA GH KE LY MA MG ML MU MZ NA NE NG RW SD SN SO TG TN TZ UG ZA ZM ZW';

/** Regions with their names in both languages. */
export const REGIONS: readonly (readonly [label: string, names: string, countries: string])[] = [
  ['Nordics', 'nordics|nordic countries|the nordics|nordic|nordicos|paises nordicos', 'SE NO DK FI IS'],
  ['Scandinavia', 'scandinavia|escandinavia|scandinavian|escandinavo|escandinava', 'SE NO DK'],
  ['Baltics', 'baltics|baltic states|balticos|paises balticos|baltic|baltico|baltica', 'EE LV LT'],
  ['DACH', 'dach', 'DE AT CH'],
  ['Benelux', 'benelux', 'BE NL LU'],
  ['Iberia', 'iberia|iberian peninsula|peninsula iberica|iberian|iberico|iberica', 'ES PT'],
  [
    'Latin America',
    'latam|latin america|latin american|latinoamerica|america latina|latinoamericano|latinoamericana|hispanoamerica|iberoamerica',
    LATIN_AMERICA,
  ],
  [
    'South America',
    'south america|south american|sudamerica|suramerica|sudamericano|sudamericana|america del sur|southern cone|cono sur',
    SOUTH_AMERICA,
  ],
  [
    'Central America',
    'central america|central american|centroamerica|centroamericano|centroamericana|america central',
    CENTRAL_AMERICA,
  ],
  [
    'North America',
    'north america|north american|norteamerica|norteamericano|norteamericana|america del norte',
    'US CA MX',
  ],
  ['Europe', 'europe|europa|european|europeo|europea|eu|ue|european union|union europea', EUROPE],
  [
    'Eastern Europe',
    'eastern europe|eastern european|europa del este|cee',
    'BG BY CZ EE HR HU LT LV MD PL RO RS RU SI SK UA',
  ],
  ['Southern Europe', 'southern europe|southern european|sur de europa|europa del sur', 'ES PT IT GR MT CY'],
  ['UK and Ireland', 'uki|uk and ireland|reino unido e irlanda|british isles|islas britanicas', 'GB IE'],
  ['Middle East', 'middle east|middle eastern|oriente medio|medio oriente|mena', MIDDLE_EAST],
  ['Gulf', 'gulf|gcc|golfo|golfo persico', GULF],
  ['Africa', 'africa|african|africano|africana', AFRICA],
  ['EMEA', 'emea', `${EUROPE} ${MIDDLE_EAST} ${AFRICA}`],
  ['Asia', 'asia|asian|asiatico|asiatica', ASIA],
  ['Southeast Asia', 'southeast asia|south east asia|sudeste asiatico|sea', SOUTH_EAST_ASIA],
  ['APAC', 'apac|asia pacific|asia pacifico', `${ASIA} AU NZ`],
  ['Andean Region', 'andean region|andes|andean|andino|andina|region andina', 'BO CO EC PE VE'],
];
