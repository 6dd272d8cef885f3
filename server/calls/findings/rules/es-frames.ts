import type { Rules } from './rules.ts';

/** Spanish patterns for speech acts: naming an amount, doubting, praising, requiring, planning, handing over, fixing a time. */
export const SPANISH_FRAMES: Rules = {
  amount: `
    {number_any} $ / {number_any} ^ / {big_number} / {number_any} y medio|media / {number_any} o|a|u {number_any} / {number_any} por ciento / % / a|en|por|de|unos|unas|sobre|hasta {number_any} $ /
    {number_any} mas|todo|montado|instalado|puesto|con|sin|cada / {number_any} {big_number} / {number_any} coma {number_any}`,
  money_talk: `
    {number_any} por|al|a_la|cada / el doble|triple|la_mitad / por ciento ..2 / sube|suben|subio|subieron|baja|bajan|bajo|subir|bajar ..3 / me|te|os|le|nos ..1 sale|queda|deja|dejo|cobra|cobran|sube|ahorra|cuesta /
    va|van|viene aparte|incluido|incluida / aparte ^ / todo incluido / bolsillo|cartera|plata|lana|guita|pasta|pesos|duros|pavos / factura* / iva|igv|impuesto* / pago|pagos|pagar|pague|paguen ..2 / rubro|partida|fondos|dotacion|subvencion /
    devol* ..3 / prima|franquicia|comision|anticipo|señal|fianza|deposito|cuota|cuotas|leasing|renting|financia* / {cheap} / {expensive} / mes gratis / gratis / rebaj*|descuento*|oferta ..2 / algo ..2 mejor|menos / por ese|este|tan ..1 dinero|precio|poco /
    me haces|hace algo / precio|valor|tarifa|costo|coste|importe / cuanto|cuanta / que vale|cuesta|precio / sin coste|costo|cargo|compromiso / {number_any} menos|mas / gasta*|gasto|gastos / inver* / presupuesto / congel*|manten* ..3 precio|prima|tarifa /
    permanencia / cancel* ..2 cuando / mensual*|anual* / por {number_any}`,
  worry: `
    me|nos preocupa|preocupan|inquieta|inquietan|asusta|asustan / mi|nuestra|nuestro|unica|unico|principal ..1 duda|preocupacion|miedo|temor|pega|reparo ..1 es|son|seria /
    me|nos da|dan ..1 miedo|reparo|respeto / no estoy|estamos ..1 segura|seguro|seguros|seguras|convencida|convencido|convencidos de|si|que /
    no se|sabemos si ..1 el|la|los|las|mi|nuestra|nuestro ..1 equipo|gente|personal|chicos|chicas|empleados|plantilla / no me|nos convence|convencen /
    tengo|tenemos ..1 dudas|miedo|reparos`,
  worry_not: `
    no|nunca|tampoco|ni|nada ..1 me|nos ..1 preocupa|preocupan|inquieta|asusta|da|dan / no tengo|tenemos ..1 dudas|miedo|reparos / ninguna duda / preocupaba|preocupaban`,
  price_said: `
    presupuesto ..1 es|son ..1 de? ..1 {number_any} / tenemos|tengo|hay ..2 {number_any} ..1 {currency}? ..2 {per_time} para / tenemos|tengo|hay ..2 {number_any} ..1 {currency}? ..1 apartados|apartadas|reservados|autorizados|para esto|eso|ello|$ /
    cuesta|cuestan|sale|salen|vale|valen|va|cobramos|cobran ..1 a|en|desde? ..1 {number_any} ..1 {currency}|{per_time} / cuesta|cuestan|vale|valen ..1 {number_any} ..1 {per_time} / ^ ..2 cuesta|cuestan ..1 {number_any} $ / {number_any} ..1 {currency} ..1 {per_time} / {number_any} ..1 {currency} por ..1 usuario|persona|licencia|mes|hora|dia|casa /
    pago|pagamos|pagan|gastamos|gasto ..3 {number_any} ..2 {currency}|{per_time} / cuanto|cuanta ..1 cuesta|cuestan|vale|valen|sale|salen|costaria|saldria|cobran|cobrais|cobra|seria $ / ^ cuanto cuesta|vale|sale|cobran|cobrais|costaria|saldria / pagar ..2 a_plazos|en_cuotas|con_tarjeta|por_adelantado /
    muy|demasiado|bastante|tan caro|cara|caros|caras / carisimo|carisima / se nos va de precio|presupuesto / a ese precio / buen|mejor precio / hay|haceis|hacen|hacéis ..1 descuento|descuentos / ^ son {number_any} {currency} / plan ..1 son {number_any} / nos|me pidio|pidieron|piden|cobran|ofrecieron menos|{number_any}|la_mitad /
    nos|me deja|dejan|deja_en en ..1 {number_any} / no nos|me alcanza
    cuesta|cuestan|cobra|cobran|cobrais|vale|valen|sale|salen ..2 {number_any} ..1 {currency} / cuesta|cuestan|cobra|cobran|vale|valen|sale|salen ..2 {currency} {number_any} / precio ..1 es ..2 {number_any} ..1 {currency} /
    {number_any} ..1 {currency} mas|menos que / mas|menos|tan|igual_de caro|cara|caros|caras|barato|barata|baratos|baratas|economico|economica|costoso|costosa que|como|de /
    cuesta|cuestan|cobra|cobran ..3 mas|menos que / cuesta|cuestan|cobra|cobran|vale|sale ..2 el doble|triple / cuesta|cuestan|cobra|cobran|vale|sale ..2 la mitad / {number_any} ..1 {currency} ..1 por_encima|por_debajo / mismo precio que /
    me|nos preocupa|preocupan|inquieta|asusta ..1 precio|precios|coste|costo|costes|costos|presupuesto|tarifa / mi|nuestra|nuestro|la|unica|principal preocupacion|duda|pega|miedo|problema es|seria ..2 precio|coste|costo|presupuesto|dinero /
    lista|tabla|hoja de precios|tarifas / ajustar*|ceñir*|dentro|salir* ..3 presupuesto / aprobar*|aprueben|aprueban|aprobado|autorizar|autoricen ..2 presupuesto|gasto / como ..1 funcionan|funciona|calculan|calcula|van ..1 precios|precio|tarifas|tarifa /
    dejar*|deja|dejan|dejais|hacer ..3 por|en menos|mas_barato / mas de lo que ..3 gastar|pagar|invertir / precio|precios ..2 parece|parecen|suena|esta ..2 bien|alto|altos|elevado|caro|justo|razonable|bueno|correcto|excesivo|competitivo /
    condiciones|forma|formas|plazos|plan de pago|pagos / justos|cortos|apretados|mal de dinero|presupuesto / hablar|hablemos|hablamos|comentar|comentamos|vemos ..2 precio|precios|presupuesto|tarifas|dinero /
    dispara|revienta|rompe|supera ..2 presupuesto / lo|me|nos veo|vemos|parece|parecen|resulta|resulta_un_poco ..2 caro|cara|caros|caras|carillo|barato`,
  time_said: `
    ^ cuando podria|podriamos|puedo|podemos|podrian|se_podria|se_puede|estaria|estaran|empezaria|empezariamos|empezamos ..2 {start} / ^ cuando empezaria|empezariamos|empezamos|empieza|arrancamos|arrancariamos /
    {start} ..4 cuanto|lo antes / {start} ..4 cuanto_antes|enseguida|inmediatamente|ya $ / no ..1 tenemos|tengo|hay|corre|lleva|llevamos ..2 prisa / tenemos|tengo|corre|hay ..1 prisa /
    idealmente|ojala|preferiblemente|a_poder_ser ..3 {span}|{month}|{season}|{day}|{weekday} / fecha limite|tope / necesito|necesitamos|necesitaria|necesitariamos|quiero|queremos|querria ..3 para ..1 {day}|{weekday}|{month}|{season} /
    cuanto ..2 tarda|tardan|tardais|tardaria|tardariamos|lleva|dura ..3 instalar*|implantar*|implementar*|montar*|implantacion|instalacion|implementacion|puesta_en_marcha|migracion|migrar*|configurar*|arrancar|{start}`,
  asks_offer: `
    ^ se puede|pueden ..2 / ^ se integra|integran|conecta|conectan|sincroniza|exporta|importa ..1 / ^ es compatible|posible|seguro / ^ son compatibles|seguros / ^ funciona|funcionan|incluye|incluyen|permite|permiten|admite|soporta ..1 /
    ^ tiene|tienen|teneis|tienes ..1 {joins}|app|api|version|prueba|descuento|limite|garantia|soporte / ^ cuanto|cuanta cuesta|cuestan|vale|sale|costaria|tarda|tardais|tardan|dura / ^ cuantos|cuantas ..2 {able}|incluye|incluyen|caben|hay|tiene|tienen|permite / ^ hay ..1 limite|minimo|permanencia|descuento|app|api|version|prueba`,
  doubt: `
    todos|siempre|eso ..2 dicen|dice|decia|decian|dijeron|dijiste|dijisteis / en ..1 papel|teoria / otra|otra_vez|ya ..2 / la ..1 ultima|otra|segunda|tercera|cuarta vez / es que ..2 / no ..2 lo tengo|veo|creo|se|quiero|puedo|queremos|podemos|sirve|funciona /
    no ..1 estoy|estamos ..2 / no ..1 me|nos|le|les ..2 / yo no ..3 / ni ..3 / nadie ..2 / y ..1 si ..4 / quien ..1 {lo|la}? ..1 arregla|paga|mantiene|responde / sin ..2 / mi ..1 miedo|duda|preocupacion|problema|temor|pega|pero /
    me da|dan|preocupa|preocupan|asusta|frena|inquieta|molesta|pesa|cuesta|chirria|rechina|late_mal ..1 / da|dan ..1 pendiente|miedo|pereza|cosa|apuro / demasiad* / cojea|falla|cruje|pierde|tarda|se_cae|se_cuelga|se_rompe|se_atasca|se_traba ..2 /
    perdimos|perdi|perdio|perdieron|dejo|dejaron|quedamos|quede|timaron|engañaron ..3 / lleva|llevo|llevamos|llevan ..2 {number_any}|meses|semanas|dias|esperando / sigo|seguimos|sigue|siguen ..2 / {number_any} veces / dejalo|dejemos|dejelo|mejor_no|paso ^ /
    va|voy|vamos a ..2 tener_que|acabar|terminar|salir / tendria|tendriamos que ..2 explicar|justificar|convencer|formar|cambiar / prefiero|preferimos|mejor ..3 / ya tenemos|tengo ..3 / no ..1 es ..1 el|lo|por|cuestion / de ..1 momento|entrada no /
    a ver si ..2 verdad|cierto / si ..1 tu|usted|vosotros lo ..1 dices|dice / puro|pura|puros / cuento|milonga|humo|moto|feria / otro|otra|otros ..1 que|mas|programa|sistema|clave / no ..2 mover*|muevo|cambio|cambiamos / pega|pegas|traba|trabas|pero ^ /
    lo ..1 malo|peor|complicado|dificil / tampoco / por ese|este|tanto ..1 dinero|precio / nos|me ..1 subieron|cobraron|cambiaron|cortaron|prometieron / ayer|anoche|la_semana_pasada ..6 {fail}|calle|parado|tirado / queja*|reclamo|reclamos|devolu* / se ..1 me|nos|les ..1 {fail}|rompe*|va|fue|quedo /
    (he|hemos) decidido que no / la ..1 competencia / no ..1 vale|merece ..1 la / imposible`,
  delight: `
    que ..1 {good}|descanso|alivio|maravilla|gusto|bien|gozada|padre|chulada|pasada|alegria / me|nos ..2 {solve}|{like} / esta|estan|queda|quedo|quedan ..2 {good}|chingon|bacan|buenazo|lindo|prolijo|prolija / va|van|vino|vienen ..1 {good}|fina|fino|sobre_ruedas|rodado /
    eso si|ya|es ..3 / eso ..1 te|os|le|se ..1 lo ..1 reconozco|concedo|doy / {number_any} por ciento menos|mas / menos|mas_rapido|mejor|mas_facil ..2 que / no ..1 me puedo quejar / ninguna ..1 queja / sin ..1 una ..1 queja|pega /
    ya no|nunca_mas ..3 / desde ..2 que ..4 / duermo|dormimos|duerme ..2 / al dia siguiente / en ..1 medio|un|dos|{number_any} ..1 minuto*|segundo*|dia|dias|hora|horas / esta|estan|estamos|estoy encantad*|content*|feliz|felices|enamorad*|satisfech*|maravillad* /
    se pelea*|lo_piden|la_piden|preguntan_por / exito|acierto|descubrimiento|joya|lujo / lo ..1 que ..2 digo|diciendo|buscaba*|queria*|necesit*|pedia*|soñaba / se ..1 ve|nota|agradece|entiende|maneja ..2 / apaña*|maravilla|cine|perlas|diez|lujo|miedo $ /
    no ..1 es ..1 ninguna ..1 tonteria / vale|merece ..1 cada|mucho|la / me|nos ..1 ahorr*|quita*|evita*|resuelv*|facilit*|cambio_la / barat*|economic*|bien de precio / ni ..1 me lo pienso / la ..1 verdad ..1 es_que? ..3 {good}|{like} / dolor|problema ..3 quitado|fuera|acab*|olvid* /
    entra ..2 en ..2 lo_que / me|nos cabe|encaja|cuadra|sirve|convence|viene / tengo ..1 que decir|reconocer|admitir / hay que reconocer|decir / pensado|pensada|hecho|hecha ..1 / {much}? mejor`,
  need: `
    que ..1 {subjunctive}|{able}|mida|midan|repose|traigan|aguante|soporte|lea|lean|cargue|sepa|sepan|incluya|incluyan|cumpla|llegue|dure|quepa|respete|acepte|valide|identifique|separe|filtre|calcule ..3 / si ..2 {pudiera|pudieran|pudierais|pudieras|hubiera|tuviera|tuviese|dejara|fuera} ..3 /
    deberia*|tendria*|habria ..1 que ..3 / me|nos ..1 falta*|faltaria|haria_falta|exigen|exige|piden|pide|gustaria|encantaria|vendria|ayudaria ..3 / un|una ..1 boton|opcion|forma|manera|aviso|alerta|filtro|version|campo|casilla|columna|alarma ..2 / una ..1 forma de|manera /
    poder ..2 / no ..1 podemos|puedo ..1 {trabajar|prescindir|vivir} sin / imprescindible|obligatorio|requisito|innegociable|indispensable / yo ..2 {quiero|querria|pediria|cambiaria|añadiria|pondria|quisiera} ..2 / nada ..1 mas ..1 {quiero|falta} / lo ..1 unico ..2 que|es / solo|nada_mas ..1 {falta|quiero|pido} /
    a mi ..2 falta*|gustaria / ojala ..2 / y ..1 que ..2 no ..3 / por que no ..2 {puede|se|hay|deja} / mas ..1 grande|grandes|pequeño|clara / en ..1 catalan|euskera|gallego|ingles|quechua|portugues / desde ..1 el|mi|su ..1 celular|movil|telefono / sin ..1 {tener|pasar|llamar|depender|internet|conexion} ..2 / no dependa / por si ..2`,
  plan: `
    apunta*|ponme|ponnos|reserva*|resérvame ..1 {number_any}|dos|una|uno / por donde|donde ..2 {empezamos|firmo|pago|firmamos} / yo ..1 haria|pondria|empezaria|probaria|cogeria|meteria|montaria|contrataria ..2 / vamos ..1 a ..1 poner*|probar*|empezar|hacer*|darle /
    lo ..1 cerramos|firmamos|hacemos|cogemos|probamos|contrato|quiero|llevo / mandame|mandeme|enviame|envieme|pasame|paseme|hazme|hagame ..4 {deal}|papel|papeles|cuenta|firmar|propuesta|presupuesto / el papel|los_papeles para firmar / {number_any} mas ^ /
    la|lo|le|les ..1 sumo|incluyo|traigo|invito|meto ..3 / se ..1 lo ..1 {paso|enseño|llevo|presento|doy} ..3 / me lo firma* / firma* ..1 seguro|hoy|mañana|ya / si ..6 {firmo|firmamos|firma|lo_cerramos|nos_quedamos|contratamos|compro|compramos} / cuando ..2 {empezamos|podeis|pueden|vienes|vienen|instalan|podriamos|traen} /
    {presupuesto}|dinero|plata|partida ..2 {aprobado|apartado|reservado|guardado|listo} / renov* ..2 / ampli* ..2 / para ..2 otras|otros|demas|resto ..2 / quiero|queremos ..1 {start}|empezar|dos|tres|uno|una|{number_any}|probar*|el_primero ..2 / referencia|referencias / hablar con ..2 {cliente*} /
    que ..2 hay que hacer|firmar|rellenar / trato|hecho ^ / adelante ^ / dale ^ / cuente*|contad conmigo|con_nosotros / por ..1 {number_any} ..1 euros|pesos ..2 lo que / hago la prueba / la prueba ..1 {number_any}|un mes`,
  handover: `
    {clitic} ..1 {doing}|{future} / {i_will} ..1 {task} / lo|la|los|las ..1 tendra*|tendre*|tienes|tiene|teneis|tienen|recibira* / {weekday}|mañana|hoy|esta_tarde|esta_semana ..3 tienes|tiene|tienen|teneis|{doing}|{future}|{clitic} /
    ^ {imperative} / ^ adjunte*|adjunta*|traiga*|trae*|pase*|mande*|envie*|ponga*|confirme*|mire*|pregunte*|revise*|deje*|haga*|incluya*|recuerde*|pasa*|manda*|envia*|pon*|dime*|avisa* ..2 / le|les|te|os agradeceria|agradezco|pediria|ruego|encargo ..3 / yo ..1 lo|la|me|os|le|te ..1 /
    asi ..1 lo|se ..1 hare*|haremos|hago / me ..1 encargo|comprometo|ocupo / averiguo|averiguare|pregunto|preparo|reservo|guardo|dejo|congelo|mantengo|garantizo|aseguro|reviso|consulto|remito|adjunto|anoto|apunto|llevo|traigo|mido|instalo|calculo|gestiono|tramito|redacto|imprimo ..2 /
    {would_you} ..2 / por favor / porfa / me|nos ..1 {puedes|puede|podrias|podria|podeis|pueden|podriais} ..2 / necesito|necesitaria|quiero ..2 que ..1 me|nos / haz*|hag* ..1 llegar / en ..1 tu|su|vuestro correo|bandeja|mesa / queda ..1 pendiente / de mi parte`,
  slot: `
    a ..1 las|la ..2 {number_any}|media|tres|cuatro|diez|doce / {weekday}|{day}|{month} $ / el ..1 {weekday}|{number_any} ..4 {good}|perfecto|bien|vale|temprano|mejor|puedo|podemos|libre|cae|va|estaria|despues|antes / por la mañana|tarde|noche / despues|antes ..1 de ..2 {number_any}|las|comer /
    {propose} ..5 / quedamos|hablamos|vemos|reunimos|juntamos|sentamos|llamamos|conectamos|coordinamos|agendamos|retomamos|nos_vemos ..3 / me|le|te|os|lo ..1 paso|pasare|llamo|visito|acerco|veo|espero|busco ..3 {weekday}|{day}|{month}|{number_any}|en|por|el|la|cuando /
    {podria|podriamos|podemos|puedo} ..2 {sustentar|presentar|venir|pasar|vernos|hablar|reunirnos|visitar|ir|mostrar|hacer} ..3 / venga|vengan|vente|venid|pasate|pasaos|pasese|vengo|voy ..3 / la ..1 proxima|siguiente|otra semana|reunion|sesion|vez / semana ..1 de|que / {number_any} minutos / hueco|cita|visita|reunion|llamada|sesion|demo ..3 /
    el ..1 primer|segundo|ultimo|proximo {weekday}|viernes|lunes / le ..1 asigno|reservo|agendo|doy ..3 / misma hora / entonces ..1 el / en ..1 {month}`,
  when: `
    en|unas|unos|como|sobre|dentro_de|tarda*|demora*|lleva*|son|dura* ..2 {number_any}|una|un ..1 {span} / {number_any} ..1 {span} $ / {number_any} ..1 {span} ..1 desde|de|a_partir|para|mas / antes|despues ..2 de ..4 / para ..2 {month}|{season}|{weekday}|cuando|el|la ..1 / el ..1 {number_any}|{weekday} de {month} / {number_any} de {month} /
    hasta ..3 {month}|{number_any}|{weekday}|final*|el / vence*|caduca*|acaba*|termina*|cierra*|renov*|finaliz* ..3 / {body}|comite|consejo|junta ..2 sesiona|se_reune|reune|vota ..2 / sesiona|se_reune|reunen ..3 / desde|a_partir|apenas|cuando ..3 {month}|inicio|plante*|abra*|empiece*|vuelta|llegue* /
    inaugura*|abrimos|arrancamos|empieza|comienza ..3 / si o si / lo ..1 necesito|necesitamos|quiero|queremos ..3 / tiene*|tienen que ..1 estar|quedar|operar|funcionar ..3 / operar|funcionar|estar|quede|quedar ..1 desde|antes|para|en ..3 / el ..1 mes|año|trimestre|curso|calendario ..1 que_viene|proximo / proximo ..2 / urge*|prisa|corre /
    queremos|quiero partir|arrancar|empezar ..2 en|el|con / un|dos|tres|seis meses / finales|principios|mediados`,
  in_charge: `
    {decide_core} / aqui|ahi|en_mi_casa|en_esto ..1 mando|decido|manda ..1 yo? / mando|decido|pago|firmo yo / (mi|el|la) ..1 socia|socio|jefe|jefa|padre|madre|viejo|mujer|marido|hermano|hermana|dueño|dueña ..4 / pasa ..1 por ..2 / el|la|los que ..1 paga|pone|manda|decide|firma / los dos ..3 / de ..1 acuerdo /
    visto bueno / estudia|estudian|escoge|escogen|elige|eligen|adjudica|valora|valoran|vota|votan ..3 / {role} ..4 {decide}|tiene|dice|quiere|da / lo ..1 vemos|veo|hablo|consulto ..2 con ..2 / quien ..2 decide|paga|firma|manda / en ..1 mi ..1 finca|casa|empresa|negocio|tienda|local`,
};
