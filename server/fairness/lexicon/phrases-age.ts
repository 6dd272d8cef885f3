import type { Phrase } from './rule.ts';

/** An age in digits or words, including "treinta y cinco". */
const AGE =
  '(?:1[6-9]|[2-7]\\d|(?:twenty|thirty|forty|fifty|sixty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?|(?:veinte|veinti[a-z]+|treinta|cuarenta|cincuenta|sesenta)(?: y [a-z]+)?)';
const PEOPLE =
  '(?:those|anyone|anybody|no ?one|nobody|someone|somebody|people|persons?|candidates?|applicants?|applications|team|crew|everyone|gents|ladies|men|women|guys|girls|los|las|gente|personas?|candidatos?|candidatas?|nadie|alguien|quien(?:es)?|postulantes?|aspirantes?|vendedores|chicos|chicas|hombres|mujeres|señoras|equipo|que)';
const YEARS = '(?:years?|yrs?|anos)';
const NOT_WORK = `(?!${' ?'}(?:\\+|%|€|\\$|k|m|\\d|-? ?(?:years?|yrs?|anos)['’]? (?:of |de )?(?:\\w+ )?(?:experien|sales|in |en |selling|trayectoria|ventas|historia|history|in the market|en el mercado)|people|employees|customers|clients|accounts|minutes|hours|days|weeks|months|km|miles|kg|countries|reps|stores|calls|deals|clientes|empleados|personas|horas|minutos|dias|semanas|meses|paises|tiendas|llamadas|cuentas|euros|dollars|points|degrees))`;
const LIMIT = `(?:max(?:\\.|imum|imo|ima)?|not? (?:more|older) than|(?:must be |be |aged? |age )?(?:under|below|younger than|older than|over|above)(?: the age of)?|up to|upto|until|till|less than|closed to (?:those|people|anyone) (?:over|under|above)|menor(?:es)? (?:de|a)|mayor(?:es)? (?:de|a)|no mayor(?:es)? (?:de|a)|hasta(?: los)?|menos de|mas de|de hasta|no (?:haber )?(?:cumplido|superar|superes|pasar|pases|sobrepasar)(?: de)?(?: los)?|(?:si )?(?:ya )?pas(?:as|an|aste|a) de(?: los)?|tope(?: de)?|limite(?: de)?)`;

