import type { Rules } from './rules.ts';

/** Spanish patterns for what counts whatever the weights say: a request for a feature, a denial, and the next contact. */
export const SPANISH_FIRM_RULES: Rules = {
  request: `
    necesitaria|necesitariamos|me_gustaria|nos_gustaria|querria|querriamos ..1 un|una|alguna ..1 {function}|aplicacion|app|vista|boton|opcion / echo_de_menos|echo_en_falta|echamos_de_menos|echamos_en_falta un|una|el|la|poder|algo|mas /
    podriais|podrias|podrian|podeis|puedes|pueden ..1 añadir|anadir|incluir|crear|meter|implementar un|una|mas|otro|otra|el|la|algun|alguna / podeis|podriais|pueden|podrian hacer que ..3 /
    seria|es posible añadir|anadir|tener|incluir|exportar|importar|filtrar|ordenar|poner|ver|que_se / ^ se podria|podrian ..1 {able}|agrandar|ampliar|filtrar|ordenar|exportar|importar|imprimir|ver|ocultar|cambiar|personalizar|añadir|anadir|tener|hacer_que /
    podria ensenar|enseñar|mostrar|avisar|exportar|filtrar|ordenar|recordar|agrupar|copiar|imprimir|traducir|salir|verse|hacerse ..3 /
    necesito|necesitamos|necesitaria|necesitariamos|querria|querriamos|quisiera|quisieramos|gustaria|encantaria poder ..6 / necesito|necesitamos|necesitaria|necesitariamos que ..1 mande|avise|exporte|filtre|permita|deje|funcione|saque|muestre|guarde|conecte|imprima|pueda|se_pueda ..2 /
    me|nos|le|les|te|os haria|harian|hara|hace|hacia falta poder|que|un|una|usarlo|usarla|tener / estaria|seria|vendria ..2 bien|genial|estupendo|perfecto|ideal|util|bueno|fenomenal|fantastico si|que|poder !nos ..2 / ayudaria ..1 mucho|bastante|un_monton que|si|poder ..2 /
    echo|echamos|echan ..1 en|de falta|menos es|seria ..2 / eso|esto me|nos|les haria|hace falta / echo|echamos|echan ..1 en|de falta|menos un|una|el|la|poder|algo|mas|que / falta|faltan poder ..2 / falta un|una boton|filtro|opcion|vista|aviso|campo|forma|manera /
    ojala ..2 {subjunctive}|avisara|pudiera|pudieran|pudieramos|tuviera|dejara|hubiera|permitiera|funcionara|recordara|saliera / tendriais|tendrias|tendrian|tendriamos que añadir|anadir|incluir|permitir|poder /
    equipo|gente|usuarios|personal|chicos|chicas|conductores|compañeros pide|piden|reclama|reclaman ..1 un|una|poder|que / pediria ..2 es un|una|que|poder /
    ^ poned|anadid|añadid|meted un|una|el|la / deberia dejar|dejarme|dejarnos|permitir|permitirme|avisar|avisarme|recordar|mostrar ..2 / y poder exportar|importar|filtrar|ordenar|imprimir|compartir / no ..1 significa|quiere_decir que no quisiera|quisieramos|querria|necesitara|necesitaramos`,
  request_not: `
    {price_core} / {deal} / {meet_verb} / {meet} / {propose} / correo|correos|invitacion|descuento|factura|fechas|fecha|agenda|copia|hablar|hablarlo|verlo|vernos|veros|veamos|vieramos|vieras|viera_usted|probarlo|probar|firmar|saber|entender|preguntar|pensar|consultar`,
  denial: `
    no|nunca|tampoco|nada ..2 significa|significan|significaria|implica|implican|garantiza|garantizan / nunca|nada ..3 significa|significan / no ..1 quiere|quieren decir / no ..1 es lo mismo ..1 que`,
  next_step: `
    el|la {number_any} entonces $ / siguiente|proximo paso ..1 {meet}|es|seria|sera|una|un ..3 / lo|la ..1 retomamos|retomemos ..5 {weekday}|{day}|{month}|{ordinal}|{season}|semana|semanas|dias|quince / retomarlo|retomarla ..5 {weekday}|{day}|{month}|semana|semanas|dias|quince /
    nos ..1 vemos|veamos|reunimos|reunamos|sentamos|sentemos|llamamos|juntamos ..6 {weekday}|{day}|{month}|{ordinal}|quince|semana|semanas|dias|dia / podriamos|podemos vernos|reunirnos|hablar|quedar|juntarnos ..5 {weekday}|{day}|{month}|{ordinal}|semana|semanas|dias|dia|quince /
    ^ hablamos|hablemos !con ..4 {weekday}|{day}|{ordinal}|dia|quince|catorce / volvemos|volvamos a hablar ..4 {weekday}|{day}|{month}|{ordinal}|semana|semanas|dias|quince / quedamos|quedemos !en ..3 {weekday}|{day}|{ordinal}|dia /
    te|le|os|les llamo ..1 el|la|en|mañana|manana|pasado_mañana|pasado_manana ..2 {weekday}|{day}|{month}|mañana|manana|dia|semana / llamame|llameme|llamadme|llamenos ..4 pasado|{weekday}|{day}|{month}|mañana|manana|dia|semana|semanas|quince /
    hacemos|hagamos|agendamos|agendemos|programamos|montamos|fijamos|tenemos una|un|la|otra {meet} ..7 {weekday}|{day}|{month}|{ordinal}|dia|semana|semanas|quince / hacer|agendar|programar|montar una|un|otra {meet} ..7 {weekday}|{day}|{month}|{ordinal}|dia|semana|semanas|quince /
    hagamos|hacemos una|otra segunda|tercera|ultima {meet} ..5 semana|{weekday}|{day}|{month}|dia / que tal|parece un|una {meet} ..4 {weekday}|{day}|{month}|{number_any} / ponemos|pongamos el|la|un|una ..1 arranque|inicio|kickoff|{meet} ..2 para|el ..3 {weekday}|{day}|{month}|dia /
    revisaramos|revisarlo|repasarlo|repasaramos|vieramos|verlo|revisemos|repasemos ..1 juntos|con ..6 {weekday}|{day}|{month}|mes|semana|semanas|dia / {i_will}? de hoy en ..1 {number_any} semanas|dias`,
  next_not: `^ nos vemos el|este {weekday} $ / si quieres|queres|quiere|quereis|quieren|prefieres / a el ..1 esta / quedamos para hoy / cada|siempre|todos_los|todas_las|semana_pasada|mes_pasado|año_pasado|normalmente|nunca|clientes|proveedor|proveedores|ellos|ellas|antes_hablabamos / no ..2 {meet_verb}`,
  ready: `
    estoy|estamos ..1 listo|lista|listos|listas|preparado|preparada|preparados|preparadas|dispuesto|dispuesta|dispuestos|dispuestas para|a firmar|comprar|contratar|contratarlo|contrataros|empezar|arrancar|seguir_adelante /
    ^ ..1 me apunto $ / ^ ..2 trato hecho $ / ^ ..1 hagamoslo $ / ^ ..2 lo compro|compramos|tomamos|contratamos ..1 $ / ^ ..2 me|nos lo|la|los|las quedo|quedamos|llevo|llevamos ..1 $ / me|nos quedo|quedamos con ustedes|vosotros|el|la plan|paquete|version ..2 $ / me has|ha|habeis|han convencido / apuntame|apunteme|apuntenos|apuntanos ..3 / ponme|pongame|ponganme ..1 {number_any} ..2 /
    mandame|mandeme|mandadnos|mandenos|envienos|enviame|envieme|pasame|paseme ..1 el contrato|presupuesto_firmado / va contratado /
    quiero|queremos|querriamos|quisieramos|quisiera|gustaria firmar|comprar|contratar|contratarlo|contrataros|seguir_adelante|avanzar / firmamos|firmemos ..2 ya|hoy|mañana|manana|esta|este|{weekday}|{month} /
    donde firmo|firmamos|hay_que_firmar / mandame|mandeme|mandadnos|envienos|enviame|envieme ..1 el contrato ..3 firmo|firmamos|firmarlo / adelante $ / contad|cuenta|cuente con nosotros|conmigo`,
  ready_not: `no|nunca|si|antes|hasta|cuando|casi|aun|todavia|ellos|clientes|gente|usuarios`,
  decides: `
    mi|nuestro|nuestra|el|la|su|mis|los ..1 {role} ..1 decide|firma|aprueba|autoriza|elige|vota|deciden|firman|aprueban|autorizan / lo|la|eso|esto|aqui decide|firma|aprueba|autoriza|manda|elige|vota|ve ..1 mi|nuestro|nuestra|el|la|su ..1 {role} / {name} ..1 decide|autoriza|aprueba|firma /
    {role} ..1 tiene|tienen que aprobar|aprobarlo|autorizar|autorizarlo|firmar|firmarlo|verlo|decidir|decidirlo|dar_el / ultima palabra la|es / ultima palabra ..1 tiene / sin ..1 el|la ..1 visto_bueno|okay|ok|permiso|firma|aprobacion ..1 de ..2 / necesito|necesitamos ..1 el|la|permiso visto_bueno|okay|ok|permiso|firma|de ..2 {role} /
    tengo|tenemos|hay ..2 consultar|consultarlo|hablar|hablarlo|preguntar|preguntarle|preguntarselo|verlo|comentarlo ..1 con|a mi|nuestro|nuestra ..1 {role} / quien|que decide|firma|manda|paga|aprueba|autoriza ..1 es ..2 / es|soy ..3 quien|que decide|firma|manda|paga|aprueba|autoriza|elige /
    puedo aprobar|autorizar|firmar ..1 todo|hasta|cualquier|compras|esto|lo|yo ..2 / decido|firmo yo / yo decido|firmo|pongo_el_dinero / aqui mando yo / ^ eso ..1 lo decido / presupuesto lo ..1 lleva|tiene|maneja ..3 / lleva|maneja|tiene el presupuesto / compras|compra|gasto|gastos ..1 pasan|pasa|van|tienen_que_pasar por ..2 compras|finanzas|legal|direccion|{role} / depende de mi|la|el ..1 {role}|jefe|jefa|socio|marido|mujer`,
  decides_not: `no|nunca|si|ustedes|clientes|antes|contrato_a|contrataron / su ..1 propia`,
  asks_to_buy: `
    donde ..1 firmo|firmamos|se_firma|hay_que_firmar / cuando ..1 podemos|puedo|podriamos|podria|empezamos|arrancamos|empezariamos empezar|arrancar|comenzar|$ / cuando empezamos|arrancamos|comenzamos / puedo|podemos|podria pagar ..1 ya|ahora|hoy|con_tarjeta /
    como|que ..1 hago|hacemos|tengo|tenemos ..1 para ..1 contratar|contratarlo|empezar|comprar|comprarlo|pagar|apuntarme|probarlo|darme / que ..1 tengo|tenemos que hacer ..1 para ..1 contratar|contratarlo|empezar|comprar|comprarlo|pagar|apuntarme|darme_de_alta|darnos_de_alta /
    siguiente|proximo paso para contratar|comprar|empezar|firmar / para contratarlo|contratar ..1 que`,
  asks_task: `
    puedes|puede|podeis|pueden|podrias|podria|podrian|podriais ..1 enviar|enviarme|enviarnos|mandar|mandarme|mandarnos|pasar|pasarme|pasarnos|reenviar|reenviarme|preparar|prepararme|redactar|escribirme ..1 el|la|los|las|un|una|dos|tres|unos|unas|eso|esto|tu|su|lo ..4 /
    me|nos ..1 puedes|puede|podeis|pueden|podrias|podria|podrian ..1 enviar|mandar|pasar|reenviar|preparar ..4 / lo puedes|puede|podeis|pueden poner por escrito / puedes|puede|podeis|pueden|podrias|podria ..1 hablar|consultarlo|hablarlo|preguntar|preguntarle con|a tu|su|vuestro ..2 /
    ^ mandame|mandeme|mandadme|mandenos|mandanos|mandenme|enviame|envieme|enviadme|envienos|enviennos|pasame|paseme|pasadme|reenviame ..1 el|la|los|las|un|una|eso|esto|dos|tres|tu|su / ^ preparame|prepareme|hazme|hagame|hagannos ..1 el|la|un|una ..2 {document}|{deal}|cotizacion|presupuesto|propuesta|factura|poliza|contrato`,
  asks_task_not: `pantalla|oyes|oye|escuchas|escucha|ahora_mismo|chat|otra_vez|la_app|el_sistema / no`,
  puts_off: `
    me lo tengo que pensar / tengo|tenemos que pensarlo|pensarmelo|pensarnoslo|consultarlo_con_la_almohada / lo|me_lo|nos_lo ..1 tengo|tenemos|quiero|queremos que? pensar|pensarlo / dejame|dejenos|dejadnos pensarlo|que_lo_piense / no es ..1 buen|el|mejor momento / demasiado bonito|bueno ..1 para ser verdad /
    ^ no ..1 me|nos interesa $ / no tengo|tenemos ..1 tiempo para ..1 esto|eso|nada / ya tenemos|tengo ..1 algo|uno|una|alguien|quien ..1 asi|que|para|$`,
  over_budget: `
    fuera|encima|arriba de|del nuestro|nuestro_presupuesto|mi|presupuesto|lo_que / se ..2 sale|va|pasa ..1 de|del presupuesto|nuestro_presupuesto / supera|excede|pasa ..1 el|nuestro|mi presupuesto /
    doble|triple que|de lo_que ..2 pago|pagamos|pagabamos|gastamos / mas de lo que podemos|puedo|queremos ..1 pagar|gastar|permitirnos / no nos lo podemos permitir / no podemos|puedo permitirnoslo|permitirnos_eso|pagarlo|pagar_eso / no tenemos ..1 presupuesto|dinero para`,
};
