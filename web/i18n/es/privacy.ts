import type { SameShape } from '../language.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: SameShape<typeof english> = {
  description: 'Qué datos guarda {{product}} sobre ti, para qué, cuánto tiempo, quién los ve y qué puedes hacer.',
  lead: '{{product}} une a personas mediante vídeo. Esta página explica con palabras claras qué guardamos sobre ti, por qué, cuánto tiempo y quién lo ve.',
  sections: [
    {
      id: 'controller',
      title: 'Quién es responsable',
      text: [
        '{{operator}}, {{address}}, gestiona {{product}} y decide qué se hace aquí con los datos personales. Escribe a {{email}} sobre cualquier cosa de esta página.',
        'Las empresas que desbloquean un contacto son responsables de lo que hagan con él desde ese momento.',
      ],
      list: [],
    },
    {
      id: 'data',
      title: 'Qué guardamos',
      text: ['Solo lo que nos das y lo que el producto necesita para funcionar:'],
      list: [
        'Cuenta: nombre, correo, un hash de tu contraseña, idioma, tipo de cuenta, cuándo se creó y se confirmó.',
        'Perfil de talento: teléfono, LinkedIn, idiomas, presentación y puestos con habilidades, experiencia, expectativas salariales, ubicación y modalidad, si los rellenas.',
        'Perfil de empresa: nombre, web, descripción, dirección, sector, teléfono y la persona que la registró.',
        'Vídeos: el archivo que grabaste o subiste, lo que creamos a partir de él (versiones más pequeñas, una portada, una vista previa sin sonido), los subtítulos y el resultado de la moderación. Eliminamos los datos de ubicación del archivo.',
        'Uso: qué empresa vio qué vídeo al menos tres segundos, desbloqueos, favoritos, búsquedas guardadas, campañas y el interés mostrado en ellas, dominios bloqueados, invitaciones e impulsos.',
        'Llamadas: las transcripciones que nos pides analizar, con el resultado. En ellas hablan otras personas: pídeles permiso antes. Solo tú las ves.',
        'Mensajes: lo que talento y empresas se escriben y lo que nos escribes a nosotros.',
        'Pagos: qué compraste, cuándo y por cuánto, las facturas y el estado de tu suscripción. Nunca recibimos números de tarjeta.',
        'Seguridad: las sesiones con su dispositivo y dirección de red, y los inicios de sesión fallidos, guardados bajo un hash del correo.',
      ],
    },
    {
      id: 'purposes',
      title: 'Para qué y con qué base legal',
      text: ['Cada uso tiene una de las bases legales del artículo 6.1 del RGPD:'],
      list: [
        'Gestionar tu cuenta, mostrar tu vídeo, buscar, desbloquear, chatear y pagar: el contrato contigo (b).',
        'Compartir con empresas las puntuaciones de IA de tu vídeo: tu consentimiento (a), por puesto. Está desactivado hasta que lo actives.',
        'Mantener el producto seguro: nuestro interés legítimo (f) en impedir fraudes, correo basura e intrusiones.',
        'Mostrar al talento quién lo ha visto y a las empresas cómo ha ido su búsqueda: nuestro interés legítimo (f) en ser justos con ambas partes.',
        'Enviar la coincidencia del día o los avisos de una búsqueda guardada: el contrato (b). Puedes desactivar cada uno donde lo activaste.',
        'Conservar facturas y contabilidad: una obligación legal (c).',
      ],
    },
    {
      id: 'visible',
      title: 'Quién ve qué',
      text: [
        'Antes de un desbloqueo, una empresa ve tu nombre e inicial, tu vídeo, tu puesto y lo que rellenaste sobre él. Solo compartimos tu nombre completo, correo, teléfono y LinkedIn con las empresas que te desbloquean, y te decimos cuáles son.',
        'Los vídeos destacados se pueden ver en las páginas públicas. Si pausas tu perfil, dejas de aparecer en la búsqueda y en esas páginas. También puedes bloquear empresas concretas por su dominio.',
        'Los administradores ven lo que necesitan para moderar vídeos y responderte.',
      ],
      list: [],
    },
    {
      id: 'ai',
      title: 'Qué hace la IA y qué no hace nunca',
      text: [
        'La valoración de un vídeo mide cómo se habla: ritmo, pausas, volumen, calidad de sonido e imagen, y tus palabras si hay transcripción. Nunca mira tu cara, tus emociones, tu acento, tu tono de voz ni tu edad. Las tomas de práctica son privadas.',
        'La puntuación de una coincidencia compara lo que pide una campaña con lo que dice un perfil, con una fórmula fija, y muestra sus motivos. Aquí ninguna máquina contrata ni rechaza a nadie. Deciden las personas (artículo 22 del RGPD).',
        'Por defecto lo calculamos todo en nuestros servidores. Si usamos un modelo de otro proveedor, el resultado lo nombra y figura entre los destinatarios de abajo.',
      ],
      list: [],
    },
    {
      id: 'moderation',
      title: 'Moderación de vídeos',
      text: [
        'Una persona revisa los vídeos según nuestros términos. Si un vídeo se rechaza, deja de aparecer en la búsqueda y en cualquier otro lugar. Ves el motivo y puedes enviar otra toma.',
      ],
      list: [],
    },
    {
      id: 'recipients',
      title: 'Quién más recibe datos',
      text: ['No vendemos datos ni mostramos publicidad. Otros reciben solo lo que necesitan para hacer su parte:'],
      list: [
        'La empresa que te desbloqueó y el talento al que escribes.',
        'Nuestros proveedores de alojamiento y de correo, que siguen nuestras instrucciones.',
        'Stripe, si los pagos están activados: cobra según su propia política de privacidad. En modo de prueba simulamos los pagos y no enviamos nada a nadie.',
        'El servicio de avisos de tu navegador, si activas los avisos en un dispositivo: los entrega cifrados y no puede leerlos.',
        'Los servicios que una empresa conecta para recibir sus propios eventos.',
        'Las autoridades, cuando la ley nos obliga.',
      ],
    },
    {
      id: 'transfers',
      title: 'Fuera del Espacio Económico Europeo',
      text: [
        'Si un proveedor trata datos fuera del Espacio Económico Europeo, lo hace con una decisión de adecuación o con las cláusulas contractuales tipo de la Comisión Europea. Puedes pedirnos una copia.',
      ],
      list: [],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo lo guardamos',
      text: ['No más de lo necesario:'],
      list: [
        'Cuenta, perfil, vídeos y mensajes: mientras exista tu cuenta.',
        'Tras pedir la eliminación: se oculta al momento y se borra con todos los archivos a los {{graceDays}} días. Hasta entonces puedes iniciar sesión y conservar la cuenta.',
        'Una cuenta cuyo correo nunca se confirma: se borra a los {{unprovenDays}} días.',
        'Un vídeo borrado o sustituido: deja de estar disponible en segundos y sus archivos se eliminan enseguida.',
        'Sesiones: hasta {{sessionHours}} horas, o {{rememberDays}} días en un dispositivo que nos pediste recordar. Menos si no las usas.',
        'El registro de seguridad (inicios de sesión, exportaciones y peticiones rechazadas, con su dirección de red): {{auditDays}} días. Cuando eliminas tu cuenta, solo conserva su número, sin nombre ni correo.',
        'Lo que escribiste a soporte: hasta {{ticketDays}} días, y nunca más de lo que exista tu cuenta.',
        'Las transcripciones de llamadas analizadas: {{callDays}} días, o hasta que las borres. Puedes deshacer el borrado durante {{callRestoreMinutes}} minutos.',
        'Registros contables y facturas: lo que exigen las leyes fiscales y mercantiles. Los registros contables llevan un número de cuenta, no un nombre.',
        'Copias de seguridad: hasta que se sustituyen. Si restauramos una, volvemos a borrar las cuentas eliminadas.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      text: [
        'Puedes ver, corregir, descargar y borrar tus datos en tu perfil, y oponerte o reclamar cuando quieras. La página sobre el RGPD explica cómo funciona aquí cada derecho.',
      ],
      list: [],
    },
    {
      id: 'security',
      title: 'Cómo los protegemos',
      text: [
        'Guardamos las contraseñas como hash, ciframos las conexiones y te dejamos cerrar cada sesión por separado. Procesamos los archivos de forma aislada, damos a los vídeos direcciones imposibles de adivinar y no enviamos datos de contacto antes de un desbloqueo. Si una brecha te pone en riesgo, te avisamos a ti y a la autoridad como exige la ley.',
      ],
      list: [],
    },
    {
      id: 'children',
      title: 'Edad',
      text: [
        '{{product}} es para personas en edad de trabajar, de 16 años o más. Si sabemos que una cuenta es de alguien más joven, la borramos.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Cambios',
      text: [
        'Si cambiamos aquí algo que te afecta, te lo diremos por correo o en tu panel antes de que se aplique. La fecha de arriba indica qué versión estás leyendo.',
      ],
      list: [],
    },
  ],
};
