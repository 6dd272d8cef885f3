import type { SameShape } from '../same-shape.ts';
import type { support as english } from '../en/support.ts';

export const support: SameShape<typeof english> = {
  help: {
    description: 'Respuestas sobre vídeos, desbloqueos, mensajes y seguridad, y un camino hacia una persona.',
    title: 'Centro de ayuda',
    text: 'Cinco preguntas responden a casi todo. Para lo demás hay una persona.',
    items: [
      {
        title: 'Para empresas',
        text: [
          'Regístrate con tu correo corporativo: su dominio tiene que coincidir con el de tu empresa. Después busca en los vídeos, filtra por puesto, idioma y lugar, y guarda a quien te guste.',
          '{{freeUnlocksPerDay}} desbloqueo al día es gratis y cada contacto más son {{unlockPriceEur}} euros. Premium son {{premiumPriceEur}} euros al mes con desbloqueos incluidos: cancela cuando quieras.',
        ],
      },
      {
        title: 'Para talento',
        text: [
          'Para ti todo es gratis. Graba un vídeo por puesto, completa tu perfil y las empresas te encuentran.',
          'Las empresas te escriben directamente y tú decides si sigues: acepta, rechaza o bloquea. Tu panel muestra quién miró y quién te desbloqueó.',
        ],
      },
      {
        title: 'Vídeo de presentación',
        text: [
          'Que dure {{helpShortestSeconds}}-{{helpLongestSeconds}} segundos, en vertical y con luz en la cara. Di quién eres, qué vendes y un resultado del que estés orgulloso.',
          'MP4, MOV o WEBM, como máximo {{maxVideoMb}}MB y 2 minutos. Graba cuantas veces quieras: solo se ve la toma que guardas, y puedes cambiarla cuando quieras.',
        ],
      },
      {
        title: 'Desbloquear un contacto',
        text: [
          'Un desbloqueo muestra nombre completo, correo y teléfono, y se abre un chat automáticamente. Se paga una vez: volver a desbloquear a la misma persona no cuesta nada.',
          'Sin respuesta en {{replyGuaranteeDays}} días, o con un rechazo, la empresa recupera el desbloqueo.',
        ],
      },
      {
        title: 'Seguridad y privacidad',
        text: [
          'Los datos de contacto nunca salen del servidor antes de un desbloqueo. Las contraseñas se guardan cifradas de forma irreversible, los archivos se descodifican aislados y los vídeos se sirven en direcciones imposibles de adivinar.',
          'Puedes pausar tu perfil, bloquear a una empresa, descargar tus datos y borrar tu cuenta sin pedírselo a nadie. Una cuenta borrada se puede conservar durante {{deletionGraceDays}} días; después se elimina todo lo que contiene.',
        ],
      },
    ],
    more: {
      title: '¿Aún tienes preguntas?',
      text: 'Escríbenos. Lo lee una persona y responde en {{supportReplyHours}} horas.',
      ticket: 'Enviar una consulta',
      contact: 'Contacto',
    },
    ticket: {
      title: 'Enviar una consulta',
      text: 'Cuanto mejor cuentes qué hiciste y qué pasó, más rápido irá.',
      submit: 'Enviar consulta',
      done: 'Consulta enviada correctamente',
    },
  },
  contact: {
    description: 'Escríbenos: opiniones, soporte, colaboraciones, prensa o lo que sea. Respondemos en 24 horas.',
    title: 'Ponte en contacto',
    text: 'Una opinión, un fallo, una idea, una colaboración: llega a personas que pueden hacer algo al respecto.',
    email: { title: 'Correo', text: 'Respondemos en {{supportReplyHours}} horas.' },
    topics: {
      title: 'Sobre qué puedes escribirnos',
      items: [
        'Opiniones sobre el producto y nuevas funciones',
        'Soporte técnico y fallos',
        'Colaboraciones e integraciones',
        'Prensa y medios',
        'Preguntas generales',
      ],
    },
    about: {
      title: 'Sobre {{product}}',
      text: '{{product}} está creado y gestionado por {{entity}}, una empresa de inversión que construye sus propios productos. Las personas deberían conocer a personas antes de leer papeles sobre ellas.',
    },
    urgent:
      'Para problemas técnicos urgentes, pon <b>URGENT</b> en el asunto de tu correo o empieza tu mensaje con esa palabra.',
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
  sending: 'Enviando...',
  problem: {
    rate_limited: 'Han sido muchos mensajes. Espera un rato e inténtalo de nuevo.',
    offline: 'Sin conexión. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.',
    other: 'No ha funcionado. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  },
};
