import type { Phrase } from './rule.ts';

/** Health, family and looks. Sources: EEOC on preemployment inquiries, Directives 2000/78/EC and 92/85/EEC. */
export const BODY_PHRASES: readonly Phrase[] = [
  { kind: 'disability', pattern: '(?:reposos?|licencias?) medic[oa]s?(?: frecuentes)?' },
  {
    kind: 'disability',
    pattern:
      '(?:must|need to|needs to|have to|has to|able to|capable of|deberas?|debes?|hay que|capaz de|poder) (?:be able to )?(?:climb(?:ing)?|walk(?:ing)? up|run(?:ning)? up|subir)(?: [a-z]+){0,4} (?:stairs|steps|stairways?|escaleras|pisos)',
  },
  {
    kind: 'disability',
    excludes: true,
    pattern:
      '(?:must be |be |is |are |perfectly |physically |fully )*(?:able ?bodied|physically (?:fit|perfect|strong|robust|able)|medically fit|of sound (?:mind|body)(?: and (?:mind|body))?|(?:in )?(?:perfect|excellent|good|full|top|robust|great|rude|peak) (?:physical |mental |and mental )*(?:health|shape|condition|fitness))|fit and healthy|healthy (?:individuals?|candidates?|persons?|people|applicants?|and|only|young)|clean (?:bill of health|medical)',
  },
  {
    kind: 'disability',
    excludes: true,
    pattern:
      '(?:no|without|free (?:of|from)|not have|any|with(?: a)?|have(?: a)?) (?:any )?(?:known |serious |chronic |previous |prior |past |pre existing |underlying |existing )?(?:(?:history|record) of )?(?:(?:mental|physical|back|medical|health|chronic|psychological|psychiatric|hearing|mobility|knee|heart|visible|sick) ?)?(?:illness(?:es)?|disabilit(?:y|ies)|disorders?|impairments?|handicaps?|defects?|conditions?|(?:hearing|sight|vision|speech|eyesight|mobility|heart|spinal|joint|skin) (?:problems?|issues?|loss|difficult\\w+|trouble)|health (?:issues|problems|conditions|history)|medical (?:issues|history|problems|conditions)|back problems?|limitations|ailments?|diseases?|depression|anxiety|burn ?outs?|allerg(?:y|ies)|disabled)(?: will not be considered| need not apply)?',
  },
  {
    kind: 'disability',
    pattern:
      "(?:never|must not|not|can'?t|don'?t|no) (?:ever )?(?:call(?:ing|s)? in sick|be sick|get sick|gets? ill|fall ill|take sick|off sick|sick days?|gets? tired)|zero sick (?:days|leave)|(?:someone )?who never gets (?:tired|sick|ill)|no sick (?:days|leave|notes?)|(?:perfect|100%|full) attendance|never (?:be )?(?:sick|ill|tired)|no (?:absences|absenteeism)|iron constitution|bulletproof|unbreakable",
  },
  {
    kind: 'disability',
    pattern:
      '(?:thrive|thrives|work|works|cope|handle|withstand|tolerate|endure|perform|performs|excel|flourish|function|survive)s? (?:well |best |calmly )?(?:(?:under|with|in|on) )?(?:extreme|constant|intense|huge|enormous|severe|immense|relentless|a lot of|high) (?:levels of )?(?:pressure|stress)|(?:stress|pressure) (?:resistan\\w+|proof|tolerant)|(?:resisten\\w+|tolerancia|inmune) (?:al|a la) (?:estres|presion)(?: extrem\\w+)?|mentally (?:bulletproof|tough|strong|stable|resilient|robust|sound|healthy|balanced|fit)|mental (?:toughness|stability)|emotionally (?:stable|bulletproof|strong)|nerves of steel|nervios de acero|fortaleza mental|estabilidad (?:mental|emocional)(?: comprobada)?|equilibrio mental|no mental (?:health )?\\w+|sin (?:depresiones|ansiedad|problemas (?:mentales|psicologicos))',
  },
  {
    kind: 'disability',
    pattern:
      '(?:hiv|drug|aids|blood|urine|genetic|psychiatric) (?:test|negative|screening|free|certificate)(?:s|ing)?|(?:test|prueba|certificado|examen|analisis) (?:de )?(?:vih|sida|sangre|salud|medico|psiquiatrico|hiv)(?: negativ@)?|certificado de (?:buena )?salud|medical (?:exam(?:ination)?|certificate|check ?up|test)(?: required| before)?|health (?:certificate|check|questionnaire)|vih negativ@|hiv negative|psychometric health',
    excludes: true,
  },
  {
    kind: 'disability',
    pattern:
      '(?:buena|perfecta|excelente|optima|plena|gozar de|optimo|perfecto|buen|excelentes?) (?:\\w+ )?(?:salud|estado (?:de salud|fisico|de forma)|condicion(?:es)? fisicas?|forma fisica|condicion)(?: fisica| mental| de salud)*|salud (?:de hierro|perfecta|optima|impecable|intachable|compatible)|fisicamente (?:apt@|capaz|integr@|saludable)|apt@ fisicamente|sin (?:ningun(?:a)? |ningun tipo de )?(?:impedimentos?|limitacion(?:es)?|discapacidad(?:es)?|minusvalias?|enfermedad(?:es)?|problemas|lesion(?:es)?|dolencias?|padecimientos?|defectos?|bajas|secuelas)(?: (?:fisic|medic|cronic|de salud|de espalda|mental|preexistent|laboral)\\w*)*|no (?:tener|padecer|sufrir|presentar|haber tenido) (?:\\w+ )?(?:enfermedad(?:es)?|discapacidad(?:es)?|problemas de salud|lesion(?:es)?|padecimientos?|impedimentos?|limitacion(?:es)?)[a-z ]{0,12}|personas? (?:completamente |totalmente )?san[oa]s?|nunca (?:se )?(?:enferm\\w+|coge bajas?|falt\\w+)|no (?:se )?(?:enferm|coja bajas|de baja)\\w*',
  },
  {
    kind: 'disability',
    excludes: true,
    pattern:
      '(?:stammer|stutter|lisp|colou?r ?blind|dyslexi[ac]|deaf|blind)\\?(?: (?:stammer|stutter|deaf|blind|dyslexic)\\?)*(?: (?:not for you|look elsewhere|no|sorry))?|wheelchair users?: [a-z ,]{2,20}|(?:deaf|blind|lame|disabled)(?:,| or| and) [a-z ]{3,22}(?:unfit|not|cannot|need)|no (?:stutter|stammer|lisp)s?|(?:no|sin|nada de) (?:tics|tartamudeo|cojera|silla de ruedas)|must be able to (?:walk|see|hear|climb stairs|run)(?: unaided)?|no wheelchair\\w*|not (?:wheelchair )?accessible',
  },
  {
    kind: 'disability',
    pattern:
      '(?:keeps? up|run|hike|climb|cycle|marathon)(?:s)? with (?:the|our) (?:founders?|ceo|team)(?: on [a-z0-9 ]{2,14})?|(?:athletic|physically active)(?: type| build| only)?(?= (?:people|person|candidate|only|individual)|,|\\.)|marathon runners?(?: preferred)?|drug free',
  },
  {
    kind: 'family',
    excludes: true,
    pattern:
      '(?:no|without|zero|not have|free (?:of|from)|not having|with no) (?:any |small |young |little )?(?:kids|children|child(?:care)?(?: obligations| responsibilit\\w+| issues| duties)?|dependents?|dependants?|famil(?:y|ial) (?:obligations|commitments?|responsibilit\\w+|ties|plans?|duties|burdens?)|famil(?:y|ies)|babies|baggage|attachments|attaches|ties|personal (?:commitments|obligations)|marriage|commitments at home|school runs?|caring (?:duties|responsibilities)|care duties|domestic \\w+|spouse|husband|wife|boyfriend|girlfriend)(?: obligations| please| at home)?|and without attaches|(?:candidates|people|applicants|those|anyone|women|men) with (?:childcare|children|kids|family|caring|small|young|babies|dependants?|dependents?)(?: [a-z]+){0,2}|child(?:ren)? ?(?:less|free)|free of (?:family )?(?:commitments|ties|obligations|dependants)|no (?:mums|moms|mothers|parents|newly ?weds|pregnan\\w+|school run)',
  },
  {
    kind: 'family',
    pattern:
      '(?:single|unattached|unmarried|divorced|married)(?: and| or|,| life| people| candidates?| persons?| individuals?| status)(?: (?:childless|without|no|child|helps|preferred|only|ideal)\\w*)?(?= |\\.|,|$)|bachelor(?:s|ette)?(?: status| only| preferred)|marital status|maternity(?: leave)? (?:plans?|is|soon)|(?:plan(?:s|ning)?|intend\\w*|want|expect\\w*|about|going) (?:to (?:have|start|get)|on|for)? ?(?:a )?(?:family|children|kids|babies|pregnan\\w+|married|maternity|a baby|baby|decree leave)|not planning (?:\\w+ ){0,2}leave|(?:go|going|goes) on maternity|(?:spouse|wife|husband|partner) (?:runs|at home|who|stays|looks after|takes care|supports)[a-z ]{0,14}|whose (?:spouse|wife|husband|partner)[a-z ]{0,20}|family (?:comes )?second|married to the job|stay at home|(?:young and )?free of commitments|no one waiting at home|nobody waiting|(?:spouses?|wives|husbands|relatives) of (?:current )?(?:employees?|staff)[a-z ]{0,26}',
  },
  {
    kind: 'family',
    excludes: true,
    pattern:
      '(?:sin|no tener|cero|nada de|no tenga[ns]?|que no tenga[ns]?|libre de|ni) (?:\\w+ )?(?:hij[oa]s|crios|ninos|pareja|compromisos(?: familiares| personales)?|cargas?(?: familiares?| de familia)?|responsabilidades (?:familiares|domesticas)|obligaciones (?:familiares|domesticas)|ataduras|familia|marido|esposo|novi[oa]|bebes|dramas de guarderia|guarderias?|dependientes|vinculos familiares|peques)(?: (?:pequenos|menores|a cargo|ni [a-z ]{3,20}))?|persona sin cargas familiares|(?:madres?|mujeres?|mamas?|padres?) con (?:hij[oa]s|ninos|bebes|crios|cargas)(?: pequen@| menores)?(?:,? (?:abstenerse|no))?|no (?:este[ns]?|estar|quedarse?|embaraz)\\w* ?(?:embarazada)?|(?:prueba|test|examen|certificado) (?:negativ@ )?de (?:no )?(?:embarazo|gravidez|ingravidez|no gravidez)|ingravidez|no gravidez|planes? de (?:tener(?:los)?|maternidad|embarazo|familia|ser madre|casarse)|(?:quiera|piense|planee|planees|planeando) (?:ser madre|tener hijos|quedar\\w* embarazada|formar (?:una )?familia|casarse)',
  },
  {
    kind: 'family',
    pattern:
      '(?:no |estar |ser )?(?:casad[oa]s?|solter[oa]s?|divorciad[oa]s?|viud[oa]s?|separad[oa]s?)(?: y sin hijos| con hijos| o \\w+| sin compromisos?)?(?=[,.;)]|$|\\n| y | o | para| con| sin)|estado civil:? (?:solter|casad|divorciad)\\w+|estado civil (?:solter|casad)\\w+|hogar estable|familia numerosa|la familia (?:en segundo|despues)|con la vida resuelta|vida personal estable|padres? de familia|madres? de familia',
  },
  {
    kind: 'appearance',
    pattern:
      '(?:good|great|attractive|pleasant|pleasing|presentable|impeccable|smart|flawless|excellent|stunning|polished|well groomed|elegant|nice|neat|clean cut|professional|immaculate|youthful|beautiful|outdoorsy|model|hot|sexy|fit)(?:,? \\w+)? (?:looks?|appearance|looking|physique|figure|face|smile|body|presence|physical appearance|presentation)(?! (?:of|decks|slides|forward|at|for|after))|good ?looking(?: \\w+)?|(?:appearance|looks?) (?:is|are|matters?|impeccable|important|counts?)(?: \\w+)?|well ?groomed|clean ?(?:cut|shaven)|presentable|photogenic|camera ready|eye candy|easy on the eyes?|gym bod(?:y|ies)|(?:gym|beach|bikini) (?:body|bod|ready|pics?|photos?)(?: a plus)?|model (?:like|type|looks)|pretty (?:face|smile|hair|girls?|wom[ae]n|faces?)|beautiful (?:girls?|wom[ae]n|people|lad\\w+|faces?)|attractive (?:girls?|wom[ae]n|people|lad\\w+|m[ae]n|candidates?|persons?|individuals?|females?|appearance)|handsome|sexy|hot (?:young )?(?:girls?|guys?|wom[ae]n)|athletic (?:build|body|figure|physique|look)|slim(?:,| and| build| figure| persons?| candidates?|\\b)(?! (?:margins?|chance|down))|slender|toned|fit (?:body|and (?:attractive|good looking|slim))',
  },
  {
    kind: 'appearance',
    excludes: true,
    pattern:
      '(?:no|without|zero|nor|not have) (?:visible |facial |large |any |face |hand |or )*(?:tattoos?|piercings?|beards?|facial hair|dreadlocks|dreads|afros?|braids|headscarves|dyed hair|colou?red hair|long hair|overweight|fat|obese|glasses|hijabs?|turbans?|moustaches?|acne|scars)(?:(?:,| or| and| nor|, no)(?: visible)? (?:no )?(?:\\w+ )?(?:tattoos?|piercings?|beards?|afros?|headscarves|dreadlocks|facial hair|hijabs?|turbans?|dyed hair|braids|glasses))*|(?:tattoos?|piercings?)(?: \\w+)? (?:not|must be|are not|need not|forbidden|covered)\\w*|overweight|obese|fat people|height (?:over|above|of at least|minimum|of|between|at least|requirement|from)?:? ?\\d[\\d.,]*(?: ?(?:m|cm|ft))?|(?:minimum|min\\.?) height(?: of|:)? ?[\\d.,]*|(?:at least |over |above |minimum )?(?:\\d\\.\\d\\d ?(?:m|metres|meters)|1[5-9]\\d ?cm)(?: tall)?|(?:at least )?\\d(?:\'|ft|foot| feet)\\d{0,2}"?(?: (?:tall|or taller))|tall(?= (?:and|wom|m[ae]n|girl|candid|,))|(?:dress |clothing )?size (?:\\d{1,2}(?: ?(?:-|to|or) ?\\d{1,2})?|xs|s|m|small|zero)(?: (?:max|or (?:under|below|smaller|less)))?|(?:bmi|weight)(?: under| below| of| max\\w*|:)? ?\\d+(?: ?kg| ?lbs)?|weight (?:proportion\\w*|limit|requirement)|proportionate (?:weight|height)',
  },
  {
    kind: 'appearance',
    excludes: true,
    isFirm: true,
    pattern:
      '(?:send|attach|include|with|submit|upload|provide|enclose|bring|post|plus|must have|need|and)(?: a| an| us| your| one| two| \\d)*(?: (?:recent|full|length|full length|full body|body|current|colou?r|professional|clear|good|bikini|passport|size|sized|head|profile|latest))*[ -](?:photo(?:graph)?s?|pictures?|pics?|selfies?|head ?shots?)(?: of (?:yourself|you))?(?! (?:editing|shop|off))|(?:cv|resume|application)s? with (?:a )?(?:photo|picture)|(?:enviar|envia|envie|envien|adjuntar|adjunta|adjunte|incluir|incluye|incluya|manda|mandar|mande|con|presentar|cv con|curriculum con|traer|anexar|indispensable)(?: cv| curriculum| hoja de vida| tu| su| una?| dos| y| con| solicitud)*(?: (?:foto(?:grafia|s|grafias)?|selfie|imagen))(?: (?:reciente|actual|actualizada|de cuerpo entero|de cuerpo completo|de rostro|a color|en bikini|tamano \\w+|carnet))*|cuerpo (?:entero|completo)|foto (?:reciente|actual\\w*|de cuerpo entero|obligatoria|indispensable)|full (?:length|body) (?:photo|picture|shot)|photo (?:required|mandatory|essential)',
  },
  {
    kind: 'appearance',
    pattern:
      '(?:buena|excelente|muy buena|impecable|optima|cuidada|inmejorable|agradable|gran|correcta|adecuada|esmerada|bonita|linda|perfecta|buen|lindo|bello|alta|atractiva)(?: y \\w+)? (?:presencia|presentacion(?: (?:personal|fisica))?|imagen(?: personal)?|apariencia(?: fisica| personal)?|aspecto(?: fisico| personal)?|pinta|tipo|cuerpo|figura|facha|fisico|porte|estampa|estatura)(?! (?:de marca|corporativa|digital|online|en (?:redes|internet|el mercado)))|con (?:buen tipo|onda y buena pinta)|(?:presencia|imagen|aspecto|presentacion|apariencia|fisico)(?: (?:fisic[oa]|personal))? (?:impecable|cuidad[oa]|agradable|atractiv[oa]|excelente|intachable|pulcr[oa]|buen[oa]|juvenil|esmerad[oa]|importante|modelo)|(?:guap|atractiv|bonit|delgad|esbelt|bell|lind|agraciad|elegante|flac|hermos|gord|musculos|rubi|pelirroj)[oa]s?(?: y [a-z ]{3,16})?(?=[,.;)]|$|\\n| para| que| preferible)(?<!empresa lider)|chic[oa]s? guap[oa]s?|personas? (?:atractiv|guap|delgad|esbelt|agraciad)[oa]s?|(?:imprescindible|ser|persona|mujer|chica|senorita|preferible) (?:delgad|esbelt|guap|atractiv|alt|rubi|gord|bonit)[oa]s?(?: y \\w+)?|imprescindible (?:delgad|guap)\\w+',
  },
  {
    kind: 'appearance',
    excludes: true,
    pattern:
      '(?:talla|estatura|altura)(?: (?:minima|maxima|minimo|maximo|de|entre|superior|mayor|desde|no mayor|mas de|menor|a))*[: ]{1,2}(?:\\d[\\d.,]*(?: ?(?:m|cm|metros?))?(?:(?: ?-| a| y) ?\\d[\\d.,]*)?|s|xs|m|chica|pequena)(?=[,. ;)]|$|\\n)|(?:talla|estatura|altura) minima|medir (?:mas de|al menos|minimo|\\d)[ \\d.,m]*|mas de 1[.,]\\d+|(?:sin|no|ni|nada de|cero)(?: llevar| tener| tatuajes ni| barba ni| piercings ni)* (?:tatuajes?|piercings?|barba|bigote|aretes|pelo largo|rastas|cabello largo|gafas|velo|pelo tenido|sobrepeso|gord[oa]s?|pendientes)(?: visibles?)?(?:(?: ni| o| y|,)(?: sin)? (?:\\w+ )?(?:tatuajes?|piercings?|barba|aretes|pelo largo|rastas))*(?: visibles?)?|sobrepeso|peso (?:proporcional|acorde|ideal|maximo)[a-z ]{0,18}|afeitado(?: diario)?|traje y afeitado(?: diario)?|bien afeitad[oa]s?|tacones(?: obligatorios)?|(?:high )?heels (?:required|mandatory|every)|(?:wear|must wear|with) (?:make ?up|(?:short )?skirts?|heels)|falda(?:s corta)?(?: obligatoria)?|maquillad[oa]s?',
  },
];
