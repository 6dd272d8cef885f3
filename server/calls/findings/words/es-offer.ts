import type { WordClasses } from '../text/lexicon.ts';

/** Spanish words for the offer and how it is judged. */
export const SPANISH_OFFER: WordClasses = {
  like: 'gusta gustan gusto gustado encanta encantan encanto encantado encantada flipo flipado flipando mola molan chulo fascina enamorado convence convencen convencio impresiona impresionado impresionada alegro aprecio valoro agradezco contento contenta contentos contentas satisfecho satisfecha ilusiona tranquiliza alivia late',
  good: 'bueno buena buenos buenas bien genial fantastico fantastica estupendo estupenda excelente perfecto perfecta increible maravilla maravilloso espectacular brutal guay chulo chula bonito bonita util utiles practico practica comodo comoda sencillo sencilla facil faciles intuitivo intuitiva claro clara claras rapido rapida rapidisimo fiable preciso precisa fluido acertado acierto razonable justo decente solido completo completa potente elegante ideal magnifico magnifica comodisimo clarisimo facilisimo estupendamente fenomenal padre padrisimo chido chevere barbaro lujo gozada puntazo joya oro alivio ventaja ventajas merece_la_pena vale_la_pena justo_lo_que exactamente_lo_que lo_que_necesit* lo_que_busc* una_pasada va_de_lujo va_de_maravilla de_maravilla funciona_bien va_bien van_bien muy_bien de_diez me_quita_un_peso de_cine como_la_seda',
  better:
    'mejor mejores mas_facil mas_rapido mas_rapida mas_sencillo mas_barato mas_comodo mas_claro mejora mejorado mejoras ganamos gano menos_de_lo_que mas_practico mas_seguro',
  solve:
    'resuelve resolver soluciona soluciono solucionado arregla arreglo arreglado ahorra ahorramos ahorro ahorraria ayuda ayuda_mucho ayudaria ayudado evita evitamos facilita simplifica agiliza quita nos_quita reduce reduces reducido libera cubre cumple nos_saca me_saca me_deja_tranquil* nos_deja_tranquil* me_quedo_tranquil* duermo_tranquil* ya_no_tengo_que ya_no_tenemos_que',
  bad: 'malo mala mal malas malos terrible horrible fatal pesimo pesima feo fea lioso liosa confuso confusa complicado complicada complejo lento lenta lentisimo torpe pesado pesada incomodo incomoda molesto molesta inutil roto limitado limitada insuficiente decepcionante decepcionado decepcionada desesperante agotador lata rollo coñazo follon jaleo lio desastre chapuza pesadilla caos verguenza ridiculo inaceptable preocupante peor peligroso raro rara dudoso dudosa desconfio harto harta hartos cansado cansada enfadado enfadada incomodan corto corta flojo floja justito incompleto obsoleto anticuado rigido demasiado excesivo engorro engorroso marron quebradero tedioso frustrante no_me_convence no_nos_convence no_me_gusta no_me_cuadra no_lo_veo no_me_fio no_nos_fiamos',
  worse: 'peor peores mas_lento mas_dificil mas_trabajo mas_complicado mas_caro',
  problem:
    'problema problemas pega pegas duda dudas riesgo riesgos peligro miedo preocupacion preocupaciones inconveniente inconvenientes obstaculo queja quejas fallo fallos error errores averia averias caida caidas retraso retrasos incidencia incidencias limitacion desventaja barrera resistencia traba trabas temor reparo reparos letra_pequeña dolor_de_cabeza disgusto disgustos susto pero_es_que contra',
  worried:
    'preocupa preocupan preocupado preocupada preocupados miedo temo tememos da_miedo dudo dudamos duda dudas inquieta no_estoy_segur* no_estamos_segur* no_se_si no_tengo_claro no_veo_claro me_asusta me_echa_para_atras desconfio desconfianza reacio reacios y_si me_frena nos_frena temor',
  fail: 'falla fallan fallo fallado fallaba cae caen cayo caia cuelga cuelgan colgo colgado rompe rompio roto pierde pierden perdio perdimos perder perdido bloquea* congela desaparece desaparecen duplica duplican borra borro tarda tardan tardo tardaron abandona abandonaron quemo quemamos escaldados dejaron_tirados dejo_tirado quedamos_sin nos_quedamos me_quedo quejan quejo quejaron rechazan rechaza rechazo niegan niega negaron odian odia cancelar cancelo darme_de_baja darnos_de_baja nos_vamos prometieron prometian engañaron timaron volver_a_la_libreta no_funciona no_funcionan no_va no_van dejo_de',
  hard: 'dificil dificiles cuesta costara cuesta_mucho complicado imposible pesado curva_de_aprendizaje eterno eterna una_eternidad mucho_tiempo mucho_trabajo horas_de lleva_horas',
  expensive:
    'caro cara caros carisimo carisima dineral pasta se_nos_va se_me_va fuera_de_presupuesto mucho_dinero se_dispara salado un_ojo un_riñon no_nos_llega no_me_llega no_llegamos excesivo elevado elevada alto demasiado un_pico se_pasa_de no_hay_presupuesto no_tenemos_presupuesto sube_mucho',
  cheap:
    'barato barata economico economica asequible razonable buen_precio bien_de_precio me_parece_bien menos_de_lo_que rentable se_paga_solo ganga ajustado precio_justo sale_a_cuenta compensa',
  trust: 'confio confianza fiar fio seguro segura convencido convencida fiamos',
  time_lack:
    'no_tengo_tiempo no_tenemos_tiempo sin_tiempo no_damos_abasto no_doy_abasto saturados saturada desbordados a_tope no_llegamos no_hay_manos poca_gente liados liado',
  switch_cost:
    'cambio cambiar cambiarnos migrar migracion formar formacion aprender permanencia atado atada atados atarme atarnos adaptacion adaptarse acostumbrarse acostumbrados',
  security:
    'seguridad privacidad rgpd proteccion_de_datos datos_personales legal normativa cumplimiento hackeo filtracion confidencial auditoria responsabilidad',
  product:
    'herramienta programa sistema plataforma aplicacion app producto servicio pantalla panel informe informes integracion boton funcion funciones mapa calendario buscador filtro plantilla plantillas modulo soporte instalacion puesta_en_marcha demo prueba version aviso avisos esto eso esta este todo todo_esto lo_de propuesta',
  function:
    'exportar exporta exporte importar integrar integra integre integracion integraciones sincronizar sincroniza sincronice api filtro filtros filtrar ordenar buscador informe informes panel boton atajo plantilla plantillas alerta alertas aviso avisos notificacion notificaciones recordatorio recordatorios app movil offline sin_conexion sin_internet modo_oscuro deshacer historial version calendario vista pantalla campo campos columna columnas etiqueta etiquetas permisos roles acceso idioma idiomas traduccion catalan ingles frances euskera gallego portugues moneda excel csv pdf imprimir correo whatsapp sms mensaje mensajes automatizar automatico automatica automaticamente firma subir descargar adjuntar foto fotos camara codigo_de_barras qr gps grafico grafica registro copia_de_seguridad personalizar personalizado logo archivar duplicar programar recurrente resumen ajuste ajustes opcion opciones lista_de_espera voz factura facturas tique tiques ficha cola listado hoja_de_calculo multiidioma web tpv datafono servidor_propio',
  able: 'pueda puedan permita permitan permite deje dejen saque saquen salga salgan avise avisen muestre enseñe mande envie haga hagan tenga tengan lleve incluya sirva funcione conecte conecten guarde poder conozca calcule detecte reparta suene imprima diga traiga venga viniera tuviera hiciera pudiera dejara saliera avisara mandara',
  lack: 'no_tiene no_hay no_puede no_pueden no_permite no_deja no_sale no_hace sin no_se_puede no_trae no_incluye falta faltan echo_en_falta echo_de_menos',
  use: 'uso usa usamos usan usais utilizo utilizamos utiliza trabajamos trabajo_con trabajan llevamos tenemos tengo tiramos_de funcionamos_con contratado contratada estamos_con estoy_con vamos_con seguimos_con',
  switch:
    'venimos_de vengo_de cambiamos cambie dejamos deje sustituir sustituye reemplazar pasamos_de dejado abandonamos veniamos_de',
  compare:
    'comparar comparando compara comparado alternativa alternativas competencia competidor competidores otros_proveedores otro_proveedor otras_opciones otras_compañias otras_empresas frente_a mirando mirado miramos vimos visto hablado hablando hablamos presupuesto_de oferta_de demo_de demo_con probamos probe probado probar valorando valorar evaluando evaluar considerando recomendo recomendaron recomendado ofrecio ofrecieron ofrecen llamado cotizacion_de cotizo',
};
