import type { SameShape } from '../same-shape.ts';
import type { home as english } from '../en/home.ts';

export const home: SameShape<typeof english> = {
  description: 'Muestra quién eres en un vídeo corto. Las empresas te ven y te escriben.',
  cover: {
    before: 'Encuentra el mejor trabajo en',
    number: '30',
    after: 'segundos con IA',
    text: 'Muestra quién eres en un vídeo corto. Las empresas te ven y te escriben.',
    record: 'Graba tu vídeo',
    pause: 'Pausar las imágenes en movimiento',
    play: 'Reanudar las imágenes en movimiento',
    people: {
      aisha: {
        who: 'Aisha K., Atención al cliente, Dubái',
        lines: ['Conservo los clientes que ganan tus closers.', 'Nadie se va sin contarme por qué.'],
      },
      kwame: {
        who: 'Kwame A., Sales Closer, Londres',
        lines: ['Dame los contactos que todos dieron por perdidos.', 'Los llamo primero.'],
      },
      ingrid: {
        who: 'Ingrid S., directora de ventas, Oslo',
        lines: ['Treinta años en la sala, y aún preparo cada llamada.', 'Preguntad a mi equipo.'],
      },
    },
  },
  featured: {
    title: 'Vídeos destacados',
    previous: 'Vídeo anterior',
    next: 'Vídeo siguiente',
    slide: '{{position}} de {{count}}: {{name}}, {{title}}',
    show: 'Mostrar a {{name}}',
    sound: 'Reproducir a {{name}} con sonido',
    stop: 'Parar a {{name}}',
    boosted: 'Destacado',
    failed: 'No se pudieron cargar los vídeos',
    failedText: 'La gente sigue ahí. Inténtalo otra vez.',
    empty: 'Aún no hay vídeos',
    emptyText: 'Los primeros aparecerán aquí en cuanto se publiquen.',
  },
  why: {
    title: 'Por qué un vídeo y no un CV',
    seen: {
      title: 'Te ven, no te ojean',
      text: 'Un CV se lee un momento. Tu cara, tu voz y tu energía tienen los treinta segundos enteros.',
    },
    heard: {
      title: 'Con tus propias palabras',
      text: 'Habla cualquiera de unos cien idiomas. Los subtítulos vienen con tu vídeo y son tuyos para editar.',
    },
    matched: {
      title: 'Encajas en segundos',
      text: 'La IA compara lo que pide un puesto con lo que rellenas y compartes, y explica a ambas partes por qué encajáis.',
    },
    decide: {
      title: 'Tú decides quién sigue',
      text: 'Ves qué empresas miraron. Nadie recibe tus datos antes de desbloquearte, y tú eliges si respondes.',
    },
  },
  call: { title: 'Tu próximo puesto está a una toma', action: 'Empieza tu carrera' },
  faq: {
    title: 'Preguntas y respuestas',
    talent: {
      title: 'Para talento',
      items: [
        {
          question: '¿Cuánto debe durar mi vídeo?',
          answer:
            'De {{shortestMinutes}} a {{longestMinutes}} minutos. Di quién eres, qué vendes y un resultado del que estés orgulloso. Graba cuantas veces quieras: solo se ve la toma que guardas.',
        },
        {
          question: '¿Es gratis para el talento?',
          answer:
            'Sí. Grabar, que te encuentren y responder a las empresas no cuesta nada, y tu vídeo sigue siendo tuyo.',
        },
        {
          question: '¿Quién puede ver mis datos de contacto?',
          answer:
            'Nadie, hasta que una empresa te desbloquea. Hasta entonces ve tu nombre de pila, tu vídeo y tu puesto. Tú ves quién te desbloqueó y decides si respondes.',
        },
        {
          question: '¿Qué mide la valoración de la IA?',
          answer:
            'Comunicación, confianza y claridad, cada una con lo que oyó y dónde. Es un consejo para tu próxima toma, no un veredicto.',
        },
        {
          question: '¿Cómo funcionan los créditos de impulso?',
          answer:
            'Comparte tu enlace. Cada amigo que se registra te da un crédito, y cada crédito te pone delante de todas las empresas durante un día.',
        },
      ],
    },
    company: {
      title: 'Para empresas',
      items: [
        {
          question: '¿Cuánto cuesta un contacto?',
          answer:
            '{{freeUnlocksPerDay}} desbloqueo al día es gratis. Cada contacto más son {{unlockPriceEur}} euros. O Premium, {{premiumPriceEur}} euros al mes con desbloqueos incluidos: cancela cuando quieras.',
        },
        {
          question: '¿Cuánto tiempo ahorramos?',
          answer:
            'Hasta un {{hiringTimeSavedPercent}}% menos de tiempo de contratación: la primera entrevista ya está grabada cuando os conocéis.',
        },
        {
          question: '¿Por qué un correo corporativo?',
          answer:
            'Para que el talento sepa quién lo mira. Tu dirección tiene que coincidir con el dominio de tu empresa.',
        },
        {
          question: '¿Qué pasa tras un desbloqueo?',
          answer:
            'Ves nombre completo, correo y teléfono, y se abre un chat automáticamente. Sin respuesta en {{replyGuaranteeDays}} días, recuperas el desbloqueo.',
        },
        {
          question: '¿Podemos comparar candidatos sin sesgo?',
          answer:
            'La detección de sesgos muestra dónde dos valoraciones difieren por razones ajenas al trabajo, y dice qué ha mirado.',
        },
      ],
    },
  },
};
