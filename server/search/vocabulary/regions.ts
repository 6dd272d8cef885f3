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

/** Regions by their names in both languages. */
export const REGIONS: readonly (readonly [names: string, countries: string])[] = [
  ['nordics|nordic countries|the nordics|nordic|nordicos|paises nordicos', 'SE NO DK FI IS'],
  ['scandinavia|escandinavia', 'SE NO DK'],
  ['baltics|baltic states|balticos|paises balticos', 'EE LV LT'],
  ['dach', 'DE AT CH'],
  ['benelux', 'BE NL LU'],
  ['iberia|iberian peninsula|peninsula iberica', 'ES PT'],
  ['latam|latin america|latinoamerica|america latina|hispanoamerica|iberoamerica', LATIN_AMERICA],
  ['south america|sudamerica|suramerica|america del sur|southern cone|cono sur', SOUTH_AMERICA],
  ['central america|centroamerica|america central', CENTRAL_AMERICA],
  ['north america|norteamerica|america del norte', 'US CA MX'],
  ['europe|europa|eu|ue|european union|union europea', EUROPE],
  ['eastern europe|europa del este|cee', 'BG BY CZ EE HR HU LT LV MD PL RO RS RU SI SK UA'],
  ['southern europe|sur de europa|europa del sur', 'ES PT IT GR MT CY'],
  ['uki|uk and ireland|british isles|islas britanicas', 'GB IE'],
  ['middle east|oriente medio|medio oriente|mena', MIDDLE_EAST],
  ['gulf|gcc|golfo|golfo persico', GULF],
  ['africa', AFRICA],
  ['emea', `${EUROPE} ${MIDDLE_EAST} ${AFRICA}`],
  ['asia', ASIA],
  ['southeast asia|south east asia|sudeste asiatico|sea', SOUTH_EAST_ASIA],
  ['apac|asia pacific|asia pacifico', `${ASIA} AU NZ`],
  ['andean region|andes|region andina', 'BO CO EC PE VE'],
];

const ABBREVIATIONS = new Set('apac cee dach emea eu gcc latam mena sea ue uki'.split(' '));
const LINKING_WORDS = new Set('and de del the y'.split(' '));

/** Capitalizes a typed region: "emea" -> "EMEA", "south america" -> "South America". */
export const regionLabel = (typed: string) =>
  typed
    .toLowerCase()
    .split(' ')
    .map((word, at) => {
      if (ABBREVIATIONS.has(word)) return word.toUpperCase();
      if (at > 0 && LINKING_WORDS.has(word)) return word;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