/** Ages as numbers, words for young and old, and limits that only certain ages can meet. Source: EEOC, 29 CFR 1625.4. */
export const AGE_PHRASES: readonly Phrase[] = [
  {
    kind: 'age',
    excludes: true,
    pattern:
      '(?:in )?the prime of (?:your |their |his |her )?life|(?:boss|manager|colleagues|team|supervisor) half your age|pass for (?:[2-5]\\d|twenty|thirty|forty)(?: [a-z]+)?|in (?:your|their|his|her) prime|en la flor de la (?:vida|edad)',
  },
  {
    kind: 'age',
    excludes: true,
    isFirm: true,
    pattern: `(?:(?:age[ds]?|ages?|edad|edades)(?: range| group| bracket| limit)?(?:[: ]+(?:entre|between|from|de|of|los))? |between |from |entre(?: los)? |de |desde(?: los)? |[(])?${AGE} ?(?:-|to|and|a|y|hasta)(?: los)? ?${AGE} ?${YEARS}? ?(?:old|of age|de edad)${NOT_WORK}`,
  },
  {
    kind: 'age',
    excludes: true,
    isFirm: true,
    pattern: `(?:age[ds]?|ages?|edad|edades|entre(?: los)?|between|de|from|desde(?: los)?)(?: range| group)?(?:[: ]+(?:entre|between|from|de|of|los))?[: ] ?${AGE} ?(?:-|to|and|a|y|hasta)(?: los)? ?${AGE}(?: ${YEARS})?${NOT_WORK}`,
  },
  { kind: 'age', excludes: true, pattern: `(?<=[,(] ?|^|\\n-? ?)${AGE} ?(?:-|to|a) ?${AGE}(?=[.,;)\\n]|$)` },
  {
    kind: 'age',
    excludes: true,
    isFirm: true,
    pattern: `(?<=(?:m[ae]n|wom[ae]n|males?|females?|girls?|guys?|lads?|ladies|hombres?|mujeres?|varones|senoritas?|senoras?|chic[oa]s?|muchach[oa]s?|jovenes|personas?|gente|people|candidates?|candidat[oa]s|applicants?) )${AGE} ?(?:-|–|to|a) ?${AGE}(?: ${YEARS}(?: old| of age| de edad)?)?${NOT_WORK}`,
  },
  { kind: 'age', excludes: true, pattern: `${AGE} ?(?:-|to|a) ?${AGE} ${YEARS}(?: old)?${NOT_WORK}` },
  {
    kind: 'age',
    excludes: true,
    isFirm: true,
    pattern: `(?<=^|[\n,;:(.•"-] ?|(?:be|is|are|aged?|edad|m[ae]n|wom[ae]n|girls?|guys?|lady|ladies|mujer(?:es)?|hombres?|senoras?|senoritas?|chic[oa]s?|personas?|candidat\\w+|applicants?|people|anyone|of|de|someone|person|one|body|o|or|y|and|no|ser|solter[oa]s?|varon(?:es)?|jovenes|gente|ideally|preferably|those|abstenerse|apply|not|anos|maximo|with|con|sea|seas|tener|tengas) )(?:applicants must be |candidates must be |must be |person of |edad )?${LIMIT} (?!18\\b)${AGE}s?(?: ${YEARS}(?: old| of age| de edad)?)?(?= ?(?:[,;.!?)"]|$|-|or |o |y |and |need|please|only|abst|no |ni |preferred|para|with|con|who|que|will|should|cannot|can|are|is|may|must|not|need))${NOT_WORK}`,
  },
  {
    kind: 'age',
    excludes: true,
    isFirm: true,
    pattern: `${LIMIT} (?!18\\b)${AGE} ${YEARS}(?: old| of age| de edad)?${NOT_WORK}`,
  },
  {
    kind: 'age',
    excludes: true,
    isFirm: true,
    pattern: `(?:maximum|max\\.?|upper|minimum|ideal|preferred|target) age(?: limit)?(?: of| is|:)? ?${AGE}|age limit(?: of| is|:)? ?${AGE}|aged? (?:under|over|below|up to|max\\.?) ?${AGE}|age[:=] ?${AGE}|(?:maximum|max\\.?) age|edad (?:maxima|minima|ideal|limite|preferente|requerida|deseada|tope)(?: de|:)?(?: ?(?!18\\b)${AGE})?(?: anos)?|edad[:=]? (?:no mayor|hasta|maximo|de|menor)?(?: ?(?:a|de))? ?(?!18\\b)${AGE}(?: anos)?|rango de edad(?:: ?| )?\\d*|limite de edad(?: de)?:? \\d+|age range|age bracket`,
  },
  {
    kind: 'age',
    excludes: true,
    isFirm: true,
    pattern: `(?:born|birth year|year of birth)(?: in| after| before| from| between| since)?:? ?(?:or )?(?:after |before |later than )?(?:19|20)\\d\\d|nacid@(?: despues| antes| a partir| desde| en| entre)?(?: de| del)?(?: el| los)?(?: ano)? ?(?:(?:19|20)\\d\\d|'?[6-9]\\d|'?0\\d)|born (?:after|before|since) '[6-9]\\d|(?:graduat(?:ed|ion|es?|ing)(?: year)?|class|cohort|batch)(?: of| in| after| from| between| since| no earlier than| not before)?:? ?(?:20\\d\\d|19\\d\\d)|(?:graduad|titulad|egresad|licenciad)@ (?:en|desde|despues de|a partir de|entre|del|de) ?(?:20\\d\\d|19\\d\\d)|promocion(?:es)? (?:de )?(?:del? )?(?:20\\d\\d|19\\d\\d)`,
  },
  {
    kind: 'age',
    isFirm: true,
    pattern: `(?:include|state|send|tell us|with|indicate|provide|give) (?:your )?(?:age|date of birth|birth ?date|dob|year of birth)|(?:indicar|incluir|enviar|indica|incluye|especificar|con) (?:tu |su |la )?(?:edad|fecha de nacimiento|ano de nacimiento)`,
  },
  {
    kind: 'age',
    pattern: `(?:in|under|late|early|mid)(?: your| their| his| her)? ?(?:early |mid |late )?(?:twenties|thirties|20s|30s|20's|30's)|(?:no one|nobody|anyone|anybody) (?:over|above|older than|under) ${AGE}|${AGE} or (?:under|younger|below|less|over)|${AGE}s? (?:or younger|max(?:imum)?)|(?:over|under|sub|plus) ?${AGE}s|sub ${AGE}|u${AGE}|los (?:veinte|treinta|veintitantos|treinta y tantos)(?! (?:segundos|minutos|dias|primer|mejores|clientes|empleados|paises))|veintipocos|veintitantos|treinta y pocos|(?:tienes|tener|tengas) (?:mas|menos) de ${AGE}(?: anos)?(?: ni [a-z ]{3,20})?|si (?:ya )?(?:tienes|pasas|pasaste) (?:mas )?(?:de |los )?(?:mas de )?${AGE}`,
    excludes: true,
  },
  {
    kind: 'age',
    pattern: `young and free of [a-z]+|young(?:er|est)?(?:,? (?:and |& )?\\w+){0,2} (?:team|crew|people|person|professionals?|talent|m[ae]n|wom[ae]n|lad(?:y|ies)|guys?|girls?|blood|closers?|sellers?|reps?|sales\\w*|graduates?|candidates?|workforce|minds?|spirit|at heart|staff|culture|squad|environment|atmosphere|office|community|vibe|group|company of people)|young(?:,? (?:and |& )?(?:dynamic|hungry|energetic|fresh|vibrant|motivated|fun|ambitious|fit|single|free|attractive|enthusiastic|athletic|beautiful|hot))|(?:energetic|dynamic|fun|fresh|hungry|hot|vibrant)(?:,| and|, and)? young(?: (?:and|people|girls|guys|team))?|youthful(?: (?:energy|team|look|outlook|appearance|spirit|vibe))?|fresh blood|sprightly`,
  },
  {
    kind: 'age',
    pattern: `(?:equipo|ambiente|plantilla|gente|persona[s]?|perfil(?:es)?|candidat@|talento|comercial(?:es)?|vendedor(?:a|es|as)?|espiritu|chic@|hombre|mujer|entorno|grupo|alguien|cultura|oficina|profesional(?:es)?|imagen)(?: (?:\\w+,? )?(?:y )?(?:muy )?)j(?:oven(?:es)?|uvenil(?:es)?)(?:(?:,| y|, y) \\w+)?|j(?:oven(?:es)?|ovencit@)(?:,| y) (?:dinamic|deportist|canall|ambicios|energic|atractiv|guap|con ganas|entusiast|divertid|motivad|extrovertid|preparad|proactiv|hambrient|alegre|activ|soltero|emprendedor|fresc)\\w*|jovenes(?: (?:talentos?|profesionales|con|de|y|promesas|ambicios\\w+|entusiastas|emprendedores))?|juventud|(?:buscamos|busca|solicita|se busca|solo|preferiblemente|preferentemente|ser|seas|eres|de preferencia) jov(?:en|enes)|savia nueva|sangre (?:joven|nueva|fresca)`,
  },
  {
    kind: 'age',
    pattern: `(?:recent(?:ly)?|fresh(?:ly)?|new(?:ly)?|brand new) (?:college |university |uni |school |out |qualified )?(?:graduates?|graduated?s?|grads?|school leavers?)|(?:fresh|straight|just|right|recently|direct(?:ly)?) (?:out of|from|off) (?:\\w+ )?(?:uni(?:versity)?|college|school|campus)|school leavers?|(?:recien|recientemente) (?:graduad|titulad|licenciad|egresad|salid|diplomad|recibid|acabad)@(?: de(?: la)? (?:\\w+))?|fresc@ de la (?:uni\\w*|facultad|carrera)|(?:primer|first) (?:trabajo|empleo|job) (?:despues|tras|after|out of)[a-z ]{0,22}|acab(?:as|ado|ada|en|an) de (?:terminar|graduarte|salir|graduarse)(?: de)?(?: la)? \\w+|ultimos? anos? de carrera`,
  },
  {
    kind: 'age',
    pattern:
      'digital natives?|tech natives?|nativ@ digital(?:es)?|generacion(?:es)? (?:joven(?:es)?|digital)|next generation of sellers|young at heart|joven de espiritu|espiritu (?:joven|juvenil|millennial)|mentalidad joven',
    instead: '',
  },
  {
    kind: 'age',
    pattern: `(?:too|so|bit|very) (?:old|mature|senior)(?: for|(?= ?(?:[.,;:!?)]|$|to |people|hands|workers|sellers|candidates|applicants|reps|staff|ones)))|long in the tooth|over the hill|past (?:their|your|his) prime|old timers?|set in (?:their|your) ways|old school sellers|dinosaurs?|(?:looking for|prefer|want|seeks?|need) maturity|mature (?:lad(?:y|ies)|wom[ae]n|m[ae]n|candidates?|persons?|people|applicants?|gentlem[ae]n|individuals?)|(?:persona|candidat@|mujer|senora|hombre|caballero)s? madur@|demasiado (?:mayor|viej@|joven)(?:es)?|no job[- ]hopping kids|kids fresh`,
  },
  {
    kind: 'age',
    pattern: `(?:no more than|up to|max(?:\\.|imum)?(?: of)?|not more than|at most|less than|under|fewer than|maximo|hasta|no mas de|menos de|como maximo)(?: de)? (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|ten|un|dos|tres|cuatro|cinco|seis|diez) (?:years?|yrs?|anos?)['’]?(?: of| de)?(?: \\w+)? (?:experience|experiencia)`,
    instead: '',
  },
  {
    kind: 'age',
    excludes: true,
    pattern: `${PEOPLE}(?: (?:who|that|aged?|is|are|all|still|ya|todavia|sean|sea|es|no|hayan?|hayas|tengan?|tenga|tengas|cumplid[oa]s?|past|aren't|all)){0,3} (?:over|under|above|below|past|beyond|younger than|older than|up to|turned|more than|less than|mayor(?:es)? (?:de|a)|menor(?:es)? (?:de|a)|mas de|menos de|pas\\w+ de|super\\w+|cumplido|bajen? de|por debajo de|por encima de)(?: los| the age of)? ${AGE}${NOT_WORK}`,
  },
  {
    kind: 'age',
    excludes: true,
    pattern: `(?:${AGE})(?:th|st|nd|rd)? (?:birthdays?|primaveras|cumpleanos)|(?:thirtieth|fortieth|fiftieth|sixtieth) birthday|(?:veinte|treint|cuarent|cincuent|sesent)(?:ena|i?tantos|anero|anera|on|ona|ones)s?|(?:${AGE})[- ]year[- ]olds?(?! (?:compan|business|firm|brand|product|house|building|shop|market|system|whisk|recipe|start|family|tree|tradition|agenc|boat|machin))|(?:born|nacid@s?) (?:in|en|after|before|since|during|despues|antes|desde|a partir)(?: de)?(?: (?:this|the|los|la|el))?(?: (?:anos|decada de los|late|early))? (?:century|millennium|siglo|milenio|(?:sixties|seventies|eighties|nineties|sesenta|setenta|ochenta|noventa|dos ?mil|[5-9]0'?s?|[5-9]0)|2000'?s?)`,
  },
  {
    kind: 'age',
    excludes: true,
    pattern: `(?:not |never |no )?${LIMIT} (?:the |los |of )?(?:age of )?(?!18\\b|21\\b)${AGE}(?: ${YEARS})?(?=[.,;:!?)]|$| please| sorry| need)${NOT_WORK}|[3-7]\\d ?\\+ ?(?=\\?|[,.]? ?(?:sorry|no\\b|need not|abst|don't))|(?:you'?re|you are|eres|tienes)(?:[, ]+[a-z]+){0,3}(?:,| and| y)? (?:1[89]|2\\d|3[0-5])(?=[.,;!]|$)`,
  },
  {
    kind: 'age',
    pattern:
      '(?:\\d{1,2}|one|two|three|four|five|un|uno|dos|tres|cuatro|cinco)(?: ?(?:-|to|or|a|o) ?(?:\\d{1,2}|two|three|four|five|six|dos|tres|cuatro|cinco|seis))? (?:years?|anos?)(?: \\w+){0,4},? (?:no more|and no more|at (?:the )?most|max(?:imum)?|tops|no mas|y no mas|como mucho|como maximo|maximo)',
  },
  {
    kind: 'age',
    pattern:
      'age (?:is )?(?:important|a factor|matters)|ideal(?:ly)? (?:aged?|age|around|between) \\d\\d|edad ideal:? ?\\d*|la edad importa|al inicio de su carrera, sin excepcion',
  },
];
