import type { sharingSections as english } from '../../en/privacy/sharing.ts';
import type { SameShape } from '../../language.ts';

export const sharingSections: SameShape<typeof english> = [
  {
    id: 'visible',
    title: 'Quién ve qué',
    text: [
      'Antes de un desbloqueo, una empresa ve tu nombre e inicial, tu vídeo, tu puesto y lo que rellenaste sobre él. Solo compartimos tu nombre completo, correo, teléfono y LinkedIn con las empresas que te desbloquean, y te decimos cuáles son.',
      'Las empresas deciden en equipo. Con el enlace a una lista, sus compañeros sin cuenta ven lo que puede ver cualquier visitante: tu nombre con la inicial, tu vídeo y tu perfil, pero no tu nombre completo, tus datos de contacto ni tus puntuaciones. El enlace sirve como mucho {{shortlistDays}} días y la empresa puede cambiarlo o eliminarlo cuando quiera. Dejas de aparecer en él si pausas tu perfil o bloqueas a la empresa. Las empresas también pueden exportar lo que ven de las personas que seleccionan en la búsqueda, y sus propios contactos, para trabajar con ello en otro lugar.',
      'Si publicas una página propia, cualquiera que tenga el enlace ve lo mismo que una empresa antes de desbloquearte. Los buscadores solo la muestran si también lo permites.',
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
      'Una persona revisa los vídeos según nuestros términos. Si un vídeo se rechaza, deja de aparecer en la búsqueda y en cualquier otro lugar. Te avisamos, con el motivo si quien lo revisó lo escribió, y puedes enviar otra toma.',
    ],
    list: [],
  },
  {
    id: 'recipients',
    title: 'Quién más recibe datos',
    text: ['No vendemos datos ni mostramos publicidad. Otros reciben solo lo que necesitan para hacer su parte:'],
    list: [
      'La empresa que te desbloqueó y las personas a las que escribes.',
      'Quienes contratan con una empresa: lo que esta les muestra con el enlace a una lista o con una exportación.',
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
];
