import type { Rules } from './rules.ts';

/** Spanish patterns for what counts whatever the weights say: a request for a feature, a denial, and the next contact. */
export const SPANISH_FIRM_RULES: Rules = {
  request: `
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
    quiero|queremos|querriamos|quisieramos|quisiera|gustaria firmar|comprar|contratar|contratarlo|contrataros|seguir_adelante|avanzar / firmamos|firmemos ..2 ya|hoy|mañana|manana|esta|este|{weekday}|{month} /
    donde firmo|firmamos|hay_que_firmar / mandame|mandeme|mandadnos|envienos|enviame|envieme ..1 el contrato ..3 firmo|firmamos|firmarlo / adelante $ / contad|cuenta|cuente con nosotros|conmigo`,
  ready_not: `no|nunca|si|antes|hasta|cuando|casi|aun|todavia|ellos|clientes|gente|usuarios`,
  over_budget: `
    fuera|encima|arriba de|del nuestro|nuestro_presupuesto|mi|presupuesto|lo_que / se ..2 sale|va|pasa ..1 de|del presupuesto|nuestro_presupuesto / supera|excede|pasa ..1 el|nuestro|mi presupuesto /
    mas de lo que podemos|puedo|queremos ..1 pagar|gastar|permitirnos / no nos lo podemos permitir / no podemos|puedo permitirnoslo|permitirnos_eso|pagarlo|pagar_eso / no tenemos ..1 presupuesto|dinero para`,
};
