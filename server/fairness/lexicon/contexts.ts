/**
 * Words around a mention that decide whether it is about applicants, in English and Spanish: exclusion, preference, and sentences
 * that promise equal treatment. Same notation as the lists of people.
 */
export const EXCLUDING_BEFORE = `no|not|non|never|nor|neither|without|except|excluding|exclude[sd]?|avoid|ban(?:s|ned)?|refuse|reject|zero|sorry|anti|unsuitable for|not for|don'?t (?:want|hire|need|like|take|accept|employ|send|consider)|
  do not (?:want|hire|accept|employ|send|consider|apply if)|(?:won'?t|will not|cannot|can'?t) (?:hire|take|accept|consider|employ|interview)|never (?:hire|interview)|
  sin|excepto|salvo|menos|excluid@|ni|nada de|cero|abstenerse|abstenganse|absteng[ao]n?|no (?:se )?(?:admit|acept|contrat|recib|consider|quer|atiend|tom|busca|entrevist)[a-z]*(?: a)?(?: personas?)?|
  no sean?|no ser|no estar|no este[ns]?|no tener|no tenga[ns]?|prohibid@|fuera|evitar|no apt@ para|no aptos? para|no recomendad@ para`;

export const EXCLUDING_AFTER = `need ?n[o']t(?: apply)?|need not|do(?:es)? not apply|don'?t (?:apply|bother|call|write)|should not|shouldn'?t|not (?:apply|bother|welcome|wanted|accepted|allowed|considered|eligible|suitable|needed here)|
  (?:are|is) (?:not|excluded|unfit|unsuitable|impossible|out|banned|barred|rejected)|aren'?t|isn'?t|will not|won'?t|cannot|can'?t|look elsewhere|go elsewhere|keep (?:out|away|scrolling)|stay away|sorry|ditto|abstain|refrain|excluded|prohibited|not for you|unfit|impossible|
  abstener(?:se)?|abstenganse|absteng[ao]nse|no (?:aplicar|aplican?|postular|presentarse|llamar|apto|aptos|gracias|molestarse|insistir)|no (?:se|seran|sera|son|pueden|puede|entran|valen|sirven)|ni (?:lo|le|se)|quedan (?:fuera|excluid@)|excluid@|fuera`;

export const PREFERRING_BEFORE = `only|just|exclusively|strictly|must be|should be|has to be|have to be|needs to be|prefer(?:s|red|ring|ably|ence)?(?: for| given to)?|preferable|ideally|ideal(?:mente)?|looking for|look for|search(?:ing)? for|searching|seek(?:s|ing)?|want(?:s|ed|ing)?|
  need(?:s|ed)?|hire|hiring|(?:position|role|job|vacancy|work|suitable|suited|perfect|ideal)(?: is)? (?:only |best )?for|(?:puesto|vacante|empleo|trabajo|plaza|oferta|ideal|chamba|apto)(?: es)? (?:solo |ideal |unicamente )?para|recruit(?:ing)?|required|requires?|be|being|we love|
  sol[oa]|solamente|unicamente|exclusiv[oa]s?|exclusivamente|preferentemente|preferencia|de preferencia|preferible(?:mente)?|preferiblemente|preferimos|busc[ao](?:mos|n|ndo)?|solicit[ao](?:mos|n)?|requier[eo]n?|requerimos|necesit[ao](?:mos|n)?|
  contrat[ao](?:mos|n)?|seleccionamos|selecciona|imprescindible|indispensable|obligatori[oa]|requisito|debe ser|deben ser|ser|sea[ns]?|valor(?:a|amos|ara|aremos)|(?:se )?valorara|mejor si|mejor|queremos|gente|perfil|candidat[oa]s?|persona|sexo|genero|estado civil`;

export const PREFERRING_AFTER = `only|(?:entre|de|hasta|menor de|mayor de|between|aged?|under|over|till|from|between)(?: los)? \\d\\d|preferred|preferable|preferably|wanted|required|needed|sought|(?:is |are |as |be )?(?:a |an )?(?:big |added |strong |huge )?(?:plus|advantage|bonus|must|asset)|have an(?: added)? advantage|desired|desirable|essential|mandatory|first|ideal|status|
  sol[oa]|solamente|unicamente|exclusivamente|preferid@|preferente(?:mente)?|preferible(?:mente)?|indispensable|imprescindible|obligatori@|requerid@|de preferencia|(?:un )?plus|tendran (?:preferencia|prioridad)|con ventaja`;

