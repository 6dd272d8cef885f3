import type { Mention } from './rule.ts';

/**
 * Subjects that sales jobs hardly ever involve: health, belief, bodies, homes, families. An advert that brings one up about its
 * applicants asks about more than the job, whatever the grammar. Sentences about customers, equal treatment and what isn't
 * required are exempt, as for other mentions. Sources: the prohibited inquiries in EEOC guidance, the UK Equality Act 2010
 * (sections 4 and 60), and the examples in the European Commission's notes on Directives 2000/43/EC and 2000/78/EC.
 */
export const THEMES: readonly Mention[] = (
  [
    {
      kind: 'disability',
      isClear: true,
      words: `illness(?:es)?|disease[sd]?|diseases|disabilit(?:y|ies)|disorders?|impairments?|impaired|ailments?|asthma(?:tics?)?|diabet(?:es|ics?)|epilep(?:sy|tics?)|depress(?:ion|ed)|anxiety|adhd|autis(?:m|tic)|dyslexi(?:a|c|cs)|bipolar|schizophreni[ac]|
      hiv|crutches|walking sticks?|hearing loss|hearing impaired|hard of hearing|deafness|blindness|stamina|physical(?:ly)? (?:fit|fitness|strength|endurance|demanding|capable|sound|perfect|active|robust)|in (?:good |top |great |perfect )?(?:health|shape)|good health|perfect health|health (?:record|history|declaration|problems?|issues?|checks?)|medical (?:history|records?|conditions?|certificate|examination|exam|clearance)|
      chronic (?:\\w+)|mental (?:health|illness|problems?|issues?|toughness|strength)|mentally|psychological(?:ly)?(?: \\w+)?|psychiatric|medication|prescription drugs|sick ?(?:leave|days?|notes?|line|records?)|call(?:ing)? in sick|absence record|attendance record|time off sick|perfect (?:vision|hearing|eyesight)|eyesight|20/20|stammer(?:ers?|ing)?|stutter(?:ers?|ing)?|lisps?|
      robust constitution|nerves? of steel|thick skinned|unshakeable|never (?:\\w+ )?(?:ill|sick|tired|breaks? down|burns? out)|burn ?outs?|weaklings?|special needs|medically|no health|allerg(?:y|ies|ic)|back (?:trouble|pain|problems?)|bad backs?|
      enfermedad(?:es)?|dolencias?|padecimientos?|discapacidad(?:es)?|minusvalias?|asma|asmatic@|diabet(?:es|ic@)|epilepsia|depresion(?:es)?|ansiedad|tdah|autismo|dislexi(?:a|c@)|esquizofrenia|vih|sida|muletas|sordera|ceguera|salud (?:fisica|mental|perfecta|excelente|comprobada|de \\w+)|buena salud|perfecta salud|buen estado (?:de salud|fisico)|estado de salud|
      condicion(?:es)? fisicas?|forma fisica|resistencia fisica|fortaleza (?:fisica|mental|emocional)|aptitud fisica|reconocimiento medico|examen(?:es)? medicos?|certificado medico|historial (?:medico|clinico)|medicacion|psicologic@|psiquiatric@|(?:bajas?|licencias?) (?:medicas?|laborales?|por enfermedad)|tartamud(?:ez|o|a|os|eos?)|cojera|alergias?|problemas de (?:espalda|salud|columna|movilidad|vista|oido)|movilidad reducida|
      persona(?:s)? (?:sana|fuerte|resistente|robusta)s?|fisicamente|mentalmente|impedimentos?|secuelas|aguante fisico|nervios de acero|estabilidad emocional|equilibrio emocional|no se enferm\\w+|blandengues?|fragiles|debiles`,
    },
    {
      kind: 'religion',
      isClear: true,
      words: `religio(?:n|us|ns)|synagogues?|parish(?:ioners?)?|congregation|priests?|vicar|rabbi|imam|bible|biblical|qur'?an|koran|torah|gospel|scriptures?|pray(?:s|ers?|ing)?|worship(?:pers?)?|ramadan|sabbath|halal|kosher|hijabs?|headscar(?:f|ves)|turbans?|burqas?|kippahs?|skullcaps?|crucifix|god(?:ly)?|jesus|christ|allah|lord and savio(?:u)?r|
      faith|faithful|baptis(?:m|ed|ts?)|devout|pious|clergy|missionar(?:y|ies)|church ?going|born again|christianity|islam(?:ic)?|judaism|hinduism|catholicism|sects?|infidels?|heathens?|non believers|satanists?|scientolog(?:y|ists?)|spiritual(?:ly)? (?:\\w+)|fasting|dietary laws|
      religion(?:es)?|religios@|iglesias?|mezquitas?|sinagogas?|parroquias?|parroc(?:o|os)|parroquian@|cura parroco|sacerdotes?|biblia|biblic@|coran|evangelio|rezar|rezos?|oracion(?:es)?|orar|oramos|misas?|ramadan|sabado sagrado|velo islamico|hiyab|hijab|turbantes?|crucifijo|dios|jesucristo|fe cristiana|fe catolica|gente de fe|de fe|bautismo|bautizad@|comunion|confirmad[oa] por la iglesia|devot@|piados@|cofradia|catequesis|catequista|catolic@|cristian@|evangelic@|adventistas?|pentecostal(?:es)?|mormon(?:es)?|islam|sectas?|herejes?|infieles`,
    },
    {
      kind: 'orientation',
      isClear: true,
      words: `sexual(?:ity| orientation| preferences?| identity)|gender (?:identity|ideology|confusion|bending)|same ?sex|opposite sex|pronouns|closeted|coming out|deviants?|perverts?|pervers\\w+|unnatural|lifestyle choices?|alternative lifestyles?|traditional (?:couples?|marriages?|famil(?:y|ies)|values|lifestyle|households?|roles?)|natural (?:family|marriage)|man and (?:a )?woman|nuclear family|real (?:men|man|women|woman)|effeminate|manly men|girly men|butch|
      orientacion sexual|identidad de genero|ideologia de genero|mismo sexo|sexo opuesto|desviad@|pervertid@|invertid@|amanerad@|afeminad@|hombre con hombre|hombres hombres|mujeres muy mujeres|matrimonio(?:s)? (?:tradicional|natural|normal|como dios manda)(?:es)?|parejas? (?:tradicional|normal|natural)(?:es)?|familias? (?:tradicional|natural|normal|de bien)(?:es)?|moral (?:tradicional|catolica|intachable|cristiana)|buenas costumbres|vida ordenada|colectivo lgtbi?\\S*|lgtb\\S*|arcoiris|rarit@|machorras?|marimachos?`,
    },
    {
      kind: 'family',
      isClear: true,
      words: `childcare|child care|daycare|nursery runs?|school runs?|breast ?feeding|maternity|motherhood|fatherhood|parenthood|fertility|marital status|marriage|marrying|fiancee?s?|wedding plans?|spouses?|family (?:commitments?|obligations?|plans?|planning|duties|ties|responsibilit(?:y|ies)|status|situation|man|life|baggage|burdens?)|dependants?|dependents?|caring responsibilities|carer duties|elderly parents|toddlers?|newborns?|babysitters?|settled down|settle down|stable home life|home life|mummy|mommy|(?:young|small|little) (?:children|kids|ones)|starting a family|start a family|pregnan\\w+|unattached|no strings|footloose|fancy free|boyfriends?|girlfriends?|
      guarderias?|lactancia|maternidad|paternidad|estado civil|matrimonio|casarse|compromisos? (?:familiar|personal|sentimental)(?:es)?|cargas?(?: familiares)?|obligaciones (?:familiares|domesticas|personales)|responsabilidades (?:familiares|domesticas)|situacion familiar|vida familiar|planes? (?:de familia|familiares)|hij[oa]s? (?:pequen@|menores|a cargo|a su cargo)|embaraz\\w+|prometid@|novi[oa]s?|pareja estable|ataduras|sin compromiso|quedar(?:se)? en estado|en estado de gestacion|amas? de casa|a cargo de (?:mayores|menores|familiares)|vida (?:resuelta|hogarena)`,
    },
    {
      kind: 'appearance',
      isClear: true,
      words: `good looks|physique|beautiful|handsome|pretty|gorgeous|stunning|cute|sexy|attractive(?:ness)?|photogenic|slim|slender|skinny|curvy|chubby|fat|obese|overweight|plus ?size[sd]?|tattoos?|tattooed|piercings?|beards?|bearded|shaven|moustaches?|bald|hair ?(?:colou?r|style|cut|dye|length)?|hairstyles?|blue hair|blond(?:e|es)?|brunettes?|redheads?|make ?up(?! (?:half|most|a|the|for|our|two|part|your|about))|heels|short skirts?|nice legs|wrinkles|well dressed|head ?shots?|selfies?|full body|groom(?:ed|ing)|bmi|dress size|cup size|model material|
      belleza|bell[oa]s?|guap@|bonit@|lind@|atractiv@|delgad@|esbelt@|gord[oa]s?|gordit@|obes@|sobrepeso|tatuajes?|tatuad@|piercings?|barba|bigote|afeitad@|calv[oa]s?|pelo (?:largo|corto|tenido|rubio|arreglado)|rubi@|moren[oa]s? guap\\w+|pelirroj@|maquillaje|maquillad@|tacones|minifalda|sonrisa(?: bonita| perfecta| cautivadora)?|dentadura|silueta|buen ver|agraciad@|fotogenic@|estatura|selfies?|presencia|apariencia|aspecto fisico|imagen (?:personal|impecable|cuidada|atractiva)|bien vestid@|bien arreglad@|arregladit[ao]s?`,
    },
    {
      kind: 'race',
      isClear: true,
      words: `racial(?:ly)?|ethnic(?:ity|ities)?|skin colou?r|caste|tribal|bloodline|whiteness|caucasian|blacks|negroes|coloureds?|coloured people|orientals?|aboriginals?|first nations|mixed race|mulatto|blond and blue|blue eyed|blue eyes|surnames?|sounding names?|anglo(?: saxon)?|ghetto|urban accent|afro|dreadlocks?|cornrows|nordic type|
      raza|racial(?:es)?|etni(?:a|co|ca|cos|cas)|tez|color de piel|apellidos?|blanquit@|negrit@|indigenas?|indi[oa]s|afro\\w*|mestiz@|cholos?|ojos (?:claros|azules)|casta|rasgos|facciones|morenit@|prietos?|rumanos|moros?|sudacas?`,
    },
    {
      kind: 'nationality',
      isClear: true,
      words: `nationality|nationalities|citizens?(?:hip)?|passport (?:holders?|required|mandatory|of)|foreigners?|foreign (?:born|nationals?|workers?|candidates?|applicants?)|immigrants?|migrants?|immigration status|visa status|green ?cards?|naturali[sz]ed|native born|homegrown|born (?:and|here|in|abroad)|country of (?:birth|origin)|national origin|birthplace|place of birth|overseas (?:candidates?|applicants?|workers?)|non (?:eu|us|uk|citizens?|nationals?|locals?)|refugees?|asylum|locals only|compatriots?|countrymen|patriots?|true (?:brits?|americans?|britons?)|
      nacionalidad(?:es)?|ciudadani[ao]s?|extranjer@|inmigrantes?|migrantes?|nacid@ (?:en|aqui)|pais de (?:origen|nacimiento)|lugar de nacimiento|naturalizad@|compatriotas?|paisanos?|de la tierra|autocton@|criollos?|oriund@|de (?:pura )?cepa|extracomunitari@|refugiad@`,
    },
    {
      kind: 'accent',
      isClear: true,
      words: `native (?:speakers?|level|fluency|english|spanish|tongue|proficiency)|native-like|mother ?tongues?|first language|maternal language|accents?|accented|pronunciation|diction|dialects?|elocution|speak(?:s|ing)? (?:without|like|as)|sound(?:s|ing)? (?:like|foreign|american|british|local|native|posh)|foreign sounding|broken english|non native|born speakers?|queen'?s english|twang|drawl|
      nativ[oa]s?|lengua materna|idioma materno|primera lengua|acentos?|pronunciacion|diccion|dialecto|hablar? (?:sin acento|como)|castizo|seseo|ceceo|deje (?:extranjero|andaluz|caribeno)?|tonito|cantadito`,
    },
    {
      kind: 'age',
      isClear: true,
      words: `age(?:d|s)?|date of birth|birth ?(?:date|year|day)|young(?:er|est)?(?! (?:compan\\w+|business\\w*|brands?|products?|start ?ups?|markets?|firm|industry|field|wines?|technolog\\w+|vehicles?|cars?|models?|buildings?|houses?|homes?|stock|machines?|versions?|systems?|customers?|clients?|trees|plants|animals|cattle|learners|readers|drivers|couples|colleagues?|members?|sellers?|of us|of (?:our|the|three|two|four)|hires?|sister|brother|daughter|son|than the))|young(?:sters?|ish)|youth|older(?! (?:compan\\w+|business\\w*|brands?|products?|start ?ups?|markets?|firm|industry|field|wines?|technolog\\w+|vehicles?|cars?|models?|buildings?|houses?|homes?|stock|machines?|versions?|systems?|customers?|clients?|trees|plants|animals|cattle|learners|readers|drivers|couples|colleagues?|members?|sellers?|of us|of (?:our|the|three|two|four)|hires?|sister|brother|daughter|son|than the))|elderly|old ?(?:timers?|people|er workers)|ageing|aging|middle ?aged|twenties|thirties|teens?|teenage(?:rs?)?|grey hair(?:ed|s)?|retire(?:es|ment)|pensioners?|new blood|fresh faces?|fresh(?:ly)? (?:graduated?|minds?|out)|school leavers?|starting out|start of your career|early (?:in your )?career|over ?experienced|over ?qualified|too senior|experienced hands need|up and coming|
      edad(?:es)?|fecha de nacimiento|joven(?:es)?|jovencit@|juventud|juvenil(?:es)?|mayorcit@|veteran[oa]s?|vieja guardia|viej[oa]s?|ancian@|madurit@|cuarenta y tantos|cincuentones|jubilad@|jubilarse|universitari@ recientes?|becari@ eternos?|canas en la cabeza|treinta y tantos|veinti(?:tant|poc|pic|algo)\\w*|treintaner@|savia nueva|caras nuevas|millennials?|zeta|gen z`,
    },
    {
      kind: 'place',
      isClear: true,
      words: `post ?codes?|zip ?codes?|postal codes?|housing estates?|council estates?|residential address|address in|commuting distance|live (?:locally|nearby|close|within)|living (?:locally|nearby|close|within)|resid(?:e|es|ing|ents?|ence)|reside in|local residents?|side of (?:town|the river|the tracks)|out of towners?|country bumpkins?|provincials?|
      codigo postal|vecindario|vecin[oa] de|domicilio|empadronad@|empadronamiento|residentes? en|residir|residencia en|reside en|vivir (?:en|cerca|a menos)|vivas? (?:en|cerca|a menos)|viva[ns]? (?:en|cerca)|provincian@|de provincias?|de pueblo|forane@|conurbano|extrarradio|comprobante de domicilio`,
    },
    {
      kind: 'school',
      isClear: true,
      words: `alma mater|ivy ?league|oxbridge|russell group|top (?:tier|\\d+|ranked|notch)? ?(?:universit(?:y|ies)|schools?|colleges?|mba|business schools?)|elite (?:universit(?:y|ies)|schools?|colleges?|institutions?|education)|grandes? ecoles?|private (?:schools?|universit(?:y|ies)|education|colleges?)|public school(?:boys?| educated)|boarding school|finishing school|grammar school|old boys|ranked (?:universit(?:y|ies)|schools?)|university ranking|(?:harvard|yale|princeton|stanford|eton|lse|wharton|insead|bocconi|sciences po|iit|iim|hec|esade|iese|icade|cunef|deusto|itam|tec de monterrey|anahuac|javeriana|uniandes|di tella|udesa|pucp|universidad de los andes|adolfo ibanez)|(?:state|community|polytechnic) (?:school|college|university) (?:graduates?|grads)|
      (?:universidad|escuela|centro|facultad|instituto)(?:es|s)? (?:privad[oa]s?|de elite|de prestigio|top|de primer nivel|reconocid[oa]s?|de pago|de renombre|religios[oa]s?|extranjer[oa]s?)|colegios? (?:de pago|bilingues?|mayores|de monjas|de curas|ingles|aleman|americano|britanico|liceo frances)|liceo frances|ranking de universidades|buena universidad|buenas universidades|buen colegio|universidad publica no|jesuitas|maristas|opus`,
    },
    {
      kind: 'culture',
      isClear: true,
      words: `ninjas?|rock ?stars?|gurus?|wizards?|jedi|hustl(?:e|ers?|ing)|grind(?:ers?|set)?|beasts?|beast mode|warriors?|killers?|sharks?|wol(?:f|ves)|predators?|savages?|superheroes?|superhumans?|a ?players?|alphas?|bros?|bro|lads?|frat|family here|culture fit|cultural fit|culture add only|like ?minded|vibes?|one of us|after ?parties|party (?:hard|animals?)|booze|hangovers?|all ?nighters?|work is (?:life|everything|your life)|live for (?:the )?(?:work|sales|the job)|24/7|sleep (?:is|when)|no whin(?:ers?|ing)|snowflakes?|banter|thick skin|work ?aholics?|
      cracks?|tiburon(?:es)?|lobos?|fieras?|bestias?|guerrer@|killer|depredador(?:es)?|manada|tribu|pandilla|familia aqui|canallas?|fiestas?|fiester@|afterworks?|borrachera|juerga|trasnochar|ponerse la camiseta|camiseta puesta|sudar la camiseta|sangre en las venas|hambre de (?:exito|ganar|gloria|dinero|triunfo)|hambre|sin quejas|quejicas?|llorones|lloricas?|obsesionad@|adict@ (?:al trabajo|a las ventas)|vivir para trabajar|encaje cultural|buen rollo|mentalidad (?:de tiburon|ganadora|alfa)|todoterreno 24`,
    },
  ] as const satisfies readonly Mention[]
).map((theme) => ({ ...theme, isTheme: true }));
