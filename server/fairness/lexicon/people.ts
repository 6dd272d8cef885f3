import type { Mention } from './rule.ts';

/**
 * Nouns and adjectives for groups of people, in English and Spanish. A `clear` one is a finding wherever an advert applies it
 * to applicants; any other needs words of preference or exclusion beside it. Sources: the grounds of 42 U.S.C. 2000e-2 and EEOC
 * Compliance Manual 15, Directives 2000/43/EC, 2000/78/EC and 2006/54/EC, and article 3 of Mexico's Ley Federal del Trabajo.
 * Letters are lower case without accents. "@" stands for a gendered ending: o, a, os, as, @, x.
 */
export const MENTIONS: readonly Mention[] = [
  {
    kind: 'gender',
    words: `males?|females?|m[ae]n|wom[ae]n|guys?|gals?|girls?|boys?|lads?|lass(?:es|ies)?|lad(?:y|ies)|gents?|gentlem[ae]n|dudes?|
      bros?|blokes?|chaps?|housewi(?:fe|ves)|varon(?:es)?|hombres?|mujer(?:es)?|caballeros?|senoras?|damas?|chic[oa]s?|
      muchach[oa]s?|pib[ea]s?|chav[oa]s?|nin[oa]s?|tios?|amas? de casa|masculin[oa]s?|femenin[oa]s?`,
  },
  {
    kind: 'gender',
    isClear: true,
    words: 'senorit[oa]s?|minas|machos?|dudettes?|wingm[ae]n|sexo (?:masculino|femenino)',
  },
  {
    kind: 'race',
    words: `blacks?|whites?|black people|white people|people of colou?r|asians?|arabs?|africans?|europeans?|slavs?|slavic|roma|
      travell?ers|hispanics?|latin[oax]s?|natives|indigenous|indians?|orientals?|negr[oa]s?|blanc[oa]s?|indi[oa]s?|asiatic@|
      african@|arabes?|european@|eslav@|personas? de color|gente de color|moren[oa]s?|indigenas?|chinese|afros?`,
  },
  {
    kind: 'race',
    isClear: true,
    words: `caucasians?|gyps(?:y|ies)|dalits?|brahmins?|(?:upper|lower|high|low) castes?|anglo saxons?|mulatt?[oa]e?s?|mestiz@|chol@|
      gitan@|mor[oa]s|sudacas?|panchit@|afrodescendientes?|afroamerican@|rom[ai]n[iy]|yorubas?|igbos?|hausas?|kikuyus?|zulus?|
      aryans?|ari@ pur@|judeocristian@|caucasic@|negrat@|cholit@|mapuches?|aymaras?`,
  },
  {
    kind: 'religion',
    words: `christians?|catholics?|protestants?|believers?|evangelicals?|baptists?|cristian@|catolic@|evangelic@|protestantes?|creyentes?|
      practicantes?|cofrades?`,
    isDominant: true,
  },
  {
    kind: 'religion',
    isClear: true,
    words: `muslims?|moslems?|islamists?|jews?|jewish|hindus?|buddhists?|sikhs?|mormons?|atheists?|non ?believers?|jehovah'?s witness(?:es)?|
      born again christians?|churchgoers?|musulman(?:a|es|as)?|judi@|budistas?|mormon(?:a|es|as)|ate[oa]s?|agnostic@|
      testigos? de jehova|no creyentes?|islamic@|sijs?|hinduistas?`,
  },
  {
    kind: 'orientation',
    words: 'straights?|queers?|same sex (?:couples?|partners?)|parejas? del mismo sexo|plumas?|trans',
  },
  {
    kind: 'orientation',
    isClear: true,
    words: `gays?|lesbians?|homosexuals?|bisexuals?|transgender|transsexuals?|trans(?:vestites?| people| persons?| wom[ae]n| m[ae]n)|non ?binary|
      lgbt\\S*|fag(?:got)?s?|dykes?|homosexual(?:es)?|lesbian[ao]s?|bisexual(?:es)?|transexual(?:es)?|transgeneros?|
      personas? trans|maric(?:a|as|on|ones|onas)|bolleras?|tortilleras?|travestis?|afeminad@|joto?s|put[oa]s|travelos?`,
  },
  {
    kind: 'orientation',
    isClear: true,
    isDominant: true,
    words:
      'heterosexuals?|hetero(?:s|sexuales)?|cisgender|cis(?:genero)?|straight (?:people|m[ae]n|guys?|couples?|wom[ae]n|candidates?)',
  },
  {
    kind: 'disability',
    words: `deaf|blind|lame|sick|ill|weak|unhealthy|cripples?|wheelchair users?|wheelchairs?|amputees?|healthy|sord@|cieg@|coj@|enferm@|
      enfermiz@|minusvalid@|invalid@|discapacitad@|personas? con discapacidad(?:es)?|stutterers?|tartamud@|diabetic@?s?|
      service (?:animals?|dogs?)|san@|silla de ruedas|(?:la )?baja (?:medica|laboral)|sick (?:notes?|leave)|people with disabilities|disabled`,
  },
  {
    kind: 'disability',
    isClear: true,
    words: `handicapped|able ?bodied|epileptics?|autistics?|autists?|neuro ?divergents?|neuro ?typicals?|schizophrenics?|bipolar|depressives?|
      dyslexics?|mentally (?:ill|unstable)|physically fit|epileptic@|autistas?|neurotipic@|neurodivergentes?|disminuid@|
      esquizofrenic@|depresiv@|bajas medicas|vih positiv@|seropositiv@|lisiad@`,
  },
  {
    kind: 'family',
    words: `mothers?|moms?|mums?|fathers?|parents?|dads?|single|married|divorced|divorcees?|widow(?:er|ed)?s?|wives|wife|husbands?|
      carers?|caregivers?|bachelors?|kids|babies|madres?|padres?|mamas?|papas?|casad@|divorciad@|viud@|separad@|famili@|bebes?|
      children|hij[oa]s|cargas? familiares?|nin[oa]s pequen[oa]s`,
  },
  {
    kind: 'family',
    isClear: true,
    words: `unmarried|newly ?weds?|child ?less|child ?free|pregnan(?:t|cy|cies)|spinsters?|honeymooners|embarazad[ao]s?|embarazos?|prenad[ao]s?|
      gestantes?|lactantes?|solter[oa]s?|recien casad@|madres? soltera?s?|single (?:moms?|mums?|mothers?|parents?|dads?|fathers?)`,
  },
  {
    kind: 'age',
    words: `kids|teens?|teenagers?|youngsters?|students?|elderly|seniors|old people|older (?:people|workers|candidates)|young (?:people|m[ae]n|wom[ae]n|lad(?:y|ies)|guys?|girls?)|
      adolescentes?|ancian@|viej@|maduros?|maduras?|estudiantes?|chaval(?:a|es|as)?|abuel@|personas? mayor(?:es)?`,
  },
  {
    kind: 'age',
    isClear: true,
    isDominant: true,
    words: `millennials?|milenials?|milleni?als?|centennials?|centenials?|zoomers?|gen(?:eration)? ?[xyz]|generacion [xz]|generacion y(?=[.,;)]|$)|boomers?|retirees|pensioners|grandads?|granddads?|grannies|oldies|geezers|
      over ?qualified|sobre ?(?:cualificad|calificad)@|jubilad@|pensionistas?|carrozas?|veinteaner@|treintaner@|cuarenton(?:a|es|as)?|cincuenton(?:a|es|as)?|
      twenty ?somethings?|thirty ?somethings?|youthful|youth|jovencit@|chav[oa]s y chav[oa]s`,
  },
  {
    kind: 'nationality',
    words: `locals|nationals?|citizens?|expat(?:riate)?s?|migrants?|refugees?|out ?siders|green ?card holders?|us persons?|extranjer@|
      ciudadan@|nacionales|expatriad@|refugiad@|comunitari@|visa holders`,
  },
  {
    kind: 'nationality',
    isClear: true,
    words: `foreigners?|immigrants?|aliens|h1bs?|inmigrantes?|foraster@|indocumentad@|sin papeles|guiris?|gring@|latinoamerican@|extracomunitari@|venecos?|panchos?`,
  },
  {
    kind: 'accent',
    words:
      'nativ[oa]s?|native speakers?|native english speakers?|hablantes? nativ@|foreign accents?|acentos? extranjeros?|accents?|acentos?',
  },
  {
    kind: 'place',
    words:
      'provincian@|pueblerin@|commuters|out ?of ?towners?|cholos|conos|villeros?|suburban@|postulantes de provincia',
  },
];
