import type { SameShape } from '../same-shape.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: SameShape<typeof english> = {
  description:
    'Los términos para talento y empresas: cuentas, vídeos, desbloqueos, precios, premium, conducta y responsabilidad.',
  lead: 'Estos términos rigen entre tú y {{operator}} siempre que uses {{product}}. Son cortos a propósito; léelos enteros.',
  sections: [
    {
      id: 'service',
      title: 'Qué es {{product}}',
      text: [
        'El talento se presenta en vídeos cortos. Las empresas los buscan, desbloquean contactos y escriben a quienes quieren conocer. Nosotros somos el lugar donde eso ocurre: no somos empleadores, no cedemos ni colocamos personal y no somos parte de lo que acordéis.',
      ],
      list: [],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      text: [
        'Tienes 16 años o más, lo que cuentas de ti es cierto y tu cuenta es solo tuya. Guarda la contraseña para ti y avísanos en {{email}} si crees que la tiene otra persona.',
        'El talento confirma su correo antes de entrar por primera vez. Las empresas se registran con un correo corporativo que coincide con el dominio de la empresa, y pueden desbloquear, escribir y publicar campañas cuando está confirmado.',
      ],
      list: [],
    },
    {
      id: 'talent',
      title: 'Para talento',
      text: ['Usar {{product}} como talento es gratis. Sobre tu vídeo:'],
      list: [
        'Es tuyo. Nos das el derecho de guardarlo, convertirlo, subtitularlo y mostrarlo en {{product}} a quienes pueden encontrarte, mientras esté aquí.',
        'Te muestras tú, con tus palabras, y tienes los derechos de todo lo que se ve y se oye.',
        'Un vídeo por puesto, de {{maxMb}}MB y {{maxSeconds}} segundos como máximo. Una toma nueva sustituye a la anterior.',
        'Puedes borrarlo cuando quieras. Deja de servirse al momento.',
        'Tú decides si respondes a una empresa: acepta, rechaza, bloquea o denuncia.',
      ],
    },
    {
      id: 'companies',
      title: 'Para empresas',
      text: [
        'Usas lo que ves aquí para cubrir tus propios puestos y para nada más. En particular, no haces lo siguiente:',
      ],
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
        'Un desbloqueo muestra el perfil completo y los datos de contacto de un talento y abre un chat. {{freeUnlocks}} desbloqueo al día (UTC) es gratis y cada uno más cuesta {{unlockPrice}} euros. A una empresa nunca se le cobra dos veces el mismo talento.',
        'Si el talento rechaza o no responde en {{guaranteeDays}} días, recuperas el desbloqueo como uno gratis. No prometemos que nadie responda, acepte o sea contratado.',
      ],
      list: [],
    },
    {
      id: 'premium',
      title: 'Premium',
      text: [
        'Premium cuesta {{premiumPrice}} euros al mes, incluye desbloqueos y levanta los límites que nombra la página del plan. Se renueva cada mes hasta que lo canceles, cuando quieras, en el perfil de tu empresa; entonces termina con el mes pagado.',
        'Si falla una renovación, Premium sigue {{pastDueDays}} días mientras el proveedor lo reintenta, y después termina.',
      ],
      list: [],
    },
    {
      id: 'payments',
      title: 'Pagos',
      text: [
        'Los precios están en euros. Cobra Stripe; nunca vemos números de tarjeta. Si una instalación funciona sin proveedor de pagos, los pagos se simulan, se marcan como modo de prueba y no se cobra nada.',
        'Las empresas compran para su actividad. Como un desbloqueo se entrega al momento, no hay derecho de desistimiento; en su lugar está la garantía de respuesta. Lo cobrado por error lo devolvemos.',
      ],
      list: [],
    },
    {
      id: 'referrals',
      title: 'Recomendaciones e impulsos',
      text: [
        'Un amigo que se registra con tu código y confirma su correo te da un crédito, que vale {{boostHours}} horas en primera fila. Tus propias segundas cuentas no cuentan. Los créditos no tienen valor en dinero y terminan con la cuenta.',
      ],
      list: [],
    },
    {
      id: 'conduct',
      title: 'Conducta y moderación',
      text: [
        'Nada ilegal, de odio, sexual, violento, engañoso o ajeno. Ni correo basura, ni programas dañinos, ni intentos de saltarse límites o de averiguar lo que no se te muestra.',
        'Los vídeos los moderan personas. Podemos rechazar un vídeo o cerrar una cuenta que incumpla estas reglas, y decimos por qué. Si crees que nos equivocamos, escribe a {{email}}: otra persona lo vuelve a mirar.',
      ],
      list: [],
    },
    {
      id: 'ai',
      title: 'Puntuaciones de IA',
      text: [
        'Las valoraciones y puntuaciones son una ayuda con límites, que figuran a su lado. Miden cómo se dice y cuánto encaja con una descripción, nunca cara, emoción, acento o edad. No pueden ser el único motivo de una decisión sobre una persona.',
      ],
      list: [],
    },
    {
      id: 'availability',
      title: 'Disponibilidad y cambios',
      text: [
        'Mantenemos {{product}} en marcha con cuidado, pero no podemos prometer que nunca se interrumpa. Podemos cambiar o retirar funciones; lo que has pagado lo entregamos o lo devolvemos.',
      ],
      list: [],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      text: [
        'Respondemos sin límite por dolo, negligencia grave, daños a la vida, la integridad o la salud, y donde la ley no permite límite. Por negligencia leve respondemos solo si se incumple un deber sin el cual el contrato no tiene sentido, y por el daño previsible. Los consumidores conservan todos los derechos que les da la ley.',
      ],
      list: [],
    },
    {
      id: 'ending',
      title: 'Fin',
      text: [
        'Puedes borrar tu cuenta en tu página de perfil cuando quieras. Se oculta al momento y se elimina a los {{graceDays}} días; hasta entonces puedes recuperarla entrando. Descarga antes tus datos si quieres conservarlos.',
        'Podemos terminar una cuenta con 30 días de aviso, o al momento por un incumplimiento grave de estos términos.',
      ],
      list: [],
    },
    {
      id: 'law',
      title: 'Ley y conflictos',
      text: [
        'Se aplica la ley del país donde {{operator}} tiene su sede. Los consumidores conservan además la protección de la ley, y los tribunales, del país donde viven. Si una cláusula es nula, las demás siguen en pie.',
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