/** Of these, "only" and "must" turn people away; the rest prefer. */
export const STRICT = `only|just|exclusively|strictly|must be|has to be|have to be|needs to be|required|mandatory|essential|must|wanted|looking for|seeking|
  sol[oa]|solamente|unicamente|exclusiv[oa]s?|exclusivamente|imprescindible|indispensable|obligatori[oa]|requisito|debe ser|deben ser|se busca|busc[ao](?:mos|n)?|solicit[ao](?:mos|n)?|requier[eo]n?|requerimos|sexo`;

/** Promises of equal treatment, the law, and help: what such a sentence lists is no demand. */
export const LAWFUL = `equal (?:opportunit(?:y|ies)|pay|treatment)|equality|equal employment|regardless|irrespective|without regard|not a factor|plays? no (?:role|part)|(?:do(?:es)? not|don'?t|never|no|not|prohibits?|against) discriminat\\w*|discriminat(?:e|ion)|non discriminat\\w*|anti discrimination|
  diversity|inclusi(?:ve|on)|all (?:genders|sexes|ages|races|faiths|religions|backgrounds|nationalities|abilities|identities|walks of life)|(?:any|every) (?:age|gender|sex|race|faith|religion|background|nationality|passport|accent|identity|orientation|body|school)|every (?:parent|partner|family)|
  (?:welcome|welcomes|encourage|encourages|invite) (?:all )?(?:applications|applicants|candidates|people)|encouraged to apply|under ?represented|positive action|affirmative action|on merit|monitoring form|fair employment|disability confident|reasonable adjustments?|adjustments?|accommodations?|
  (?:as|by|under) (?:the )?law|by law|law requires|legal minimum|legal age|right to work|work permit|eligible to work|authori[sz]ed to work|visa sponsorship|sponsor (?:visas?|you)|we (?:help|sponsor|pay|assist)\\b.{0,20}visas?|
  (?:process|offer|pay|salary|script|training) (?:is|are|stays) the same|parental leave|maternity leave|paternity leave|returners?|returning to work|career changers|step free|wheelchair accessible|gay straight alliance|alliances?|
  igualdad|sin distincion|independientemente|con independencia|no discrimin\\w*|discriminacion|diversidad|inclusi(?:on|v[oa]s?)|todas las (?:edades|personas|identidades|orientaciones|razas|religiones)|todos los (?:generos|colectivos|perfiles|origenes)|cualquier (?:edad|genero|sexo|persona|origen|religion|nacionalidad|acento|colectivo)|
  toda persona|prohibid[oa] (?:solicitar|pedir|exigir|la|preguntar)|prohibe|acciones afirmativas|reservad?[ao]s?|se reservan?|reservara|cupo|infrarrepresentad[oa]s?|subrepresentad[oa]s?|accesibles?|adaptables?|adaptamos|adaptaciones|ajustes razonables|conforme a la ley|por ley|segun la ley|ley \\d|permiso de (?:trabajo|residencia)|permiso parental|postnatal|sala cuna|permisos? de (?:maternidad|paternidad)|baja (?:maternal|paternal)|mayor(?:es)? de edad|edad legal`;

