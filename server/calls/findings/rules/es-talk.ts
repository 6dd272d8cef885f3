import type { Rules } from './rules.ts';

/** Spanish patterns for likes, doubts, wishes, questions and roles. */
export const SPANISH_TALK_RULES: Rules = {
  praise: `
    {like} ..3 / {be} ..2 {good} / que ..1 {good} / muy|tan|super|bastante|la_mar_de ..1 {good} / {solve} / {better} ..1 que /
    una ..1 maravilla|pasada|gozada / me|nos ..1 {be} ..2 {good} / lo ..1 mejor / justo|exactamente ..1 lo que / lo que ..1 necesit* /
    {not} ..1 {problem} ..2 desde / ya no ..3 {must}|tengo|tenemos / gracias a / desde que lo|la ..1 {use} / recomend* ..2 /
    os|lo|te ..1 {he|hemos} ..1 recomendado / siempre ..1 contest* / se entiende ..2 / se nota ..2 / me ..1 quita un peso / menos ..1 de lo que /
    lo de ..6 {good} / ahorr* ..3 / va|van|funciona ..1 {good} / a mi ..4 {good} / mejor ..1 que / en la mitad / en ..1 {number_any} ..1 minutos /
    se ..1 paga solo / menuda diferencia / eso ..2 me|nos ..1 {solve} / mas ..1 {facil|rapido|claro|comodo|barato} ..2 /
    gente|equipo ..3 {contenta|contento|encantada|encantado|feliz} / que ..1 alivio / me alegra`,
  praise_not: `
    {would_be} / {wish} / {not} ..2 {good} / {not} ..2 {like} / buenos dias / buenas tardes / esta bien $ / muy bien $ / buena pregunta /
    si ..4 {subjunctive} / que ..1 bien $ / demasiado {good} / bien ..1 pero / ver bien / suena ..1 bien / mas ..1 bien / tan ..1 {good} ..1 como`,
  gripe: `
    no ..2 {like} / no ..2 {good} / {be} ..2 {bad} / {bad} / {worried} / {expensive} / {problem} / {fail} / {people} ..3 no ..3 /
    no ..2 me|nos ..2 fio|fiamos|convence|cuadra|gusta|sirve|vale|llega|encaja / no ..1 se ..1 si / no ..1 estoy ..1 segur* /
    no ..1 tengo|tenemos ..1 {tiempo|presupuesto|gente|claro} / me ..1 da ..1 {miedo|cosa|pereza|reparo|respeto|vertigo} / los ..1 de ..1 antes /
    la ..1 ultima ..1 vez / demasiado / {hard} / nos ..1 {quedamos|dejaron|dejo} ..3 / y ..1 si ..1 / nadie ..3 / el ..1 problema / lo ..1 malo /
    no ..2 va ..2 a ..1 / no ..2 quiero ..2 / de ..1 momento ..1 no / ahora ..1 no / otra ..1 vez / sigue|seguimos|siguen ..1 {sin|igual|esperando} /
    ya ..2 lo ..1 dije / permanencia|atad* / darme|darnos ..1 de ..1 baja / aprender ..2 otr* / cada ..1 vez ..1 que / al ..1 final ..3 no /
    pierdo|perdemos|perderia|perderiamos / no ..3 interesa / lo ..1 veo ..1 {dificil|complicado|negro|verde} / eso ..1 lo ..1 dicen ..1 todos /
    un ..1 poco ..1 {bad} / me ..1 preocupa / cuesta ..1 {creer|mucho} / se ..1 nos ..1 va / tard* ..3 {span} / sin ..1 poder /
    echar ..1 para ..1 atras / no ..1 lo ..1 veo / tampoco ..2`,
  gripe_not: `
    sin ..1 {problem} / no ..1 hay ..1 {problem} / ningun ..1 {problem} / no ..1 {problem} / no ..1 me ..1 va ..1 mal / nada ..1 mal /
    no ..1 esta ..1 mal / no ..1 pasa ..1 nada / sin ..1 prisa / no ..1 sabria / no ..1 solo / no ..1 se $ / no ..1 te ..1 preocupes`,
  status_quo: `
    {current} / a ..1 mano / en ..1 papel / en ..1 excel / con ..1 excel / hojas ..1 de / libreta / perdemos ..3 {span} / cada ..1 mañana /
    cada ..1 mes / siempre lo`,
  wish_feature: `
    {wish} ..6 / {want} ..1 que ..2 {subjunctive}|{able} / {want} ..3 {function} / que ..1 {able}|{subjunctive} ..5 /
    que ..1 {clitic} ..1 {able}|{subjunctive} / {must} ..3 {able}|{function}|poder / tendria que ..3 {able}|poder|{function}|salir|avisar /
    deberia ..2 / falta ..3 / echo|echamos ..1 en|de ..1 falta|menos / si ..2 {subjunctive} ..4 {good}|ideal|genial / seria|estaria ..2 {good} ..2 /
    no ..2 se ..1 podria ..3 / poder ..3 {function} / ojala / para ..1 cuando ..3 / no ..2 entiendo ..2 por que no /
    por que no ..2 {se|hay|puede|tiene} / un ..1 boton / una ..1 opcion / requisito / imprescindible / pido|pedimos|pedia ..2 {que|un|una} /
    a ver ..1 si ..2 {subjunctive|poneis|podeis|pueden|ponen} / meted|poned|anadid ..3 / lo ..1 que ..1 {yo} ..1 necesito`,
  wish_not: `
    {price_core} / {deal} / quiero|queria|queremos ..1 saber|preguntar|entender|ver|hablar|comentar|decir|pensar /
    me ..1 gustaria ..1 saber|hablar|ver|comentar|preguntar|que_vinier*|conocer / necesito ..2 {role} / no ..1 hace ..1 falta / no ..1 necesit* /
    que ..1 venga ..2 {ella|el|role|name}`,
  ask: `
    queria|quisiera|quiero|querria|gustaria ..1 saber|preguntar|entender / me ..1 pregunto / me ..1 puede|puedes ..1 decir|explicar|aclarar /
    no ..1 me ..1 queda|quedo ..1 claro / tengo ..1 una ..1 duda / mi ..1 pregunta / una ..1 pregunta / otra ..1 pregunta /
    sabe|sabes|sabeis ..1 si|cuando|como / duda ..2 {si|como|cuanto} / digame ..2 {si|como|cuanto|que} /
    no ..1 se ..1 si ..2 {se_puede|teneis|tienen|hay} / me ..1 falta ..1 saber / explicame|expliqueme ..2`,
  ask_not: `
    {small_talk} / no $ / verdad $ / eh $ / vale $ / tienes tiempo / me ..1 puedes|puede ..2 {mandar|enviar|pasar|repetir} /
    puedes|puede|podeis|podrias|podria ..2 {mandar|enviar|pasar|repetir|compartir|confirmar} / a ..1 que ..1 si / que ..1 quieres ..1 que / sabes $ /
    como ..1 dices / perdon $ / por ..1 que ..1 no $ / y ..1 yo`,
  q_decider: `
    quien ..5 {decide}|{decide_core}|implicad*|toma|firma|participa|decide|mas|lleva / {decide} ..3 {vuestro|su} ..1 lado / decision /
    depende ..2 de ..1 {alguien|usted|ti} / consultar ..2 con / alguien ..1 mas / de ..1 su ..1 lado / visto bueno`,
  q_when: `
    cuando ..4 / para ..1 cuando / que ..2 plazo|plazos|fechas|fecha / plazos|fechas / prisa|urgencia / en ..1 que ..1 {span}`,
  q_price: `
    cuanto ..3 {pagais|paga|pagan|abona|abonan|gasta|gastais|cuesta|os|le} / presupuesto / que ..1 {precio|coste|tarifa} / la ..1 inversion /
    {price_core}`,
  q_current: `
    con ..1 que|quien ..3 {use}|trabaja*|{current} / que ..3 {use}|usa*|utiliza* ..2 / que ..2 sistema|programa|herramienta|proveedor /
    como ..2 {lo}? {gestion*|haceis|hace|hacen|llevais|llevan|lleva|trabajais|organiz*} / como ..4 {current} / disponen|teneis|tienen|tiene ..2 ya /
    hasta ahora`,
  q_missing: `
    que ..4 {falta|faltan|cambiaria*|mejorar*|anadir*|necesit*|eche*|gustaria|pedir*|pondria*} / algo ..3 {falte|falta|eche*|mejorar|cambiar} /
    que ..2 os ..2 falta / varita / echen|eche|echais|echas ..1 en ..1 falta / como ..1 deberia / que ..2 {pedirias|pediria|cambiarias}`,
  q_worry: `
    algo ..4 {preocupe|preocupa|frene|frena|guste|moleste|funcione|no} / que ..3 {preocupa|frena|falla|molesta|problema|problemas|dudas|pega|pegas} /
    alguna ..1 {duda|pega|objecion|preocupacion} / que ..1 ha ..1 pasado / que ..1 paso / por ..1 que ..1 no / que ..3 no ..2 {funciona|gusta|va}`,
  q_liked: `
    que ..1 tal ..3 / que ..2 {parece|parecio|pareceria|parecido} / como ..3 {ve|veis|ves|ven|va|ha_ido|fue|llevais|lleva} /
    que ..2 {gusta|gusto|gustado|funciona} / como ..2 {encuentra*} / satisfech*|content* / os|le|te ..1 {encaja|convence|gusta|cuadra|sirve} /
    que ..1 opina* / y ..1 las|los|el|la`,
  q_meet: `
    {propose} / {meet} ..4 {weekday}|{day}|{number_any}|{month} / quedamos|quedemos / cuando ..3 {meet}|{meet_verb} / le|te|os ..1 parece ..2 que`,
  q_compare: `
    compar* / otra|otras|otro|otros ..2 / alguien|alguna|algun ..1 mas / estais|esta|estan ..2 {viendo|mirando|hablando|valorando} /
    ya ..1 no ..2 {viendo}`,
  seller: `
    comparto ..2 pantalla / os|te|le|les ..1 {enseno|explico|muestro|resumo|cuento|comparto|paso|mando|envio|llamo|remito} /
    nuestro|nuestra|nuestros|nuestras ..1 {product}|clientes|asegurados|plataforma|equipo|precio|tarifa|app|solucion /
    tenemos ..2 {clientes|videoconsulta|integracion|dos|plan|planes} / ofrecemos|incluimos|integramos|cobramos /
    gracias ..1 por ..2 {atender*|tiempo|recib*|venir|conect*|vuestro|su|tu} / con ..1 que ..2 {trabaj*} /
    cuantas|cuantos ..2 {personas|empleados|alumnos|usuarios|tiendas|locales|gente} / quien ..4 {decide}|toma|firma /
    que ..2 {os|le|te} ..1 {parece|parecio|preocupa} / le|les|os ..1 interesa ..2 / algo ..2 que ..2 {preocupe|eche*|falte|le} / lo ..1 entiendo /
    me ..1 alegro / lo ..1 siento / aqui ..1 teneis|tiene|tienen|veis / le ..1 llamo ..1 de / esta ..1 incluido / incluido|incluida /
    para ..1 producto / cuentame|cuenteme|contadme / como ..2 {os|lo|le} ..2 {organiza*|gestion*|hac*|va} / os ..1 parece / entiendo`,
  buyer: `
    {i}|{we} ..1 {want} / nosotros ..2 / lo ..1 que ..2 {necesit*|tenemos|busc*} / cuanto ..2 {cuesta|vale|sale|cuestan|seria} / por ..1 cuanto /
    y ..1 si / se ..1 puede ..2 / podeis|pueden|podriais ..2 / teneis|tienen ..2 / incluye ..1 / mi|nuestro ..1 {role} / {imperative} /
    mi|nuestro ..1 {people} / me ..1 {gusta|encanta|preocupa|parece} / los ..1 de ..1 antes / lo ..1 apunto / quisiera ..1 /
    hay ..1 {carencias|permanencia|descuento|limite} / que ..1 pasa ..1 si / nos ..1 {paso|quedamos|dijeron|cambian} / no ..1 me ..1 convence /
    trabajamos ..1 con / venimos ..1 de / que ..2 incluye`,
};
