import type { Phrase } from './rule.ts';

const SCHOOLS = `russell group|ivy(?: league)?|oxbridge|oxford|cambridge|harvard|stanford|mit|yale|princeton|wharton|lse|hec|insead|eton|harrow|st\\.? gallen|iit|iim|ie|esade|iese|icade|deusto|cunef|itam|itesm|ibero|anahuac|tec de monterrey|uniandes|javeriana|los andes|pucp|del pacifico|up|utdt|di tella|san andres|austral|udesa|incae|jesuit@?|los jesuitas|el pilar|del pilar|opus|group of eight|y ?c|ex ?faang|faang|mckinsey|big four`;
const TIER = `(?:top|target|elite|prestigious|best|good|leading|tier 1|tier one|top tier|red brick|top \\d+|high ranking|renowned|reputable|respected|first class|world class|ivy league|ranked|name brand)`;
const SCHOOL = `(?:universit(?:y|ies)|school(?:s|ing)?|college(?:s)?|uni|education|degree|mba|business schools?|institutions?)`;

/** In-group slang and rituals, school prestige, and experience far beyond the role. */
export const CULTURE_PHRASES: readonly Phrase[] = [
  {
    kind: 'culture',
    pattern:
      '(?:sales |closing |phone |revenue |growth |marketing |code )?(?:ninjas?|rock ?stars?|gurus?|wizards?|jedis?|hustlers?|unicorns?|warriors?|savages?|beasts?|assassins?|gangsters?|samurais?|pirates?|mavericks?|superstars?|a players?|wol(?:f|ves)|sharks?|vikings?|spartans?|predators?|badass(?:es)?|tigers?|lions?|animals|party animals?|squad|(?:sales|closing|selling|dialling|dialing) machines?)(?! (?:of wall|tank|kitchen|mattress|size))',
    instead: '',
  },
  {
    kind: 'culture',
    pattern:
      '(?:crack|cracks|fieras?|tiburon(?:es)?|lobos?|leon(?:es|as)?|bestias?|guerrer@|depredador(?:es|as)?|titan(?:es)?|rockstars?|ninjas?|gurus?|estrellas? de rock|un maquina|eres una maquina|fuera de serie|killers?|pitbulls?|cazador(?:es)? natos?|vikingos?|espartanos?|samurais?|jedis?|bichos?|mostros?|monstruos?|animal(?:es)? de (?:la )?ventas?|tribu|manada|jauria)(?: de (?:las? )?(?:ventas?|cierres?|telefono))?(?: con hambre)?(?! (?:de trabajo|de coser|virtual))',
    instead: '',
  },
  {
    kind: 'culture',
    pattern:
      '(?:great |good |strong |perfect |right )?(?:culture|cultural|team) fit|fit(?:s)? (?:in )?(?:with )?(?:our|the) culture|fit cultural(?: del? [\\d %]+)?|encaje cultural|encaj(?:ar|e|es|as) (?:con|en) (?:la|el|nuestra|nuestro) (?:tribu|equipo|cultura|familia|banda|grupo)(?: lo es todo)?|one of us|uno de los nuestros|like ?minded (?:people|team)|our kind of (?:people|person)|people like us|gente como nosotros|nuestra onda|buena onda|good vibes only|beer test|pass the (?:beer|pub|airport) test',
    instead: '',
  },
  {
    kind: 'culture',
    pattern:
      "(?:we'?re|we are|like|one|as|part of|become|join)(?: all)?(?: a| our| one| the)?(?: big| close| tight knit| happy| work)* family(?! (?:business|owned|office|run|compan))|we'?re a family|work family|one big family|(?:somos|como|seremos|formamos|parte de)(?: una| la)?(?: gran)? familia|espiritu (?:de familia|familiar)|band of (?:brothers|friends)|(?:spirit of )?band of friends|brotherhood|hermandad|grupo de (?:amigos|colegas|amigotes)|team of (?:mates|friends|bros)|frat(?:ernity)?(?: house)?(?: vibe)?",
    instead: '',
  },
  {
    kind: 'culture',
    pattern:
      'work hard,?(?: and| &)? ?play hard(?:er)?|trabaja(?:mos|r)? duro,? (?:y )?(?:se )?(?:juega|celebra|jugar|fiesta|jugamos)\\w* (?:\\w+ )?(?:duro|mas)?|play hard(?:er)?|(?:love|enjoy|like|handle|must love|hold|can hold)s? (?:a |your |their |his )?(?:beers?|beer pong|drinks?|drinking|liquor|pints?|parties|partying|shots|tequila|nights out|(?:the )?pub)|(?:friday|thursday|weekly|legendary|nightly) (?:borrel|drinks|beers|pub nights?|happy hours?|parties|benders?|piss ups?)(?: till late| until late| are (?:mandatory|expected|not optional))?|up for (?:friday|thursday|drinks|beers|the pub|a pint|nights)[a-z ]{0,24}|tequila|boozy|beer pong|(?:se cope|copado|copada|te cop[ae]s|que (?:te|le|se) (?:gusten?|apunte[ns]?|cope[ns]?))(?: con| a)?(?: el| la| los| las)? (?:afters?|fiestas?|cervezas?|canas?|copas?|afterworks?|birras?|juerga|joda|asado)|(?:afterwork|after work|cervezas?|canas|copas|fiestas?|birras?) (?:obligatori[oa]s?|sagrad[oa]s?|mandatory|a full)|que no (?:se pierda|falte)[a-z ]{0,12}(?:canas|copas|fiesta|cervezas)|fiester[oa]s?',
  },
  {
    kind: 'culture',
    pattern:
      "(?:no|without|don'?t have|don'?t need|forget|sacrifice) (?:a |any |your |about )*(?:life|lives|hobbies|social life|private life|plans) (?:outside|beyond|besides|apart)(?: of)? work[a-z ]{0,20}|live[s]? (?:and breathe|for|to)(?:s)? (?:sales|work|the (?:job|brand|company|grind|hustle))|eat,? sleep,?(?: and)? (?:sell|close|sales|breathe)|sleep when|24/7|always on|no clock ?watch\\w*|not a 9 ?(?:to|-) ?5(?: person)?|no nine ?(?:to|-) ?fivers?|9 ?(?:to|-) ?5ers?|available (?:around the clock|at all hours|day and night)|vivi[rs]? para (?:el laburo|el trabajo|trabajar|vender|las ventas)|viv[ae]s? (?:y respir\\w+ )?(?:para|por) (?:el laburo|el trabajo|las ventas|la empresa|vender)|respir[ae]s? (?:la marca|ventas|la empresa)(?: 24/7)?|sin horarios?|no mires? el reloj|no mirar el reloj|(?:sud|pon|llev|sent|tatu|am|transpir|pong)\\w+ (?:\\w+ )?camiset[ae]|camiseta (?:bien )?(?:puesta|sudada|tatuada)|sin vida (?:social|personal|privada)|dispuest[oa]s? a (?:todo|sacrificar\\w*)",
  },
  {
    kind: 'culture',
    pattern:
      '(?:thick|tough) ?skin(?:ned)?|no (?:snowflakes?|whiners?|crybabies|drama queens?|wimps?|softies|prima donnas|nancy)|snowflakes?|(?:one of the )?(?:lads|bros?)(?: who)?|bro culture|banter|crush(?:es|ing)? it\\b(?! with)|lockerroom|locker room|golf (?:dads|buddies|club types?)|country club|plays? golf with|equipo [\\w ]{0,12}canalla|canallas?|gente con (?:calle|huevos|garra y calle)|sin llorones|nada de lloricas|llorones|generacion de cristal|de cristal|cunad[oa]s|frikis|hambre de comerse el mundo|comerse el mundo|vestir la camiseta',
    instead: '',
  },
  {
    kind: 'school',
    pattern: `(?:(?:a )?degree from (?:an? |the )?)?(?:gente top de |graduates? (?:of|from) |egresad@ de(?:l| la| los)? |alumn\\w+ (?:of|de(?:l)?) |from |ex |only |solo |sol[oa] de |de )?(?:the )?(?:${SCHOOLS})(?:(?:,| or| and| o| y|, or|, o| u)(?: similares?)?(?: de(?:l| la)?)? (?:${SCHOOLS}|similar(?:es)?|equivalent)){1,5}(?: graduates?| alumni| degree| grads| pedigree)?(?: only| preferred| o similar(?:es)?)?`,
  },
  {
    kind: 'school',
    pattern:
      '(?:russell group|ivy league|oxbridge|harvard|stanford|ex ?faang|oxford|cambridge|eton|red brick|group of eight|grandes? ecoles?|opus dei)(?: or \\w+)?(?: universit\\w+| graduates?| degree| pedigree| education| only| alumni)*|(?:mba|degree|master|studies|graduate|titulo|egresad@|licenciatura|maestria|estudios) (?:from|of|in|at|de|del|de la|en|por)(?: an?| the| el| la| una)? (?:mit|yale|lse|hec|insead|iit|iim|ie|esade|iese|icade|deusto|itam|itesm|ibero|anahuac|tec|javeriana|uniandes|pucp|incae|udesa)',
  },
  {
    kind: 'school',
    pattern: `(?:only )?(?:candidates |graduates? )?(?:from |of |at )?(?:an? )?${TIER} (?:ranked |business |private |\\w+ )?${SCHOOL}(?: only| preferred| required| graduates?| degree)*|(?:university|college|school|uni|universidad|escuela|colegio)s? (?:rank(?:ed|ings?)?|prestige|name|pedigree|del? top|in the top|top)(?: \\d+)?|${SCHOOL} (?:in|from) the (?:top|first) \\d+`,
  },
  {
    kind: 'school',
    pattern:
      '(?:privately|privatively) educated|private(?:ly)? (?:school(?:ed|s|ing)?|universit\\w+|education|colleges?)|public school (?:boys?|educated|background|type)s?|(?:boarding|prep|grammar|independent|fee paying|international) school(?:s|ed|ing)?(?: education| background| graduates?| preferred| type)?|(?:no )?(?:state|community) (?:school|college|university)(?:s|ers?)?(?= (?:need|grad|please|candid|appl|only|educ))|no community college\\w*|no online degrees?|no bootcamp\\w*|(?:school|academic) pedigree|old school tie|pedigree',
  },
  {
    kind: 'school',
    pattern:
      '(?:universidad(?:es)?|colegios?|escuelas?|instituto|facultad|institucion(?:es)?|centros?|formacion|estudios|educacion)(?: \\w+){0,2} (?:privad[oa]s?|particular(?:es)?|de (?:prestigio|renombre|elite|primer nivel|pago|paga|curas|monjas|el top|reconocido prestigio)|prestigios[oa]s?|reconocid[oa]s?|top|de elite|bilingue de pago|del? top(?: \\d+)?|concertad[oa]s?|elitistas?)(?: \\([^)]{2,60}\\))?|(?:egresad|titulad|graduad|formad)@ (?:de|en) (?:universidad(?:es)? |colegio |escuela )?(?:privada?|particular|de prestigio|de pago)(?: \\([^)]{2,60}\\))?|(?:vienes|venir|provengas?|salid@) de(?:l)? (?:un )?(?:buen )?(?:colegio|pilar|los jesuitas|jesuitas|opus)(?: o de \\w+(?: \\w+)?)?|buen colegio|buenos? colegios?|no (?:universidad(?:es)? )?(?:publicas?|garage|patito)|universidad(?:es)? (?:top|patito)',
  },
];
