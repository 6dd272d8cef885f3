import type { SameShape } from '../language.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: SameShape<typeof english> = {
  description:
    'Los términos para talento y empresas: cuentas, vídeos, desbloqueos, precios, Premium, conducta y responsabilidad.',
  lead: 'Estos términos se aplican entre tú y {{operator}} siempre que uses {{product}}. Son cortos a propósito, así que léelos enteros.',
  sections: [
    {
      id: 'service',
      title: 'Qué es {{product}}',
      text: [
        'El talento se presenta en vídeos cortos. Las empresas buscan en los vídeos, desbloquean contactos y escriben a quienes quieren conocer. Nosotros ofrecemos el lugar donde eso ocurre. No somos empleadores, no colocamos ni cedemos personal y no somos parte de lo que acordéis entre vosotros.',
      ],
      list: [],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      text: [
        'Tienes 16 años o más, lo que nos cuentas de ti es cierto y tu cuenta es solo tuya. No compartas tu contraseña y escribe a {{email}} si crees que la tiene otra persona.',
        'El talento confirma su correo antes de iniciar sesión por primera vez. Las empresas se registran con un correo corporativo que coincide con el dominio de la empresa. Cuando está confirmado, pueden desbloquear, escribir y publicar campañas.',
      ],
      list: [],
    },
    {
      id: 'talent',
      title: 'Para talento',
      text: ['Usar {{product}} como talento es gratis. Sobre tu vídeo:'],
      list: [
        'Es tuyo. Nos das el derecho de guardarlo, convertirlo, subtitularlo y mostrarlo en {{product}} a quienes pueden encontrarte, mientras esté aquí.',
        'Te muestras tú, con tus palabras, y tienes los derechos de todo lo que se ve y se oye en él.',
        'Puedes tener un vídeo por puesto, de hasta {{maxMb}}MB y {{maxSeconds}} segundos. Una toma nueva sustituye a la anterior.',
        'Puedes borrarlo cuando quieras. Deja de estar disponible al momento.',
        'Tú decides si respondes a una empresa: acepta, rechaza, bloquea o denuncia.',
      ],
    },
    {
      id: 'companies',
      title: 'Para empresas',
      text: ['Solo puedes usar lo que ves aquí para cubrir tus propios puestos. No puedes:'],
      list: [
        'ceder, vender o publicar datos de contacto, vídeos o perfiles;',
        'grabar, copiar o extraer en masa vídeos o resultados de búsqueda;',
        'pedir dinero a nadie, ni nada ajeno al trabajo;',
        'discriminar por motivos que la ley protege.',
      ],
    },
    {
      id: 'unlocks',
      title: 'Desbloqueos y garantía de respuesta',
      text: [
        'Un desbloqueo muestra el perfil completo y los datos de contacto de un talento y abre un chat. Tienes {{freeUnlocks}} desbloqueo gratis al día (UTC). Cada uno adicional cuesta {{unlockPrice}} €. A una empresa nunca se le cobra dos veces por el mismo talento.',
        'Si el talento rechaza o no responde en {{guaranteeDays}} días, recuperas un desbloqueo gratis. No prometemos que alguien responda, acepte o sea contratado.',
      ],
      list: [],
    },
    {
      id: 'premium',
      title: 'Premium',
      text: [
        'Premium cuesta {{premiumPrice}} € al mes, incluye los desbloqueos y quita los límites que indica la página del plan. Se renueva cada mes hasta que lo canceles. Puedes cancelarlo cuando quieras en el perfil de tu empresa; entonces termina con el mes pagado.',
        'Si falla una renovación, Premium sigue activo {{pastDueDays}} días mientras el proveedor lo reintenta, y después termina.',
      ],
      list: [],
    },
    {
      id: 'payments',
      title: 'Pagos',
      text: [
        'Los precios están en euros. Stripe cobra los pagos y nosotros nunca vemos números de tarjeta. Si {{product}} funciona sin proveedor de pagos, los pagos se simulan, se marcan como modo de prueba y no se cobra nada.',
        'Las empresas compran para su actividad. Como un desbloqueo se entrega al momento, no hay derecho de desistimiento. En su lugar se aplica la garantía de respuesta. Devolvemos lo que se cobre por error.',
      ],
      list: [],
    },
    {
      id: 'referrals',
      title: 'Invitaciones e impulsos',
      text: [
        'Ganas un crédito por cada persona que se registra con tu código y confirma su correo. Vale {{boostHours}} horas en lo más alto. Las segundas cuentas propias no cuentan. Los créditos no tienen valor en dinero y terminan con tu cuenta.',
      ],
      list: [],
    },
    {
      id: 'conduct',
      title: 'Conducta y moderación',
      text: [
        'No publiques nada ilegal, de odio, sexual, violento, engañoso o que sea de otra persona. No envíes correo basura ni programas dañinos, ni intentes saltarte los límites o averiguar lo que no se te muestra.',
        'Los vídeos los moderan personas. Podemos rechazar un vídeo o cerrar una cuenta que incumpla estas reglas, y decimos por qué. Si crees que nos hemos equivocado, escribe a {{email}} y otra persona lo revisará.',
      ],
      list: [],
    },
    {
      id: 'ai',
      title: 'Puntuaciones de IA',
      text: [
        'Las valoraciones y puntuaciones son una ayuda, y mostramos sus límites junto a ellas. Miden cómo se habla y cuánto encaja un perfil con una descripción, nunca la cara, las emociones, el acento o la edad. No pueden ser la única base de una decisión sobre una persona.',
      ],
      list: [],
    },
    {
      id: 'availability',
      title: 'Disponibilidad y cambios',
      text: [
        'Mantenemos {{product}} con cuidado, pero no podemos prometer que nunca se interrumpa. Podemos cambiar o retirar funciones. Si has pagado algo, te lo entregamos o te lo devolvemos.',
      ],
      list: [],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      text: [
        'Respondemos sin límite por dolo, negligencia grave, daños a la vida, la integridad o la salud, y siempre que la ley no permita un límite. Por negligencia leve respondemos solo si incumplimos una obligación esencial del contrato, y solo por el daño previsible. Los consumidores conservan todos los derechos que les da la ley.',
      ],
      list: [],
    },
    {
      id: 'ending',
      title: 'Fin de la cuenta',
      text: [
        'Puedes eliminar tu cuenta en tu perfil cuando quieras. La ocultamos al momento y la borramos a los {{graceDays}} días. Hasta entonces puedes iniciar sesión y conservarla. Descarga antes tus datos si quieres una copia.',
        'Podemos cerrar una cuenta con 30 días de aviso, o al momento si incumple gravemente estos términos.',
      ],
      list: [],
    },
    {
      id: 'law',
      title: 'Ley y conflictos',
      text: [
        'Se aplica la ley del país donde {{operator}} tiene su sede. Los consumidores conservan además la protección de la ley y de los tribunales del país donde viven. Si una cláusula es nula, las demás siguen vigentes.',
      ],
      list: [],
    },
    {
      id: 'contact',
      title: 'Contacto',
      text: ['{{operator}}, {{address}}, {{email}}.'],
      list: [],
    },
  ],
};
