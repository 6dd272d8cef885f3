import type { WordClasses } from '../text/lexicon.ts';

/** Spanish function words and speech words, without accents; "del" and "al" are split in two. */
export const SPANISH_SPEECH: WordClasses = {
  i: 'yo me mi conmigo',
  my: 'mi mis mio mia nuestro nuestra nuestros nuestras',
  we: 'nosotros nosotras nos',
  you: 'tu usted ustedes vosotros vosotras te ti os le les contigo vos',
  your: 'tu tus su sus vuestro vuestra vuestros vuestras tuyo suyo',
  they: 'ellos ellas el ella les se',
  it: 'esto eso este esta ese esa lo la estos estas esos esas aquello',
  people:
    'equipo equipos gente personal usuario usuarios empleado empleados trabajador trabajadores comercial comerciales vendedor vendedores compañero companero companeros chicos chicas muchachos camarero camareros conductor conductores enfermera enfermeras profesor profesores alumno alumnos padres madres cliente clientes paciente pacientes socios socio tecnico tecnicos operario operarios jefe jefes todos todas todo_el_mundo encargado encargada departamento administrativa administrativas auxiliar auxiliares dependientas agentes repartidores colaboradores asesores cocineros huespedes inquilinos delegados recepcionista almacenero almaceneros mecanicos',
  would:
    'gustaria encantaria querria quisiera podria podriamos seria estaria habria tendria deberia necesitaria vendria iria haria',
  can: 'puedo puedes puede podemos podeis pueden podria podrias podriamos podrian poder',
  must: 'tengo_que tiene_que tenemos_que tienen_que teneis_que tienes_que hay_que debo debe debemos deben deberia tendria_que tendriamos_que tendran_que tendra_que haria_falta hace_falta necesito necesitamos necesita necesitan habria_que obligatorio imprescindible hemos_de ha_de',
  hedge:
    'quizas quiza tal_vez a_lo_mejor igual puede_que posiblemente probablemente intentar intentare intento intentaremos podria podriamos a_ver_si ya_veremos algun_dia si_acaso ojala no_estoy_segur* creo',
  not: 'no nunca nadie nada ningun ninguna ninguno ni sin jamas tampoco apenas cero',
  if: 'si aunque',
  wish: 'me_gustaria nos_gustaria me_encantaria nos_encantaria quisiera quisieramos querria querriamos ojala me_vendria nos_vendria vendria_bien estaria_bien estaria_genial seria_genial seria_ideal seria_bueno seria_util seria_perfecto seria_estupendo seria_fantastico molaria agradeceria echo_de_menos echo_en_falta echamos_en_falta echamos_de_menos daria_lo_que_fuera mataria_por preferiria prefeririamos hubiera_estado_bien',
  want: 'quiero queremos quiere necesito necesitamos necesita necesitan hace_falta falta faltan faltaria busco buscamos pido pedimos exigimos requiere requieren requerimos requisito nos_piden me_piden haria_falta ocupamos ocupo',
  wh: 'que como cuando donde quien quienes cual cuales cuanto cuanta cuantos cuantas por_que a_que en_que con_que de_que',
  aux: 'es son esta estan hay tiene tienen puede pueden se',
  current:
    'ahora actualmente hoy_en_dia hoy_por_hoy ahora_mismo de_momento por_ahora en_este_momento hasta_ahora a_dia_de_hoy actual actuales cada_mañana cada_semana vigente',
  past: 'antes antiguamente anteriormente el_año_pasado el_mes_pasado la_semana_pasada la_ultima_vez hace_años hace_dos_años hace_tiempo en_su_dia era eran fue estaba tenia teniamos usabamos hicimos',
  but: 'pero aunque sin_embargo salvo excepto menos la_verdad sinceramente francamente lo_que_pasa el_problema_es lo_malo ahora_bien eso_si es_que',
  agree:
    'si vale claro ok okay perfecto de_acuerdo venga dale hecho genial estupendo orale andele va por_supuesto exacto encantad* me_parece_bien nos_parece_bien me_viene_bien nos_viene_bien trato_hecho adelante sale muy_bien bueno listo conforme',
  refuse: 'no no_gracias que_va para_nada no_me_interesa no_nos_interesa ahora_no de_momento_no no_creo tampoco',
  polite:
    'gracias perfecto buenos_dias buenas_tardes encantado encantada un_placer mucho_gusto un_saludo un_abrazo hasta_luego adios entiendo ya_veo claro de_nada perdon perdona disculpe lo_siento tomo_nota anotado apuntado buena_pregunta vale saludos que_tal igualmente',
  small_talk:
    'tiempo lluvia calor frio finde vacaciones futbol partido niños perro cafe trafico comida me_oyes me_escuchas me_ois me_escuchais se_me_oye se_me_escucha me_oye me_escucha se_oye se_ve_la_pantalla como_estas como_esta como_estais como_le_va como_te_va que_tal_todo que_tal_el hasta_luego adios nos_vemos buen_fin',
  request:
    'por_favor puedes puede podeis pueden podrias podria podriais podrian me_puedes me_puede nos_puedes nos_puede me_podrias nos_podrias nos_podria te_importa le_importa mandame mandeme mandanos envianos enviame envieme envienos pasame paseme pasanos digame dime avisame aviseme avisanos acuerdate',
  number:
    'uno un una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veinti* treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil millon millones medio',
  weekday: 'lunes martes miercoles jueves viernes sabado domingo',
  month: 'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
  ordinal: 'primero dia_uno dia_dos dia_tres dia_cinco dia_diez dia_quince dia_veinte dia_treinta',
  day: 'hoy mañana manana pasado_mañana esta_tarde esta_noche esta_mañana esta_semana la_semana_que_viene semana_que_viene la_proxima_semana proxima_semana este_mes el_mes_que_viene mes_que_viene proximo_mes fin_de_mes final_de_mes finales_de_mes fin_de_semana a_primera_hora a_ultima_hora ahora_mismo enseguida en_cuanto cuanto_antes lo_antes_posible hoy_mismo mañana_mismo al_mediodia esta_misma_semana mismo_dia la_semana_siguiente a_mas_tardar a_la_vuelta ahorita',
  season:
    'primavera verano otoño invierno semana_santa navidad navidades reyes ramadan año_nuevo cosecha vendimia campaña temporada trimestre cuatrimestre ejercicio cierre_de_año fin_de_año final_de_año finales_de_año curso auditoria plazo black_friday puente vuelta_de_vacaciones vuelta_de_verano principio_de_año principios_de el_año_que_viene año_que_viene proximo_año proximo_curso temporada_alta rebajas matricula feria inauguracion apertura',
  span: 'minuto minutos hora horas dia dias semana semanas mes meses trimestre trimestres año años anos quincena',
  deadline:
    'plazo antes_de hasta para a_mas_tardar como_muy_tarde como_tarde vence vencen caduca caducan termina terminan acaba acaban finaliza se_acaba se_termina renueva renovacion a_partir_de',
};
