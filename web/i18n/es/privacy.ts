import type { SameShape } from '../same-shape.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: SameShape<typeof english> = {
  description: 'Qué datos guarda Closeup sobre ti, para qué, cuánto tiempo, quién los ve y qué puedes hacer.',
  lead: '{{product}} une a personas mediante vídeo. Esta página cuenta con palabras claras qué guardamos sobre ti, por qué, cuánto tiempo y quién llega a verlo.',
  sections: [
    {
      id: 'controller',
      title: 'Quién es responsable',
      text: [
        '{{operator}}, {{address}}, gestiona {{product}} y decide qué pasa aquí con los datos personales. Escribe a {{email}} sobre cualquier cosa de esta página.',
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
        'Perfil de talento: teléfono, LinkedIn, idiomas, presentación y puestos con habilidades, experiencia, salario deseado, lugar y forma de trabajo, en la medida en que los rellenes.',
        'Perfil de empresa: nombre, web, descripción, dirección, sector, teléfono y la persona que la registró.',
        'Vídeos: el archivo que grabaste o subiste, lo que hacemos con él (versiones más pequeñas, una portada, una vista previa sin sonido), los subtítulos y el resultado de la moderación. Los datos de ubicación del archivo se eliminan.',
        'Uso: qué empresa vio qué vídeo tres segundos o más, desbloqueos, favoritos, búsquedas guardadas, campañas, manos levantadas, dominios bloqueados, recomendaciones e impulsos.',
        'Mensajes: lo que talento y empresas se escriben y lo que nos escribes a nosotros.',
        'Pagos: qué se compró, cuándo y por cuánto, facturas y estado de la suscripción. Los números de tarjeta nunca nos llegan.',
        'Seguridad: sesiones con dispositivo y dirección de red, e intentos fallidos de acceso, guardados bajo un hash del correo.',
      ],
    },
    {
      id: 'purposes',
      title: 'Para qué y con qué base',
      text: ['Cada uso tiene una de las bases del artículo 6.1 del RGPD:'],
      list: [
        'Gestionar tu cuenta, mostrar tu vídeo, buscar, desbloquear, chatear y pagar: el contrato contigo (b).',
        'Compartir con empresas las puntuaciones de IA de tu vídeo: tu consentimiento (a), un interruptor por puesto, apagado hasta que lo enciendas.',
        'Mantener el producto seguro: nuestro interés legítimo (f) en impedir fraude, correo basura e intrusiones.',
        'Mostrar al talento quién lo miró y a las empresas cómo fue su búsqueda: nuestro interés legítimo (f) en ser justos con ambas partes.',
        'Enviar el candidato del día o avisos de una búsqueda guardada: el contrato (b); cada uno se desactiva donde se activó.',
        'Conservar facturas y contabilidad: una obligación legal (c).',
      ],
    },
    {
      id: 'visible',
      title: 'Quién ve qué',
      text: [
        'Antes de un desbloqueo, una empresa ve tu nombre de pila e inicial, tu vídeo, tu puesto y lo que rellenaste sobre él. Tu nombre completo, correo, teléfono y LinkedIn solo salen de nuestro servidor cuando una empresa te ha desbloqueado, y te decimos cuál fue.',
        'Un vídeo destacado se puede ver en las páginas públicas. Al pausar tu perfil sales de la búsqueda y de esas páginas, y puedes bloquear empresas concretas por su dominio.',
        'Los administradores ven lo que necesitan para moderar vídeos y responderte.',
      ],
      list: [],
    },
    {
      id: 'ai',
      title: 'IA: qué hace y qué no hace nunca',
      text: [
        'La valoración de un vídeo mide cómo se dice: ritmo, pausas, volumen, calidad de sonido e imagen, y las palabras donde hay transcripción. Nunca mira tu cara, emociones, acento, tono de voz ni edad. Las tomas de práctica son solo tuyas.',
        'La puntuación de una coincidencia compara lo que pide una campaña con lo que dice un perfil, con una fórmula fija, y muestra sus razones. Aquí ninguna máquina contrata ni rechaza a nadie: decide una persona (artículo 22 del RGPD).',
        'Por defecto todo se calcula en nuestros servidores. Donde conectamos un modelo de otro proveedor, el resultado lo nombra y figura entre los destinatarios de abajo.',
      ],
      list: [],
    },
    {
      id: 'moderation',
      title: 'Moderación de vídeos',
      text: [
        'Una persona revisa los vídeos según nuestros términos. Un vídeo rechazado deja de encontrarse y de servirse; ves el motivo y puedes enviar otra toma.',
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
        'Stripe, si los pagos están activados: cobra según su propia política de privacidad. En modo de prueba los pagos se simulan y no se envía nada a nadie.',
        'Servicios que una empresa conecta por sí misma para recibir sus propios eventos.',
        'Autoridades, cuando la ley nos obliga.',
      ],
    },
    {
      id: 'transfers',
      title: 'Fuera del Espacio Económico Europeo',
      text: [
        'Si un proveedor trata datos fuera del Espacio Económico Europeo, lo hace con una decisión de adecuación o con las cláusulas contractuales tipo de la Comisión Europea. Pídenos una copia.',
      ],
      list: [],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo',
      text: ['No más de lo necesario:'],
      list: [
        'Cuenta, perfil, vídeos y mensajes: mientras exista tu cuenta.',
        'Tras pedir el borrado: oculto al momento y eliminado con todos los archivos a los {{graceDays}} días. Hasta entonces, al entrar puedes conservar la cuenta.',
        'Una cuenta cuyo correo nadie confirma: se elimina a los {{unprovenDays}} días.',
        'Un vídeo borrado o sustituido: deja de servirse en segundos y sus archivos se eliminan enseguida.',
        'Sesiones: como máximo {{sessionHours}} horas, o {{rememberDays}} días en un dispositivo que nos pediste recordar; menos si no las usas.',
        'El registro de seguridad (inicios de sesión, exportaciones, peticiones rechazadas, con la dirección de red): {{auditDays}} días. Cuando la cuenta ya no existe, solo conserva su número, sin nombre ni correo.',
        'Lo que escribiste a soporte: {{ticketDays}} días como máximo, y nunca más que tu cuenta.',
        'Asientos y facturas: lo que exigen las leyes fiscales y mercantiles. Los asientos llevan un número de cuenta, no un nombre.',
        'Copias de seguridad: hasta que se sustituyen; una copia restaurada vuelve a eliminar las cuentas vencidas.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      text: [
        'Puedes ver, corregir, descargar y borrar tus datos en tu página de perfil, y oponerte o reclamar cuando quieras. La página sobre el RGPD describe cómo funciona aquí cada derecho.',
      ],
      list: [],
    },
    {
      id: 'security',
      title: 'Cómo se protegen',
      text: [
        'Las contraseñas se guardan como hash, las conexiones van cifradas y las sesiones se pueden cerrar una a una. Los archivos se descodifican en un proceso cerrado, los vídeos tienen direcciones imposibles de adivinar y los datos de contacto no forman parte de ninguna respuesta antes de un desbloqueo. Si una brecha te pone en riesgo, te avisamos a ti y a la autoridad como exige la ley.',
      ],
      list: [],
    },
    {
      id: 'children',
      title: 'Edad',
      text: [
        '{{product}} es para personas en edad de trabajar, de 16 años o más. Si sabemos que una cuenta es de alguien menor, la eliminamos.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Cambios',
      text: [
        'Si aquí cambia algo que te importa, te lo decimos por correo o en tu panel antes de que se aplique. La fecha de arriba dice qué versión estás leyendo.',
      ],
      list: [],
    },
  ],
};
