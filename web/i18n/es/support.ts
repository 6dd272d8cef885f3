import type { SameShape } from '../language.ts';
import type { support as english } from '../en/support.ts';

export const support: SameShape<typeof english> = {
  help: {
    description: 'Respuestas sobre vídeos, desbloqueos, mensajes y seguridad, y una persona a quien preguntar.',
    title: 'Centro de ayuda',
    text: 'Encuentra aquí respuestas rápidas o escribe a una persona.',
    items: [
      {
        title: 'Para empresas',
        text: [
          'Regístrate con tu correo corporativo. Su dominio tiene que coincidir con el de tu empresa. Después busca vídeos, filtra por puesto, idioma y ubicación, y guarda a quienes te gusten.',
          'Tienes {{freeUnlocksPerDay}} desbloqueo gratis al día. Cada contacto adicional cuesta {{unlockPriceEur}} €. Premium cuesta {{premiumPriceEur}} € al mes, con los desbloqueos incluidos. Cancela cuando quieras.',
        ],
      },
      {
        title: 'Para talento',
        text: [
          'Para ti todo es gratis. Graba un vídeo por puesto y completa tu perfil para que las empresas te encuentren.',
          'Las empresas contactan contigo directamente y tú decides si continuar: acepta, rechaza o bloquea. En Inicio ves quién te ha visto y desbloqueado.',
        ],
      },
      {
        title: 'Vídeo de presentación',
        text: [
          'Que dure entre {{helpShortestSeconds}} y {{helpLongestSeconds}} segundos. Graba en vertical y con luz en la cara. Di quién eres, qué vendes y un resultado que te enorgullezca.',
          'Usa MP4, MOV o WEBM, de hasta {{maxVideoMb}} MB y 2 minutos. Graba cuantas veces quieras. Solo se ve la toma que guardas, y puedes cambiarla cuando quieras.',
        ],
      },
      {
        title: 'Desbloquear un contacto',
        text: [
          'Un desbloqueo muestra el nombre completo, el correo y el teléfono, y abre un chat automáticamente. Pagas una vez. Nunca te cobraremos de nuevo por la misma persona.',
          'Si la persona rechaza la conversación o no responde en {{replyGuaranteeDays}} días, recuperas el desbloqueo.',
        ],
      },
      {
        title: 'Seguridad y privacidad',
        text: [
          'Los datos de contacto nunca salen de nuestro servidor antes de un desbloqueo. Guardamos las contraseñas como hash, procesamos los archivos de forma aislada y servimos los vídeos en direcciones imposibles de adivinar.',
          'Puedes pausar tu perfil, bloquear empresas, descargar tus datos y eliminar tu cuenta sin ayuda de nadie. Puedes recuperar una cuenta eliminada durante {{deletionGraceDays}} días. Después desaparece todo lo que contiene.',
        ],
      },
    ],
    more: {
      title: '¿Aún tienes preguntas?',
      text: 'Escríbenos. Una persona te responderá en {{supportReplyHours}} horas.',
      ticket: 'Enviar una consulta',
      contact: 'Contacta con nosotros',
    },
    ticket: {
      title: 'Enviar una consulta',
      text: 'Cuéntanos qué hiciste y qué pasó. Los detalles nos ayudan a responder antes.',
      submit: 'Enviar consulta',
      done: 'Consulta enviada',
      answerInMessages: 'Te responderemos en Mensajes.',
      answerByEmail: 'Te responderemos por correo.',
    },
  },
  contact: {
    description:
      'Escríbenos sobre opiniones, soporte, colaboraciones, prensa o cualquier otra cosa. Respondemos en 24 horas.',
    title: 'Contacta con nosotros',
    text: 'Preguntas, opiniones, errores, ideas: tu mensaje llega a personas que pueden hacer algo.',
    email: { title: 'Correo', text: 'Respondemos en {{supportReplyHours}} horas.' },
    topics: {
      title: 'Sobre qué puedes escribirnos',
      items: [
        'Opiniones sobre el producto y sugerencias',
        'Soporte técnico y errores',
        'Colaboraciones e integraciones',
        'Prensa y medios',
        'Preguntas generales',
      ],
    },
    about: {
      title: 'Sobre {{product}}',
      text: '{{entity}}, una empresa de inversión que crea sus propios productos, desarrolla y gestiona {{product}}. Creemos que las personas deberían conocerse antes de leer un papel.',
    },
    urgent: 'Para problemas técnicos urgentes, pon <b>URGENT</b> en el asunto de tu correo o al principio del mensaje.',
    form: { title: 'Envíanos un mensaje', submit: 'Enviar mensaje' },
    done: '¡Mensaje enviado!',
    doneText: 'Gracias por escribirnos. Te responderemos pronto.',
  },
  fields: {
    name: 'Nombre',
    email: 'Correo',
    subject: 'Asunto',
    message: 'Mensaje',
    messageHint: '{{written}} de {{most}} caracteres',
  },
  sending: 'Enviando…',
  problem: {
    rate_limited: 'Has enviado muchos mensajes. Espera un rato e inténtalo de nuevo.',
    offline: 'No tienes conexión. Tu mensaje sigue aquí. Inténtalo de nuevo en un momento.',
    other: 'Algo ha fallado. Tu mensaje sigue aquí. Inténtalo de nuevo.',
  },
};
