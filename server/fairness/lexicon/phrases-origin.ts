import type { Phrase } from './rule.ts';

/** "{demonym}", "{language}" and "{country}" are placeholders for CLDR names; `names.ts` fills them in. */
/** Citizenship and descent, faith, orientation, speech, and the home address. Sources: Directive 2000/43/EC and EEOC on national origin. */
export const ORIGIN_PHRASES: readonly Phrase[] = [
  {
    kind: 'nationality',
    excludes: true,
    pattern: `(?:(?:no|only|not|non|solo|must be|must hold|must have|with|ideally|preferably|prefer) )?(?:an? |the )?(?:(?:{demonym}|{country}|eu|uk|us|usa|gcc|eea|western|eastern|schengen|foreign|north american|south american|latin american|latam)(?:(?:,| or| and| &|/|, or)(?: an?)? ?))*(?:{demonym}|{country}|eu|uk|us|usa|gcc|eea|western|schengen|foreign|latam)[ -](?:nationals?|citizens?(?:hip)?|passports?(?: holders?)?|nationality|born)(?: (?:only|preferred|required|or \\w+ passport))?`,
  },
  {
    kind: 'nationality',
    excludes: true,
    pattern: `(?:hire|employ|accept|consider|interview|suitable for|suited to|meant for|want|prefer|only take|recruit)(?: any| only)? (?:{demonym_plural})(?:(?:,| or| and) (?:{demonym_plural}))*(?! (?:customers|clients|market))|(?:[a-z]{2,3}(?:,|/| or| and) ?){1,8}[a-z]{2,3} passports?(?: holders?)?`,
  },
  {
    kind: 'nationality',
    excludes: true,
    pattern: `(?:no|only|non|except|not|solo) (?:{demonym_plural})(?:(?:,| or| and| nor|, no|/) (?:{demonym_plural}))*|(?:{demonym_plural})(?:(?:,| or| and|/) (?:{demonym_plural}))* (?:only|preferred|need not|need n't|do not|don't|not|will not|won't|should|first|wanted)|(?:abstenerse|abstenganse|no (?:se )?(?:admit|acept|contrat|recib|quer)\\w+|no|solo|solamente|unicamente|nada de|exclusivamente|preferentemente|preferiblemente|de preferencia|excepto|ni) (?:{gentilicios})(?:(?:,| o| y| ni|, no) (?:{gentilicios}))*|(?:{gentilicios})(?:(?:,| o| y| ni) (?:{gentilicios}))* (?:abstener\\w*|abstengan\\w*|no|solamente|unicamente|de preferencia|preferentemente)`,
  },
  {
    kind: 'nationality',
    excludes: true,
    pattern: `(?:only |prefer(?:ably|red)?:? |ideally |no |must be |solo )?(?:{demonym})(?:(?:,| or| and|/) (?:{demonym}))* (?:candidates?|applicants?|people|persons?|professionals?|individuals?|workers?|staff|females?|males?|m[ae]n|wom[ae]n|girls?|lad(?:y|ies)|guys?|sellers|closers|only|preferred|origin|descent|heritage|blood|background|roots|by birth)(?: (?:only|preferred|please))?|(?:of )?(?:{demonym}) (?:origin|descent|heritage|blood|ancestry)|(?:be|is|are) (?:a )?(?:natural born |native )?(?:{demonym})(?=[.,;]|$)`,
  },
  {
    kind: 'nationality',
    excludes: true,
    pattern: `(?:persona[s]? |candidat@ |ser |sea[ns]? |solo |nacionalidad |pasaporte |ciudadan@ |ciudadania |de nacionalidad |gente |origen |unicamente |exclusivamente )+(?:de )?(?:nacionalidad |origen |pasaporte )?(?:{gentilicio}|comunitari[oa]|europe[oa]|extranjer[oa]|{country}|union europea)(?:(?:,| o| y|/) (?:{gentilicio}))*(?: de (?:nacimiento|pura cepa|origen|sangre))?|(?:{gentilicio}) (?:de|por) (?:nacimiento|pura cepa|origen|sangre|pro|cepa|los de siempre|toda la vida)|nacid@ (?:en|y criad@ en) (?:espana|mexico|argentina|chile|colombia|peru|{country})|pasaporte (?:comunitario|europeo|{gentilicio}|vigente de)|nacionalidad (?:\\w+ )?(?:indispensable|obligatoria|requerida|imprescindible|excluyente)|doble nacionalidad|dni espanol|nie no|(?:no|sin) (?:nie|extranjeria)|no extranjer@|solo (?:nacionales|dni)`,
  },
  {
    kind: 'nationality',
    pattern:
      "locals only|local (?:candidates?|people|born|residents?|nationals?) (?:only|preferred)|only locals|(?:must be |be )?(?:born and (?:bred|raised)|native born|natural born|home grown)(?: (?:in )?[a-z]+)?(?! english)|no (?:visa|sponsorship|h1b|opt|visas|sponsorships?)(?: (?:sponsorship|holders?|candidates?|available|offered|possible))?|(?:we (?:do not|don'?t|cannot|can'?t|won'?t)|unable to|not able to) sponsor|(?:citizens?|green ?card)(?: or green ?card)?(?: holders?)? only|(?:us|u\\.s\\.) citizens? (?:and|or|only)|third ?world|western (?:nationals?|passports?|educated|candidates?|expats?)|no (?:foreign|overseas|offshore|immigrant|migrant|expat)\\w*(?: (?:candidates?|applicants?|workers?|nationals?|names?))?|foreigner is impossible|(?:native|nativ@) (?:of|from) (?:spain|mexico|{country})|(?:must (?:have been )?be |be )born in (?:the )?(?:{country})|born (?:in|here)(?: in)? (?:the )?(?:{country})|citizenship(?: (?:required|essential|mandatory|status))?|place of birth|lugar de nacimiento|de aqui de toda la vida|los de casa primero",
    excludes: true,
  },
  {
    kind: 'religion',
    pattern:
      '(?:attend|join (?:us|me) (?:at|for|in)|come (?:along )?to|sit through) (?:our |the )?(?:(?:sunday|friday|morning|daily|weekly) )?(?:service|mass|worship|prayers)(?! (?:area|charge|desk|level))',
  },
  { kind: 'accent', pattern: "rp english|(?:queen|king)'?s english" },
  {
    kind: 'race',
    excludes: true,
    pattern:
      '(?:white|caucasian|black|asian|arab|latino)(?= (?:salesm[ae]n|saleswom[ae]n|sales(?:people|person)|face|candidates?|applicants?|employees?|staff|seller|closer|rep|m[ae]n|wom[ae]n|guy)(?![a-z]))',
  },
  {
    kind: 'race',
    excludes: true,
    pattern: `(?:fair|light|white|pale|dark|clear|brown|black|wheatish|lighter) ?skin(?:ned)?|skin (?:colou?r|tone)|(?:tez|piel|tono de piel|color de piel) (?:clara|blanca|oscura|morena|negra|palida)|color de (?:piel|tez)|rasgos? (?:finos|europeos|blancos|caucasicos|occidentales|arios|indigenas)|facciones (?:finas|europeas)|raza (?:blanca|negra|aria|pura|{gentilicio})?|(?:white|european|western|slavic|caucasian|nordic|scandinavian|aryan|anglo|latin|asian|black|mediterranean|middle eastern|arab|oriental|all american)(?: \\w+)? (?:looks?|appearance|face|features|background|descent|heritage|candidates?|people|person|applicants?|neighbou?rhoods?|areas?|families|only|preferred|names?|m[ae]n|wom[ae]n|girls?|guys?|sounding)(?:,? so you get what i mean)?|(?:aspecto|apariencia|look|perfil|imagen|fenotipo|cara) (?:europe[oa]|nordic[oa]|caucasic[oa]|occidental|aria|blanc[oa]|latin[oa]|eslav[oa]|asiatic[oa]|caucasic[oa])|ethnic(?:ity|ally)?(?: \\w+)?|caste(?: \\w+)?|casta|etnia|surnames?|last names?|apellidos?(?: ["«]?(?:decentes?|compuestos?|de alcurnia|conocidos?|extranjeros?|europeos?|castellanos?)["»]?)?|(?:western|english|easy|pronounceable|christian|normal|anglo) (?:sounding )?names?|nombre (?:occidental|cristiano|espanol)|good (?:breeding|stock|bloodline)|(?:buena|de buena) (?:cuna|estirpe|raza)|gente (?:bien|blanca|de bien|decente)|look(?:s)? like (?:our|the) (?:customers?|clients?|team)(?:,? and [a-z' ]{3,40})?|blend in [a-z ]{3,20}|(?:afro|natural|curly|kinky|braided|straight) hair(?:styles?)?|dreadlocks|cornrows|(?:pelo|cabello) (?:afro|lacio|crespo)|from (?:the )?(?:ghetto|hood|projects|reservation)`,
  },
  {
    kind: 'religion',
    pattern: `(?:practi[cs]ing|devout|born again|committed|observant|god fearing|bible believing|faithful|active|good|strong|regular) (?:{faith})|(?:{faith}) (?:company|firm|team|home|values|faith|candidates?|only|preferred|applicants?|background|upbringing|employees?|salespeople|sellers?|family|families|ethos|people|persons?)(?: seeks (?:{faith}) \\w+)?|seeks? (?:{faith})(?: \\w+)?|(?:be|being|are|is) an? (?:{faith})|(?:man|woman|person|people) of (?:faith|god|the cloth)|god ?fearing|kingdom ?minded(?: team)?|faith ?(?:based|driven|filled|led)(?: \\w+)?|(?:love|loves|follow|follower of|believe in|accept|serve)s? (?:of )?(?:jesus|god|christ|the lord|allah|our lord)|(?:church|mosque|temple|synagogue|parish) (?:members?(?:hip)?|attend\\w+|goers?|going|reference|recommendation)|(?:attend|member of|go to|tenets of|active in|regular at)s? (?:a |the |our |an |any )?(?:\\w+ )?(?:church|mosque|mass|temple|parish|congregation)|statement of faith|(?:subscribe|adhere) to [a-z ]{0,16}(?:church|faith|creed|bible)|(?:opens?|starts?|begins?|daily|morning|team|pray\\w*)(?: \\w+){0,4} (?:with|in) (?:a )?prayers?|(?:join|daily|morning|team|weekly|our) (?:\\w+ )?prayers?(?: meetings?| circles?)?|bible (?:study|reading|college)|baptis(?:ed|m)|no (?:headscar(?:f|ves)|hijabs?|turbans?|veils?|burqas?|kippahs?|yarmulkes?|religious (?:dress|symbols|garments?|attire|headwear))|married in (?:the )?church|sabbath|christian|muslim only|(?:religion|faith):? (?:\\w+ )?(?:required|preferred|essential|christian|muslim|catholic|hindu)|religious (?:beliefs?|practice|affiliation|person|families|people)`,
  },
  {
    kind: 'religion',
    pattern: `(?:catolic|cristian|evangelic|musulman|judi|creyente|protestante|apostolic|adventista|bautista|pentecostal|mormon)(?:@|es|a|as|)(?: (?:practicante|evangelic@|comprometid@|de verdad|romano|activ@|confes@))+|(?:hogar|familia|valores?|formacion|educacion|fe|creencias?|moral|principios|empresa|colegio|religion|iglesia|origen|confesion)(?: \\w+)? (?:catolic|cristian|evangelic|musulman|judi|religios|protestante)(?:@|a|os|as)?|(?:ser|sea[ns]?|preferible(?:mente)?|solo|se valora(?:ra)?|imprescindible|de preferencia|busc\\w+|preferentemente|unicamente) (?:que sea )?(?:catolic|cristian|evangelic|creyente|musulman|judi|testigo)(?:@|s|a|es)?(?: \\w+)?|temeros@ de dios|(?:temor|amor) (?:de|a) dios|como dios manda|(?:creer|crea|creas|fe) en (?:dios|jesus|cristo)|(?:compromiso|vinculacion|colabor\\w+|activ[oa]) (?:con|en) (?:la )?(?:parroquia|iglesia|cofradia|hermandad)|(?:se valora\\w* )?compromiso con la parroquia|(?:ir|va|vaya|asistir|asista|acuda|acudir)\\w* a (?:la )?misa|misa (?:diaria|dominical|de los)|miembro(?:s)? de (?:la |una )?(?:iglesia|congregacion|parroquia)|carta (?:del|de tu|de su) (?:pastor|parroco|sacerdote|cura)|bautizad@|casad@ por la iglesia|(?:sin|no|ni) (?:velo|hiyab|hijab|turbante|pañuelo|panuelo|simbolos religiosos)|oracion (?:diaria|de la manana|matutina|en equipo)|hij[oa]s? de dios|(?:rezar|rezamos|oramos|orar)(?: \\w+){0,3}`,
  },
  {
    kind: 'orientation',
    excludes: true,
    pattern:
      '(?:traditional|normal|wholesome|conventional|decent|straight|clean|"normal"|biblical|proper)(?:"|\')? (?:home life|life ?styles?|family values?|families|family|marriages?|couples?|sexuality|orientation|private life)|straight (?:in every sense|only|acting|males?|m[ae]n|wom[ae]n|people|candidates?|guys?|couples?)|(?:must be|be|is|are|only|strictly|preferably|100%) straight(?! (?:talk|forward|with|to))|no (?:homo|gender (?:ideology|confusion)|pronouns|trans\\w*|same ?sex [a-z]+(?: on [a-z ]{3,30})?)|(?:only )?man ?(?:and|&)? ?wife (?:couples?)?|(?:opposite|same)[ -]sex (?:couples?|partners?|marriages?)|(?:men|women) who (?:love|like|date) (?:men|women)|sexual(?:ly)? (?:normal|preference|deviant|inclination)\\w*|(?:bring|your|with)(?: your)? (?:wives|girlfriends) (?:to|along|can|welcome)[a-z ]{0,20}|girlfriends (?:can|are|welcome|may)[a-z ]{0,30}|(?:born|biological(?:ly)?|real|genuine|cis) (?:male|female|m[ae]n|wom[ae]n)|(?:hombres?|mujer(?:es)?|machos?) (?:["«]?(?:bien |muy )?varonil(?:es)?["»]?|de verdad|de los de antes|bien hech[oa]s?|biologic[oa]s?)|sin plumas?|nada de plumas?|con pluma|(?:gente|personas?|vida|orientacion|pareja|sexualidad)(?: sexual)? ["«]?normal(?:es)?["»]?|familias? (?:tradicional(?:es)?|normal(?:es)?|como dios manda|natural)|(?:buenas )?costumbres(?: y familia tradicional)?|valores? (?:tradicionales|familiares)|vida (?:tradicional|ordenada|decente)|pareja(?:s)? (?:hetero\\w*|del sexo opuesto|normal(?:es)?)|sin desviaciones|(?:de )?orientacion (?:hetero\\w*|sexual definida|definida)|bien hombres?|nada (?:raro|de raritos)|sin ideologia de genero',
  },
  {
    kind: 'accent',
    excludes: true,
    pattern: `(?:only )?(?:native|nativ@|mother ?tongue|first language|natal|near native|native level|native born|nativo-?)(?:[- ](?:or|o|level|bilingue))? ?(?:{language}|speakers?|level|fluency|proficiency|tongue|{demonym})(?: (?:speakers?|level|or bilingual|only|required))*(?: only)?|(?:{language})(?: \\w+)?[ -](?:native(?:s)?|mother ?tongue|nativ@|natal|first language|materno|maternal|as (?:a |their |your )?(?:mother tongue|first language))(?:(?: or| o)? (?:level|speakers?|only|required|bilingue(?: de cuna)?))*|mother ?tongue|first language (?:must|is)|lengua (?:materna|nativa)|idioma (?:materno|nativo)|(?:of )?(?:maternal|mother) (?:language|tongue)|(?:{language}) of maternal language|bilingue de (?:cuna|nacimiento|nacimiento)|native(?:s)? (?:only|preferred|required)|only native|nativ@ (?:de (?:espana|{country})|en (?:{language}))|(?:nivel )?nativo(?: de)? (?:{language})?|hablantes? nativ@|raised (?:in|speaking) (?:{language}|{country})|grew up speaking (?:{language})|native (?:english )?speakers? only`,
  },
  {
    kind: 'accent',
    pattern: `(?:no|without|free of|neutral|clean|perfect|clear|proper|good|right|american|british|us|uk|neutral (?:american|british|english)|posh|local|flawless|minimal|little|slight|any|strong|heavy|thick|foreign|regional|indian|unaccented|{demonym}|accentless)(?: or| and|,)? ?(?:\\w+ )?accents?(?: (?:preferred|required|only|please|free))?|accents? (?:free|neutral|less|reduction|must|is|are|not)|accentless|unaccented|accent[- ]free|(?:sound|speak|talk)s? (?:like|as) (?:a |an )?(?:local|native|{demonym}|american|brit|newsreader|londoner)|(?:must )?speak like [a-z ]{3,12}|received pronunciation(?: expected)?|(?:queen|king)'?s english|bbc english|rp accent|perfect (?:pronunciation|diction)|well spoken|(?:sin|libre de|con|buen|de) (?:\\w+ )?acento(?: (?:extranjero|marcado|neutro|latino|castellano|peninsular|espanol|regional|{gentilicio}|sudamericano|andaluz|de fuera|fuerte|de espana))?|acento (?:neutro|castellano|peninsular|espanol|limpio|madrileno|{gentilicio}|de \\w+|perfecto|local|porteno|chilango|paisa)(?: (?:imprescindible|obligatorio|preferente|indispensable))?|(?:diccion|pronunciacion) (?:perfecta|impecable|nativa|castellana)|castellano (?:puro|perfecto|de espana|de valladolid)|espanol de espana|hablar? como (?:un )?(?:nativ@|local|espanol)`,
  },
  {
    kind: 'place',
    excludes: true,
    pattern: `(?:must |you |who |has to |need to |only )?(?:reside|resides|residing|live|lives|living|resident|based|dwell)(?:s|ing)? (?:on|in|within|near|inside|close to|at|around|north|south)(?: the| a| an)? (?:(?:\\d+|five|ten|twenty|thirty|fifteen) (?:miles?|km|minutes?|min|kilomet(?:er|re)s)|island|right|good|better|\\w+ (?:side|end|area|district|zip|postcodes?|neighbou?rhoods?|suburbs?)|zip|post ?codes?|(?:[a-z0-9]+ )?(?:or [a-z0-9]+ )?(?:zip|post ?codes?|postal codes?)|walking|same|city (?:centre|center|limits)|zone)(?: \\w+)?|(?:zip|post ?code|postal ?code)s?(?: \\w+)?|(?:must|should|has to|have to|need to|needs to|only if you) (?:be living|live|reside|be resident|be a resident)(?: in| on| near| of)? [a-z]+(?: [a-z]+)?|(?:only )?(?:residents?|inhabitants) of (?:the )?[a-z ]{3,24}?(?: only|(?=[.,;]|$))|residents? only|(?:home |residential |permanent )?address (?:in|within|required|must|on|near)|[a-z]+ [a-z]+ address required|(?:a )?home in [a-z ]{3,40}|must be (?:a )?(?:londoner|new yorker|parisian|madrilen\\w+|local)(?:, zone[^.]{0,8})?|(?:be |a )(?:londoner|new yorker)(?:, zone[^.]{0,8})?|(?:good|nice|right|better|respectable|posh|upmarket) (?:part|side|end|neighbou?rhood|areas?|address|postcode|zip)(?: of town)?|wrong side of|no (?:council estates?|trailer parks?|inner city|commuters|suburbs|out of town\\w*)|no (?:candidates|applicants|applications|one|people|commuters|cvs?)(?: \\w+)? (?:from|outside|living)(?: of)? [a-z ]{3,24}|(?:within )?(?:walking|commuting|cycling) distance(?: (?:only|required))?|locals? (?:only|preferred)|north side only|[a-z]+ side only`,
  },
  {
    kind: 'place',
    excludes: true,
    pattern: `(?:(?:que |con |debe |deben |deberas |imprescindible |indispensable |solo |preferiblemente |preferentemente )?(?:residir|resida[ns]?|residas|vivir|viva[ns]?|vivas|residente[s]?|residiendo|residencia|domiciliad@|domicilio|empadronad@|radicad@|radicar|habitar|vecin@)(?: \\w+){0,2}? (?:en|al|del|de|cerca|a menos|dentro)(?: de| del| la| el| los| las)? (?!cualquier|donde|todo)(?:[a-z0-9]+(?: (?:o|y|de|del|la|el|los|las|historico|san|santa|[a-z]+))?(?: [a-z]+){0,2}?)(?=[,.;:)]|$|\\n| para| con| y | imprescindible| obligatori))|(?:solo |pero solo )?gente (?:solo )?de (?!ventas|calle|verdad|confianza|todas?|todos|bien|aqui y)[a-z]+(?: [a-z]+)?(?= ?[,.;]|$)|(?:codigos? postal(?:es)?|cp|alcaldia|colonia|comuna|distrito|barrio|estrato)s? (?:\\d+|alt[oa]s?|de [a-z ]{3,20}|del? \\d+|bien|acomodad[oa]s?)|(?:preferentemente |preferiblemente |mejor |solo |de preferencia )(?:de|del|en)(?: la| el)? (?:zona|barrio|norte|sur|capital|distrito|area)(?: \\w+){0,2}|(?:de |del |en )?(?:la )?zona (?:norte|sur|alta|residencial|oriente|poniente|exclusiva|acomodada|bien)(?: de [a-z]+)?(?= ?[,.;)]|$| preferente| solo)|(?:no|abstenerse|sin|ni)(?: se (?:recibe|admite|acepta)n?)?(?: a)?(?: candidat@| postulantes?| gente| personas?)? ?(?:de|del|fuera de|desde) (?:la |el |los |las )?(?:provincias?|interior|conurbano|pueblos?|fuera|extrarradio|periferia|villas?|conos?|comunas?|afueras|sierra|selva|sur|norte|[a-z]+abad)(?: \\w+)?|no (?:se )?(?:admit|acept|recib|contrat|quer)\\w+ (?:personas?|gente|candidat@|postulantes?|aspirantes?) (?:de|del|que vivan? en)(?: la| el)? [a-z]+|(?:barrios?|zonas?|colonias?) (?:bien|alt[oa]s?|residencial(?:es)?|exclusiv[oa]s?|pijos?|ric[oa]s?)|buena zona|vecin@ (?:del|de) (?:pueblo|barrio)(?: de toda la vida)?|del pueblo(?: de toda la vida)?|(?:de |ser )?(?:cap|caba) (?:o|y) zona norte|domicilio cercano|vivir cerca|cercania al (?:domicilio|trabajo)`,
  },
  {
    kind: 'nationality',
    excludes: true,
    pattern: `(?:{gentilicios}|{demonym_plural})(?:(?:,| o| y| e| ni| or| and| nor|/) (?:{gentilicios}|{demonym_plural}))*,?:? (?:please |favor de |por favor |se ruega |mejor |rogamos |are |is |will |se )*(?:no|not|never|out|abst\\w+|abst[a-z]+|cannot|can't|won't|excluded|rejected|quedan|fuera)(?! (?:required|needed|necessary|a plus|hace))|(?:only|solo|solamente|unicamente|exclusivamente|ideally|preferably|preferiblemente|preferentemente) (?:(?:{demonym})(?:,| or| o| and| y|/) ?)+(?:{people}|comunitari@)|(?:{demonym}|eu|uk|us|eea)(?: (?:or|and|o|y)|,|/) ?(?:an? )?(?:(?:[a-c] |residence |work )?permit(?: holders?)?|comunitari@|europe@|green card)(?: \\w+)?(?: only| exclusively)?|(?:true|real|proper|100%|pure|full ?blooded|genuine|typical|puro|verdadero|autentico) (?:{people})|(?:{demonym}) (?:lads?|girls|boys|team only|household|roots|parents|blood|upbringing|mentality|work ethic|discipline|by descent|stock|homes?|natural(?:es)?)|(?:de )?(?:madre|padres?|familia|sangre|raices|ascendencia|abuelos) (?:{gentilicio})`,
  },
  {
    kind: 'nationality',
    pattern: `(?<!(?:clientes?|mercados?|socios|proveedores|distribuidores|vinos|quesos|productos|compradores|turistas|bancos|empresas|hoteles|partners|to|with|of) )(?:{demonym_en})(?:(?:,| or| and| nor|/) (?:{demonym_en}))*(?! (?:customers?|clients?|markets?|partners?|wines?))|(?:preferimos|preferible(?:mente)?|preferentemente|de preferencia|buscamos|contratamos|prioridad a|solicitamos|abstenerse|descartamos|evitamos)(?: a)?(?: los| las)? (?:{gentilicio})(?:(?:,| o| y| ni) (?:{gentilicio}))*(?! (?:fluido|avanzado|hablado|alto|medio))|(?:{gentilicio}) (?:de preferencia|preferente(?:mente)?|preferible(?:mente)?)|(?:solo |unicamente |exclusivamente )?(?:personal|gente|personas?|candidat@|trabajador(?:es|as?)?|vendedor(?:es|as?)?|comerciales?|empleados?|chic@|mujer(?:es)?|hombres?|varon(?:es)?|plantilla) (?:{gentilicio})`,
  },
  {
    kind: 'nationality',
    excludes: true,
    pattern: `(?:applicants?|candidates?|people|anyone|nobody|no one|those|women|men|girls|candidat@s?|personas?|gente|nadie|postulantes?|chicas) (?:who (?:are|come) )?(?:from|of|de|born in|nacid@s? en|procedentes? de|provenientes? de) (?:{country}|africa|asia|latin america|eastern europe|the middle east|america latina|europa del este|el este)(?:(?:,| or| and| o| y|, and) (?:{country}|africa|asia))*`,
  },
  {
    kind: 'accent',
    pattern: `(?:sounds?|talks?) (?:like an? |like a |too )?(?:{demonym})|(?:{demonym}) (?:voices?|speech|vowels?|pronunciation|tones?)`,
  },
  {
    kind: 'race',
    pattern:
      '(?:yoruba|igbo|hausa|kikuyu|zulu|luo|tamil|punjabi|gujarati|bengali|marathi)(?:(?:,| or) (?:yoruba|igbo|hausa|kikuyu|zulu|luo|tamil|punjabi|gujarati|bengali|marathi))* (?:candidates?|applicants?|only|preferred)',
  },
];
export const FAITH =
  'christians?|catholics?|protestants?|muslims?|jews?|jewish|hindus?|buddhists?|evangelicals?|believers?|mormons?|baptists?|sikhs?|atheists?';
