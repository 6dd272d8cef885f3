import type { Mention } from './rule.ts';

/**
 * Further words for origin, ethnic group, belief, orientation and speech. Sources: EEOC, enforcement guidance on national origin (2016);
 * the UK Equality Act 2010, sections 7, 9, 10 and 12; the ICO's "Employment practices and data protection: recruitment and selection";
 * articles 2 and 9 of Spain's Ley 15/2022, which also name language and social situation; the INADI guides of Argentina.
 */
export const ORIGIN_VOCABULARY: readonly Mention[] = [
  {
    kind: 'nationality',
    words: `by birth|natural ?born|born and bred|born on|birthright|naturali[sz]ed|naturali[sz]ation|permit holders?|[abcg] permits?|settled status|permanent residents? only|(?:canadian|australian|american|british|uk|us|local|home|western|european|gcc|gulf) (?:work )?experience(?= (?:and|is|only|required|essential|mandatory|preferred|a must)|[.,;]|$)|countrymen|compatriots?|our own (?:people|kind|countrymen)|(?:true|real|proper|genuine|full ?blooded|pure) (?:brits?|americans?|english\\w*|british|spaniards?|irish\\w*|germans?|indians?)|
      dual nationals?|dual citizens?|(?:off the|fresh off the) boat|offshore (?:candidates?|applicants?|people)|imported (?:labou?r|staff)|from (?:the )?(?:third world|developing countries|western countries|africa|asia|eastern europe|abroad)|your own country|non ?natives|(?:no|not) (?:foreign|visa|h1b)\\w*|visa (?:holders?|dependants?|workers)|on (?:a|any) visas?|without (?:a )?british|h 1b|asylum seekers?`,
  },
  {
    kind: 'nationality',
    words: `(?:personal|mano de obra|candidat@|empleados?|trabajador(?:es)?|gente|equipo|personas?) (?:100% |cien por cien )?nacional(?:es)?|(?:por|de) nacimiento(?<!fecha de nacimiento|ano de nacimiento)|natural(?:es)? de|oriund@|nacionalizad@|naturalizad@|papeles en regla|con papeles|nie en vigor|con dni|(?:gente|personas?|venid@|llegad@|los|las|candidat@) de (?:fuera|otros paises|aqui|la tierra|afuera)|forane[oa]s?|fueren@|migrantes?|sudamerican@|latin(?:os|as)|centroamerican@|hispanoamerican@|panchit@|sin visado|visado de|arraigo|de los nuestros|ciudadani[ao]s?|indocumentad@`,
  },
  {
    kind: 'race',
    words: `complexion(?:ed)?|fair (?:complexion|looking|girls?)|(?:european|western|northern|foreign|asian|latin|nordic|arab) ?looking|white (?:folks?|faces?|people|only|candidates?|british|christian)|colou?red (?:people|persons?|applicants?|candidates?)|brown people|(?:easy|hard|difficult|simple|impossible) to pronounce|(?:pronounce|spell)(?:s|d|able)? (?:your|the|their) name|pronounceable|(?:english|western|christian|normal|foreign|simple|ordinary|local|ethnic|exotic|strange) (?:first |sur|last )?names?|names? (?:should|must) (?:be|sound)|tribes?men|tribe:? \\w+|(?:forward|upper|lower|backward|scheduled|same) (?:castes?|communit(?:y|ies))|brahmin\\w*|diversity hires?|minorit(?:y|ies)|same (?:background|race|colou?r|stock|ethnic\\w*) (?:as|only)|half ?castes?|pure ?bred|mulatto|melanin|blacks?|whites|asians|hispanics|latin[ox]s`,
  },
  {
    kind: 'race',
    words: `(?:aspecto|apariencia|rasgos|fenotipo|pinta|look|facciones|tipo|cara) (?:europe|nordic|occidental|caucasic|aria|ario|latin|blanc|indigen|gitan|arab|oriental|extranjer|andin)\\w*|(?:gente|personas?|tez|piel|chic[oa]s?|senoritas?) (?:muy )?(?:morena?|blanca?|clara?|oscura?|negra?|triguena|apinonada|de color|aperlada)s?|etnia \\w+|gitan@|priet@|serran@|cholos?|cholit@|indi(?:o|a|os|as|ecit@)|negr(?:os|as|it@)|blanc(?:os|as)|moren(?:os|as)|apellidos?|aborigenes|originari@|cabecitas? negras?|de color|raza|ojos (?:claros|verdes|azules)|gueros?|gueritas?|guer@|mestiz@|zamb@|nombre (?:facil|raro|extranjero|impronunciable|de aqui)`,
  },
  {
    kind: 'religion',
    words: `non ?believers?|unbelievers?|churchgoing|(?:our|their|local|any|your|his) (?:church|congregation|parish|mosque|synagogue|temple|pastor|lord|faith)|pastor'?s?|reverend|bible ?based|gospel|christ ?(?:centred|centered|like|honou?ring)|sunday (?:service|school|worship)|sunday mass|holy (?:spirit|bible|book)|sinners?|godless|heathens?|secular|atheis(?:ts?|m)|agnostics?|pagans?|cults? of|beliefs|creed|denomination|disciples?|saved by|born ?again|spiritual leader|mission ?minded|tithe|modest(?:ly)? dress\\w*|veils?|niqabs?|hijabis?|yarmulkes?|prayers?|fast(?:s|ing)? (?:during|in|for) (?:ramadan|lent)|jews|jewish|muslims?|hindus?|sikhs?|christian (?:values|ethos|faith|home|company|workplace|environment|principles|beliefs|team|belief|background)`,
  },
  {
    kind: 'religion',
    words: `(?:su|tu|la|una|alguna|nuestra) (?:iglesia|parroquia|congregacion|fe|cofradia|hermandad)|herman[oa] (?:de|mayor|en cristo)|cofrades?|cofradias?|hermandades|(?:de|a|ir a) misa(?: de \\w+)?|pastor(?:al)? de|capellan|diezmo|valores? (?:cristian|catolic|religios|evangelic|biblic)\\w*|(?:solid|firm|profund|buen)[oa]s (?:valores|principios|creencias) (?:\\w+)|agnosticos?|judios?|moros?|sin religion|credo|creencias|no creyentes?|apostolic@|bautizo|catequesis|vida (?:cristiana|espiritual|consagrada)|numerari@|opus dei|del opus|velo(?: islamico)?|kipa|(?:asist|acud)\\w+ al culto|culto (?:dominical|evangelico)|guarda(?:r)? el sabado`,
  },
  {
    kind: 'orientation',
    words: `heterosexual\\w*|straight (?:guys?|men|man|women|people|only|folks?|male|female)|all straight|(?:one )?man (?:and|with|to) (?:one |a )?(?:woman|wife)|opposite sex|same ?sex|(?:union|marriage) (?:of|between) (?:one |a )?man|poofs?|poofters?|fair(?:y|ies) boys?|homos?|homosexual\\w*|queer\\w*|lesbo|rainbow (?:flags?|brigade|crowd)|pride (?:flags?|marches?)|drag queens?|cross ?dress\\w*|transsexual\\w*|biological (?:sex|women|men|males?|females?|woman|man)|assigned (?:male|female)|identify as|gender (?:fluid|bender|stuff)|they/them|married in the traditional|conventional (?:lifestyle|family|private life)|(?:private|personal) life(?:style)? (?:must|should|beyond|above|in order)|sexual(?:ly)? \\w+|wholesome|natural order|moral(?:ly)? (?:upright|clean|lifestyle|life|conduct)`,
  },
  {
    kind: 'orientation',
    words: `todes|elles|mujeres? (?:biologic|de verdad|de nacimiento|cis)\\w*|hombres? (?:biologic|de verdad|de nacimiento|cis)\\w*|biologic[oa]s (?:unicamente|solo)|vida (?:personal |privada |sentimental |afectiva )?(?:\\w+ )?(?:convencional|normal|ordenada|decente|tradicional|intachable|recta|heterosexual)|(?:acera|vereda) de enfrente|del otro (?:lado|bando)|plumer[oa]s?|maricas?|homosexual\\w*|heterosexual\\w*|bisexual\\w*|trans|transexual\\w*|travest\\w+|no binari[oa]s?|queer|genero fluido|inclinacion(?:es)? sexual(?:es)?|preferencias? sexual(?:es)?|tendencias? (?:sexual|homosexual|rar)\\w*|sexualidad|moralidad|moral (?:recta|solida|integra)|gustos raros|rarezas|(?:pareja|familia|matrimonio|relacion) (?:estable y )?(?:normal|tradicional|convencional|heterosexual|de toda la vida)`,
  },
  {
    kind: 'accent',
    words: `mother ?tongue|mothertongue|mother language|first language|native(?:s|ly)?(?= (?:in|of|level|only|speaker|english|german|french|spanish|dutch|italian|portuguese)|[.,;]|$)|native ?like|near native|accents?|accented|(?:thick|heavy|strong|funny|foreign|broad|regional|odd) (?:accents?|english|twang)|(?:well|nicely|beautifully|properly|softly|eloquently|posh) ?spoken|well ?spoken voice|convent educated|(?:cut ?glass|plummy|posh|polished|refined|cultured) (?:voice|english|speech|vowels|tones?|accent)|elocution|enunciat\\w+|perfectly pronounced|pronunciations?|speech (?:patterns?|impediments?)|lisps?|drawl|twang|brogue|dialects?|speaks? proper(?:ly)?|sounds? (?:american|british|native|local|english|like one of)|understand(?:able)? without repeating|from birth`,
  },
  {
    kind: 'accent',
    words: `(?:habla|diccion|voz|lenguaje|hablar|pronunciacion) (?:refinad|culto|culta|impecable|perfect|neutr|elegante|castellan|limpi|clar[oa] y sin)\\w*|(?:deje|tonillo|tonada|dejo|tono) (?:andaluz|extranjer|caribe|costen|provincian|norten|sudameric)\\w*|tonadas?|cantadito|acentos?|matern[oa] (?:ingles|frances|aleman)|(?:ingles|frances|aleman|castellano|espanol|catalan|euskera|italiano|portugues|gallego|idioma|lengua|nivel) (?:\\w+ )?(?:matern|nativ|natal)\\w*|nativ@s?(?= (?:de|en|o|ingles|frances|aleman|[.,;]))|nativ@|de lengua materna|como nativ@|sin ceceo|ni seseo|castellanohablantes?|hispanohablantes? nativ@|como un local|criad@ en`,
  },
];
