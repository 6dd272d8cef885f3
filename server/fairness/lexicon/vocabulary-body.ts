import type { Mention } from './rule.ts';

/**
 * Further words for health and looks. Sources: EEOC, "Preemployment Disability-Related Questions" (1995); ACAS, "Disability at work";
 * articles 2 and 9 of Spain's Ley 15/2022, which name illness, health and looks as grounds; article 133 bis of Mexico's Ley Federal del
 * Trabajo. Same notation as the lists of people.
 */
export const BODY_VOCABULARY: readonly Mention[] = [
  {
    kind: 'disability',
    words: `absenteeism|absent through|sickness|sickly|unwell|infirm(?:ity|ities)?|frail|fatigue|anxious(?: types?| people)?|nervous (?:disposition|types?|people|wrecks?)|highly strung|
      (?:mental|nervous) breakdowns?|break(?:s|ing)? down under|meltdowns?|on medication|medicated|in therapy|mental health days?|duvet days?|days? off sick|sick people|full use of|both (?:legs|arms|hands|ears|eyes)|limbs|sound in (?:body|mind)|fit in (?:body|mind)|body and mind|
      hale and hearty|strong (?:back|constitution)|boundless (?:\\w+ )?energy|inexhaustible|never (?:need|needs|take|takes|had|have)(?: \\w+)? (?:days? off|breaks?|rests?|a sick day)|handicap(?:s|ped)?|deformit(?:y|ies)|limps?|prosthe(?:sis|tics?)|pacemakers?|
      wear(?:s|ing|ers?)? (?:of )?(?:glasses|spectacles|a hearing aid)|glasses wearers|short ?sighted|poor (?:eyesight|hearing)|good (?:eyesight|hearing)|migraines?|cancer (?:patients?|survivors?|history)|recovering addicts?|addicts|alcoholics|hiv positive|
      drug (?:tests?|testing|screening)|full medical|company doctor|health screening|physicals? (?:exam\\w*|test|check)|medical check|fighting fit|fit as a|picture of health|rude health|neurotic|unstable people|emotionally fragile|fragile people|
      (?:can'?t|cannot|could not|unable to|don'?t|not) (?:handle|take|cope with|stand|hack) (?:the |any )?(?:pressure|stress|heat|pace)|crack under|no therapy|health problems|physically (?:fit|able|strong|capable|robust|active|resilient|imposing|perfect)|bodily|invalids|cripples?|walks? unaided|climb (?:stairs|ladders)|psychologically (?:stable|robust|strong|sound)|hyperactive`,
  },
  {
    kind: 'disability',
    words: `ausentismo|absentismo|enfermiz@|achaques?|achacos@|bajas? (?:medica|laboral|larga)s?|bajas? por (?:enfermedad|cualquier|estres|ansiedad|nada|tonterias|depresion)|coge[nrs]* (?:la |una )?bajas?|pill(?:ar|e|es|a) (?:la )?bajas?|psicofisic[oa]s?|capacidad fisica|facultades (?:fisicas|mentales|psiquicas)|plen[oa]s? (?:facultades|uso)|
      defectos? (?:fisic|visual)\\w*|taras?|usar? (?:lentes|gafas)|con (?:lentes|gafas|muletas|baston)|antidoping|doping|toxicologic@|examen de (?:drogas|sangre|orina|salud)|pruebas? de (?:drogas|salud|sangre|esfuerzo)|examen(?:es)? (?:medic|fisic|psiquiatric)\\w*|chequeo medico|burnout|quemad@s? (?:del|por)|ansios@|nervios@|
      hiperactiv@|dramas? mental(?:es)?|en terapia|medicad@|antecedentes (?:de enfermedad|medicos|clinicos|psiquiatricos|de salud)|cronic[oa]s?|(?:haber (?:tenido|pasado)|antecedentes de|con) cancer|hernias?|convalecient@|capacidades diferentes|energia (?:inagotable|desbordante|fisica)|nunca (?:se )?(?:enferm|cans|falt)\\w+|no (?:se )?(?:enferme|canse|falte)[ns]?|
      fuerza fisica|buen (?:oido|vista)|buena vista|vista perfecta|sin problemas de \\w+|persona sana|psiquic[oa]s?|cuerpo y mente|cojos?|mudos?|sordomud@|ciegos?|lesionad@|lesiones|operad@s? de|salud (?:fuerte|robusta|probada|a prueba de \\w+|comprobable)|sanos?|estres extremo|no aguant\\w+ (?:la )?(?:presion|el estres)|aguante|bajo (?:\\w+ )?presion (?:extrema|constante|maxima|permanente|brutal)|(?:presion|estres) (?:extrem|constante|maxim|permanente|brutal)\\w*`,
  },
  {
    kind: 'appearance',
    words: `turned out|(?:smartly|sharply|elegantly|immaculately|stylishly|well|impeccably|nicely) (?:dressed|presented|groomed|kept|turned out)|dress(?:es)? (?:sharp(?:ly)?|well|to impress|smartly|to kill)|dapper|looks? (?:matter|count|young|like a model)|look the part|the right look|easy on the eyes?|
      pleasing (?:personality|appearance|looks?|face)|pleasant (?:looking|appearance|face|looks)|personable appearance|body art|nose rings?|manicured?|cleavage|bikini|swimsuits?|in a swimsuit|curvaceous|muscular|toned|petite|taller than|short people|waist(?:line)?|weight (?:in proportion|proportion\\w+|must|should|under|below)|body (?:type|shape|mass|weight|measurements)|measurements|physical (?:appearance|attributes|looks?|beauty)|
      clean shaven|glamorous|glam|glamour|supermodels?|model (?:figure|agency|looks)|camera (?:friendly|ready)|insta(?:gram)? ?(?:worthy|mable|ready)|instagrammable|winning smile|nice smile|great smile|dazzling smile|killer smile|lovely smile|white teeth|straight teeth|perfect teeth|fashionista|plain janes?|unattractive|frump(?:y|s)|scruff(?:y|s)|slobs?|fatt(?:y|ies)|good ?look(?:s|ing|ers)|lookers?|fit birds?|stunners?|babes?|hotties?|
      long ?haired|hair (?:tied|must|should|neat|natural)|natural hair colou?r|unnatural hair|dyed|acne|scars|visible (?:ink|marks?)|inked|pictures? of (?:you|yourself)|photos? of (?:you|yourself|candidate)|face pic`,
  },
  {
    kind: 'appearance',
    words: `facha|buena (?:pinta|planta|percha)|buen porte|porte (?:elegante|atletico)|(?:fisico|cuerpo|figura) (?:cuidad|imponent|agradabl|atletic|atractiv|esbelt)\\w*|(?:su|tu) (?:fisico|linea|figura|silueta)|cuid(?:e|es|a|ar|ad@)(?:n)? (?:su|tu|el|la|mucho) (?:fisico|imagen|aspecto|linea|apariencia)|atractivo(?: fisico| personal)?|vist[ae]s? bien|vestir bien|buen vestir|bien (?:vestid|parecid|presentad|plantad|arreglad)@|
      complexion (?:delgada|atletica|robusta|media|fuerte|esbelta)|manos (?:cuidadas|finas|bonitas)|unas (?:cuidadas|arregladas|pintadas)|cuerpazo|piernas|dientes (?:\\w+)|cutis|modelaje|cabello|peinad@|rastas|aretes|escote|gordibuen@|pulcr[oa]s?|pulcritud|aseo personal|arreglo personal|presencia fisica|aspecto (?:fisico|personal|exterior|agradable|cuidado|juvenil)|fotogenia|fe[oa]s|feos?|sexy|sensual|glamur|fotos? (?:recientes?|actual(?:es)?|tuya|suya|de cuerpo|de rostro|carnet|tamano|sin filtros?|de perfil)|(?:cv|curriculum|hoja de vida)(?: \\w+)? (?:con|y) foto\\w*|
      (?:mand|envi|adjunt|incluy|anex|acompan|agreg|traer|traig)\\w*(?: \\w+){0,4} (?:fotos?|fotografias?|selfies?)(?: al? \\w+)?|con fotos?|fotos obligatori\\w+|altos y|medidas (?:\\d|perfectas)\\w*|90 ?60 ?90`,
  },
];