/** What isn't asked or doesn't count. */
export const NOT_ASKED = `(?:do(?:es)?n'?t|do(?:es)? not|never|won'?t|will not|can'?t|not) (?:ask(?! me| us| why)|care|matter|mind|look at|judge|require|need|count|request|collect|want to know|want (?:your|a) (?:photo|age|picture)|have to be|need to be|send|include|attach|put|add|filter|screen|see|believe)|
  no matter|doesn'?t matter|not (?:required|needed|necessary|important|asked|relevant)|isn'?t (?:required|needed|necessary|important|relevant)|aren'?t (?:required|needed|relevant)|no .{1,40} (?:required|needed|necessary|expected|limit)|no (?:photos?|pictures?|ages?|names?)(?: \\w+)? please|please leave (?:out|off)|leave (?:out|off) your|no (?:age|upper) limit|unnecessary|irrelevant|(?:are|is) optional|optional|needn'?t be|nobody (?:asks|cares)|open (?:on|to|about)|
  off the documents|blind (?:cv|recruit|hiring|resume|application)\\w*|anonymi[sz]ed|without (?:a )?(?:photo|picture|age|name)|you may be|go fine|fine with us|whatever your|wherever you|however old|whoever you|any faith|or none|not the age|everyone|everybody|we hire people,? not|the same (?:process|six|questions|offer)|not (?:how you look|where you|who you)|instead we ask|we asked why|used to (?:say|ask|read|require)|no longer (?:ask|require|say)|we (?:removed|deleted|dropped|took out|struck)|
  no importan?|no nos importan?|sin importar|(?:nos )?dan? igual|es indiferente|indiferente|no (?:es|son|hace|hacen) (?:falta|necesari[oa]s?|requisitos?|imprescindibles?|obligatori[oa]s?|excluyentes?|relevantes?|importantes?)|no (?:se )?(?:pedimos|pedir|pide[ns]?|preguntamos|pregunta[ns]?|preguntaremos|exigimos|exige[ns]?|exigiran?|miramos|mires|valoramos|necesitas|queremos saber|envie[sn]?|incluyas?|incluya|mandes?|pongas?|adjuntes?|adjunte|juzgamos|requerimos|requiere|cuenta|cuentan|influye|solicitamos|solicita|filtramos)|sin (?:foto|fotografia|necesidad|limite de edad|fecha)|sin .{1,30} ni fecha|
  curriculum ciego|cv ciego|anonim[oa]s?|tenga la edad que tenga|sea cual sea|sean cuales sean|seas quien seas|vengas de donde|de donde (?:vengas|seas)|el que traigas|a nadie le importa|ya no pedimos|hemos (?:quitado|eliminado|borrado)|no hay (?:limite|edad)|todo el mundo|cualquiera|te lo adaptamos`;

/** Customers and products: an advert may say who its goods are for. */
export const CUSTOMERS = `customers?|clients?|buyers?|shoppers?|audience|users|consumers|patients|guests|visitors|readers|subscribers|tenants|travellers|food|foods|congregations|couples|drivers|singles|
  clientes?|clientas?|compradores|consumidor(?:es|as)?|pacientes|usuari[oa]s|publico|lectores|conductores|inquilinos|alumnos|turistas`;

/** What leads to them: "we sell to women", "seguros para familias". */
export const SERVING = `sell(?:s|ing)? (?:to|for)|selling|sells?|serv(?:e|es|ing)|for (?:men|women|kids|children|babies|families|mothers|parents)|clothing|fashion|shoes|apparel|magazines?|charity|insurance for|advis(?:e|es|ing)|app for|app about|books|toys|studied at|met at|markets?|products?|brands?|call(?:s|ing)? on|visit(?:s|ing)?|support(?:s|ing)?|help(?:s|ing)? |loans? to|lessons for|
  producto|productos|marca|marcas|mercados?|moda|ropa|zapatos|calzado|vendemos|vende|vender(?:as)? (?:a|ropa|juguetes)|venta de|juguetes|atiendes?|atender(?:as|a)?|visitar(?:as|a)?|asesorar(?:as|a)?|aseguramos|para (?:hombre|mujer|nin[oa]s?|bebes?|familias|mujeres|hombres|padres|madres)|seguros para|revista|libros|historia|estudio en`;

export const WELCOMING = `welcome|welcomed|encouraged|go fine|fine with us|bienvenid@|se anima|animamos|alentad@`;

/** Ends the reach of a promise: "we value diversity, but no women". */
export const TURNING = `but|however|except|although|though|yet|that said|pero|aunque|sin embargo|salvo|excepto|eso si|ahora bien`;

/** How the next sentence begins when it takes back what somebody asked for. */
export const RETRACTED = `we (?:asked why|said no|told (?:them|him|her) no|refused|disagreed|pushed back|talked them out|explained why)|so we (?:removed|dropped|deleted|said no)|(?:les?|le) dijimos que no|preguntamos por que|nos negamos|lo hemos (?:quitado|borrado)`;
