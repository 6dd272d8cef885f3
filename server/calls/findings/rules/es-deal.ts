import type { Rules } from './rules.ts';

/** Spanish patterns about decisions, payment, dates, tasks and meetings. */
export const SPANISH_DEAL_RULES: Rules = {
  decider: `
    {role}|{name} ..4 {decide_core} / {decide_core} ..4 {role}|{name} /
    {role}|{name} ..2 {must} ..2 firmar|aprobar|decidir|ver|validar|autorizar|dar|votar|aceptar|estar / consultar* ..2 con ..2 {role}|{name} /
    consultarlo|hablarlo|comentarlo|verlo|mirarlo ..1 con ..2 {role}|{name} / convencer ..1 a ..2 {role}|{name} / depende ..1 de ..2 {role}|{name} /
    pasa|pasar|va|sube|llega|tiene_que_pasar ..1 por|a ..2 {role} / lo|la|eso|esto ..1 decide|firma|aprueba|autoriza|ve|lleva|paga ..3 {role}|{name} /
    {role} ..3 que ..2 {decide_core}|manda|pone|lleva / sin ..2 {firma|permiso|aprobacion} ..2 de ..2 {role} / quien ..2 {decide_core} es /
    {role} ..2 {ultima_palabra} / me|nos ..1 autorizo / el|la que ..2 {decide_core}|manda|pone`,
  decider_self: `
    decido|firmo|apruebo|autorizo ..1 yo / yo ..2 decido|firmo|apruebo|autorizo|mando / es ..1 mi ..1 decision|presupuesto|empresa|negocio|dinero /
    la ..1 decision ..1 es mia / lo ..1 decidimos nosotros /
    soy|somos ..2 {quien|el_que|la_que|los_que|las_que} ..2 {decide_core}|decido|decidimos|firmo|firmamos|paga|pago|manda|mando /
    no ..1 tengo_que ..2 {preguntar|consultar|pedir} / la ..1 tomo yo / yo ..1 {solo|sola|misma|mismo} / yo soy ..1 {role} / conmigo ..1 basta /
    nadie ..1 mas`,
  decider_not: `
    no|ni|tampoco ..2 {decide_core} / solo ..2 informa|informan|asiste|recomienda|opina|aconseja / sin voto / no pinta nada / ni pincha`,
  price: `
    {price_core} / {number_any} ..3 {per_time} / {number_any} ..2 {currency} / {currency} {number_any} /
    cuanto|cuanta ..3 cuesta|vale|sale|seria|saldria|cobra|cobrais|cobran|pagais|paga|pagan|abona|abonan|costaria|es / por cuanto / {per_time} /
    gratis|gratuito|gratuita / sin ..1 coste / con|sin ..1 {iva|impuesto|permanencia} / {number_any} por ciento|% / pagar ..3 {a|con|por|en} /
    pago ..1 {a|por|unico|mensual|anual} / descuento|rebaja / incluido|incluida ..2 en ..1 {precio|cuota|plan} / doce|veinticuatro|treinta meses /
    {price_verb} ..3 {number_any} / anticipo / bien de precio / me ..1 cobra* / precio cerrado / presupuesto ..2 {aprobado|para|de} /
    licencia|licencias ..3 {number_any} / contra entrega / sube ..2 {cada|año|todos} / pagamos ..4 /
    se|le|os|te ..1 queda|quedaria|dejo|deja|dejar ..2 en ..2 {number_any} / dejar* ..2 en ..2 {number_any} / en ..1 cuanto / sobrecoste / carisim* /
    facturar ..2 en / por ..1 {reserva|viaje|usuario|alumno|paciente|caja} ..1 / cuanto ..1 es $ / se ..1 lleva ..2 de ..1 cada / porcentaje /
    nada ..1 por ..1 / devolver* ..3 {pagado|meses|dinero} / es ..1 un ..1 robo / mes ..1 a ..1 mes / bonifica* / mas ..1 {number_any} ..1 por /
    se ..2 paga|cobra / inversion`,
  price_other: `
    {other_money} / nos ..1 costo / me ..1 costo / perdimos ..3 / facturamos / multa / vendemos ..2 a / cobramos ..2 a ..1 nuestros / tarifa ..3 luz`,
  time_plan: `
    {deadline} ..3 {month}|{season}|{weekday}|{day}|{span} / en|a|de|desde|para|hasta|hacia|durante ..3 {month}|{season} / {number_any} ..1 {span} /
    cuanto ..1 antes / lo ..1 antes / a partir de / sin prisa / prisa / en ..1 {number_any} ..1 {span} / dentro de ..2 {span} / {day} /
    cuanto ..1 tarda|tardais|tardan|tardaria|lleva / cuando ..4 {start} / plazo|plazos / el|la ..1 {span} que viene / el {number_any} de /
    primer|segundo|tercer ..1 trimestre|semestre / principios|mediados|finales de / {season}`,
  time_want: `
    {must}|{want}|{wish} ..6 {deadline}|antes|para|en / {start} ..4 {deadline}|antes|en|para|a / {must} ..4 {start} / {want} ..4 {start} / {term_end} /
    {start} ..3 {takes} ..3 {number_any} ..1 {span} / {number_any} ..1 {span} ..4 {start} / {takes} ..2 {number_any} ..1 {span} / idealmente /
    antes de ..3 {month}|{season} / para ..2 {month}|{season} / la idea es / decidir ..3 en|antes|para|este / no ..3 antes de|hasta /
    contrato ..4 {deadline} / poliza ..2 vence|acaba|termina / abrimos|inauguramos|arrancamos|empezamos ..3 {month}|{season}|en|el /
    como ..1 muy? tarde / cuanto ..1 tarda|tardais|tardan|tardaria|lleva / cuando ..3 podriamos|podemos|se_podria ..2 {start} / cambian ..2 /
    se ..1 reune ..3 / tendria que estar / necesito ..2 estemos / hay que ..1 avisar`,
  task_ask: `
    {imperative} / puedes|puede|podeis|pueden|podrias|podria|podriais|podrian ..2 {deliver}|{task} /
    me|nos ..1 puedes|puede|podeis|pueden|podrias|podria|podrian ..2 /
    me|nos ..1 mandas|manda|mandais|mandan|envias|envia|enviais|envian|pasas|pasa|pasais|pasan|preparas|prepara|preparais|preparan|confirmas|confirma|confirmais|confirman|dices|dice|decis /
    que ..1 me|nos ..1 {subj_act} / necesito|necesitamos|necesitaria|necesitariamos ..2 {document} / {document} ..5 por favor /
    por favor ..2 {document} / quiero|queremos|quisiera ..1 que ..2 {subj_act} / {document} ..4 para ..1 el ..1 {weekday}|{date} /
    hagame|hazme|haganos ..3 / si me|nos ..1 {puedes|puede|mandas|manda|pasa|pasas} ..3`,
  task_refused: `
    no hace falta / no ..1 es necesario / no te molestes / no se moleste / no ..1 leer / mejor no`,
  meet: `
    {propose} ..6 {meet}|{meet_verb}|{weekday}|{day}|{number_any}|{month} / {meet} ..5 {weekday}|{day}|{month}|{number_any} /
    {meet_verb} ..5 {weekday}|{day}|{month} / {weekday}|{day} ..4 perfecto|bien|vale|genial|va|puedo|podemos|mejor|ahi|en_punto|estupendo /
    nos vemos ..3 {weekday}|{day}|{month}|alli|entonces|el / proximo|siguiente ..1 {paso|reunion|sesion|llamada} / proximos pasos /
    {weekday}|{day} ..2 a las / a las ..2 {number_any} / agend* ..3 / convoc* ..3 {meet}|el|para / venga ..1 ella|el|tambien / que ..1 venga* /
    reunion ..2 con / llamada ..2 con / sesion ..2 con / visita ..2 tecnica / demo ..2 con / volvemos ..1 a hablar /
    hablamos ..2 {weekday}|{day}|la|el / lo ..1 espero ..2 / quedamos ..3 / arranc* ..2 con ..2 {meet}|prueba|piloto|visita /
    empezar|empezamos ..2 la? prueba|piloto / el|la ..1 {number_any} ..2 por la {mañana|tarde} / le|te|os ..1 llam* ..3 {weekday}|{day}|{number_any}`,
  meet_refused: `
    ya te|le|os ..1 llamo / ya ..1 te|le|os ..1 llamaremos / ya hablaremos / ya veremos / en contacto / algun dia / no ..1 hace falta /
    le llamamos nosotros`,
  signal: `
    {buy} / donde ..1 firm* / como ..2 {start}|empez*|arranc* / que ..1 necesit* ..2 para ..1 {empezar|arrancar|firmar} / {imperative} ..3 {deal} /
    cuando ..2 {podemos|podriamos|empezamos} ..2 / yo lo ..1 pondria|haria|empezaria|probaria|firmaria|cogeria|meteria /
    lo|la ..1 pondria* ..2 {primero|en} / {presupuesto} ..2 {aprobado|autorizado|reservado|apartado} / autorizo ..3 hasta / tenemos ..2 presupuesto /
    a que cuenta / se ..1 puede ..1 pagar|domiciliar / le|te|os ..1 consigo / firma ..3 {weekday}|{day} /
    empezariamos|empezaria|arrancariamos|probariamos ..3 / un ..1 cliente ..3 que ..2 {cuente|hable} / hablar con ..2 cliente* /
    podemos|podriamos|puedo|podria ..2 {probar|tener|empezar|firmar|contratar} / hacemos ..2 {prueba|piloto} / una ..1 {prueba|piloto} ..2 /
    que ..1 venga ..2 {ella|el|tambien|role} / mandame|mandeme|enviame|envieme|pasame|paseme ..3 {deal} / va $ / me ..1 quedo ..2 con / cuent* con /
    lo ..1 cerramos / contad con / ampliar|ampliarlo ..3 / queremos|quiero ..1 {start}|{buy}|contratar|firmar|empezar|seguir|ampliar /
    si ..5 firmamos|firmo|lo_cogemos|cerramos / me ..1 lo quedo`,
  promise: `
    {to_them} {clitic}? {doing} / {clitic} {to_them}? {doing} ..2 / {doing} ..4 {weekday}|{day} / {i_will} ..2 {task} / {future} / cuent* con /
    me comprometo / nos comprometemos / yo me encargo / me encargo / de mi cuenta / lo ..1 tendra|tendras|tendran|teneis|tendreis|tienes|tiene ..3 /
    asi lo hare / lo ..1 apunto / yo ..1 {clitic}? {doing} / prometo|prometido / manana ..2 {clitic} ..1 {doing} / esta ..1 tarde ..2 {doing} /
    le ..1 hago llegar / te ..1 hago llegar / garantizo|garantizamos /
    te|le|os ..1 respeto|respetamos|mantengo|mantenemos|guardo|guardamos|regalo|regalamos|aseguro`,
  promise_not: `
    {hedge} / {present} / no ..2 {doing}|{future} / te|le|os digo ..1 {la_verdad|que|una_cosa|yo} / no te digo / le ..1 resumo /
    os ..1 cuento ..2 {un_poco|como} / si ..4 {subjunctive} / voy a ..1 ser / intentar* / lo ..1 apunto $ / como le|te digo`,
};
