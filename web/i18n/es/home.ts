import type { SameShape } from '../language.ts';
import type { home as english } from '../en/home.ts';
import { faq } from './home/faq.ts';

export const home: SameShape<typeof english> = {
  description: 'Muestra quién eres en un vídeo corto. Las empresas lo ven y te escriben.',
  hero: {
    before: 'Encuentra el mejor trabajo en',
    number: '30',
    after: 'segundos con IA',
    text: {
      talent: 'Muestra quién eres en un vídeo corto. Las empresas lo ven y te escriben.',
      company: 'Conoce a cada persona en un vídeo corto y desbloquea el contacto de quien te interese.',
    },
    record: 'Graba tu vídeo',
    own: { talent: 'Ir a Inicio', company: 'Buscar talento' },
    pause: 'Pausar la animación',
    play: 'Reanudar la animación',
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
        lines: ['Treinta años en ventas y sigo preparando cada llamada.', 'Pregúntale a mi equipo.'],
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
    stop: 'Pausar a {{name}}',
    boosted: 'Impulsado',
    failed: 'No se han podido cargar los vídeos',
    failedText: 'Inténtalo de nuevo en un momento.',
    empty: 'Aún no hay vídeos',
    emptyText: 'Los vídeos nuevos aparecerán aquí en cuanto se publiquen.',
  },
  why: {
    title: 'Por qué un vídeo y no un CV',
    seen: {
      title: 'Te ven, no te ojean',
      text: 'Un CV recibe un vistazo. Tu cara, tu voz y tu energía tienen un minuto entero.',
    },
    heard: {
      title: 'En tus propias palabras',
      text: 'Habla en cualquiera de unos 100 idiomas. Añade subtítulos, o deja que salgan del texto de tu teleprompter.',
    },
    matched: {
      title: 'Encajas en segundos',
      text: 'La IA compara lo que pide un puesto con lo que rellenas y compartes, y explica a ambas partes por qué encajáis.',
    },
    decide: {
      title: 'Tú tienes el control',
      text: 'Ves qué empresas te han visto. Solo reciben tus datos de contacto tras un desbloqueo, y tú decides si respondes.',
    },
  },
  call: { title: 'Tu próximo puesto está a una toma', action: 'Impulsa tu carrera' },
  faq,
};
