import type { Mention } from './rule.ts';

/**
 * Further words for sex, age and family life. Sources: Gaucher, Friesen and Kay 2011; EEOC, 29 CFR 1604.5 and 1625.4; ACAS, "Age discrimination:
 * recruitment"; the UK Equality Act 2010, sections 5, 8 and 18; articles 2 and 9 of Spain's Ley 15/2022 and article 10 of Ley Orgánica 3/2007.
 */
export const LIFE_VOCABULARY: readonly Mention[] = [
  {
    kind: 'gender',
    isDominant: true,
    words:
      'lad(?:y|ies)|gents?|girls?|guys?|gals?|lass(?:es|ie|ies)?|blokes?|chaps?|fellas?|boys?|lads?|chicas?|senoritas?|nenas|damas?|caballeros?',
  },
  {
    kind: 'gender',
    words: `m[ae]n|wom[ae]n|gentlem[ae]n|males?|females?|(?:masculine|feminine|manly|motherly|fatherly|womanly|girly|laddish|ladylike|virile)(?: \\w+)?|
      (?:door|bar|door to door sales|yard|ad|anchor|trades|sports|country|yes|front|hard|tea|sales|promo|shop|office|dinner|cleaning|bar|front ?desk|cover|poster|weather) ?(?:m[ae]n|girls?|lad(?:y|ies)|wom[ae]n|boys?)|girl friday|man friday|bubbly (?:personality|girls?|character|blonde|lady)|sweet voice|soft voice|
      dominant (?:personality|character|presence|closers?|sellers?|types?)|dominant(?=,)|ruthless\\w*|cut ?throat|hard ?men|tough guys?|testosterone|balls|macho|bromance|boys? club|locker room|wears? the trousers|sisterhood|queen bees?|divas?|mansplain\\w*|better sex|fair(?:er)? sex|weaker sex|masc|fem`,
  },
  {
    kind: 'gender',
    words: `hombres?|mujer(?:es)?|varon(?:es)?|caballeros?|damas?|damitas?|senor(?:a|as|ita|itas)|chic[oa]s?|muchach[oa]s?|pib[ea]s?|chav[oa]s?|nenas?|minas|tias?|tios?|feminas?|hembras?|machotes?|hombria|viril(?:es|idad)?|(?:personal|perfil|voz|sexo|genero|publico interno|equipo|plantilla|candidat@|recepcionista|secretaria|asistente|auxiliar|vendedor(?:a|es|as)?)(?: \\w+){0,3} (?:femenin|masculin|varon)\\w*|femenin[oa]s?|masculin[oa]s?|
      secretarias?(?! (?:de (?!direccion|gerencia|ventas)|del|general|tecnica|distrital|nacional))|azafatas?|camareras?|recepcionista senorita|limpiadoras?|ninera|asistentas?|telefonistas femeninas|chicas? (?:de|para) \\w+|voz (?:dulce|suave|sensual)|dulzura|coqueta|delicadeza femenina|instinto maternal|mano de hierro|llevar los pantalones|fuerza bruta|testosterona|sexo (?:debil|fuerte|bello|opuesto)|bello sexo|tipo (?:duro|alfa)|labia de macho`,
  },
  {
    kind: 'age',
    words: `bright young|young things?|younger|old (?:farts?|codgers?|dogs?|folks?|boys|crows?|hags?|men|ladies|people|fogies|fogeys|fashioned people)|coffin dodgers?|fossils|relics|dinosaurs?|has ?beens?|grand(?:pas?|mas?|fathers?|mothers?|ads?)|mid ?life|empty nest\\w*|gap ?year\\w*|school ?leavers?|freshers?|college (?:kids?|leavers?|graduates?)|uni leavers?|
      (?:average|median|mean|typical) age(?: \\w+){0,2}(?: \\d\\d)?|\\d\\d ?year ?olds?|(?:twenty|thirty|forty|fifty|sixty|\\d0) ?somethings?|\\d\\d and (?:under|over|above|below)|in (?:his|her|their|your|the)? ?(?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s|60s)|baby ?faced|wet behind the ears|raised on \\w+|grew up (?:with|on|online)|grown up (?:with|on|online)|born digital|
      (?:tiktok|snapchat|instagram|internet|smartphone|digital) (?:generation|natives?)|gen(?:eration)? ?(?:z|y|alpha|x)|(?:nearing|near|close to|towards|approaching|before|run to|years? (?:off|from|to)) retirement|retirement age|winding down|years young|energy of youth|spring chickens?|vigou?r(?:ous)?|youth(?:s|ful)?|youngish|under ?age|over ?age|grey hairs?|grey haired|silver ?haired|slow down with age|too (?:old|experienced|young)|old ?school (?:types|reps|people)|old timers?|stuck in (?:their|the) (?:ways|past)|set in (?:their|your) ways|graduated (?:within|after|since|no more|not more|less|in (?:19|20)\\d\\d)|graduates? of (?:20|19)\\d\\d|class of \\d+`,
  },
  {
    kind: 'age',
    words: `viejun@|vejestorios?|carcamal(?:es)?|dinosaurios?|fosiles|abuel(?:o|a|os|as|etes)|tercera edad|prejubilad@|jubilar(?:se|te)|(?:anos|cerca|puertas|punto) de (?:la jubilacion|jubilar\\w*)|veinti ?pico|treinta y (?:pocos|tantos|algo|pico|largos)|cuarenta y (?:pocos|tantos|algo|pico)|(?:media|promedio) de (?:edad|\\d\\d)|(?:edad|media) (?:media|promedio)|veintean?er@|veintan?er@|treintan?er@|cuarentan?er@|cuarenton(?:es|a)?|cincuenton(?:es|a)?|recien salid@ del? (?:\\w+)(?: \\w+)?|
      sin (?:vicios|canas)|vicios de (?:otr[oa]s|la)|carne fresca|peina[nr]? canas|yogurin(?:es)?|pipiol@|generacion (?:z|x|alfa|tiktok|millennial|digital)|centennials?|mente (?:joven|abierta y joven|centennial)|alma joven|veteran[oa]s?|demasiad[oa] (?:mayor|experiencia|joven)|sobrecualific\\w+|sobrecalific\\w+|no (?:cumplid|superar los|pasar de los)\\w*|rango (?:de edad|etario)|etari[oa]|(?:entre|de) los \\d\\d|(?:1[6-9]|[2-4]\\d) ?/ ?[2-6]\\d(?: anos)?(?! (?:de exp|en |como|horas|clientes))`,
  },
  {
    kind: 'family',
    words: `married|divorced|widow(?:s|ed|ers?)?|wives|wife|husbands?|spouse|hubby|missus|fianc\\w+|kids|toddlers?|moms?|mums?|rush (?:home|back)|home (?:by|at) (?:five|six|seven|5|6|7)|bed ?time|flown the nest|part ?timers?|child ?bearing|expectant|biological clock|honeymoons?|engaged couples?|responsibilities at home|domestic (?:duties|responsibilities|obligations|commitments|ties|situation)|home ?makers?|unencumbered|encumbrances|
      accompanied by|(?:remain|stay|be|still) single|single (?:people|men|women|man|woman|person|life|lady|guys?|and|by choice|status)|baby (?:bump|plans?|brain|on the way)|mat(?:ernity)? leave|going on leave|someone at home|family (?:first types|people|guys?|emergenc\\w+)|school (?:run|pick ?ups?|gates?|plays?)(?: \\w+)?|pick(?:ing)? up (?:the |your )?(?:kids|children)|sick (?:kids?|child(?:ren)?)|nannies|nanny|(?:young|small|new) (?:mothers?|fathers?|parents?|famil(?:y|ies)|babies)|mother(?:s|hood)?|fathers|responsibilities outside`,
  },
  {
    kind: 'family',
    words: `hij[oa]s?|crios?|peques|bebes?|esposa|esposo|conyuges?|marido|(?:su|tu) (?:mujer|pareja|familia)|sin pareja|bodas? a la vista|(?:planes de|pensando en) (?:boda|casar\\w+|maternidad|familia|tener \\w+|(?:la |tu |su )?baja)|ser (?:madre|padre)|recoger a los|cole de|colegio de los|baja (?:de |por )?(?:maternidad|paternidad)|excedencias?|solteria|solteron@|convivencia|emparejad@|casad[oa]s?|solter[oa]s?|divorciad[oa]s?|viud[oa]s?|madres? (?:solter|primeriz|de)\\w*|padres? de|mamas|papas de|cargas(?= (?:famil|person)|[.,;]|$)|vida familiar|familiares a (?:su |tu )?cargo|reloj biologico|quedarse? (?:en casa|en estado|prenada)|edad fertil|atad[oa]s? a|ataduras|sin nada que (?:te|le|los) ate`,
  },
];
