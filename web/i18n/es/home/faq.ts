import type * as english from '../../en/home/faq.ts';
import type { SameShape } from '../../language.ts';

export const faq: SameShape<typeof english.faq> = {
  title: 'Preguntas y respuestas',
  talent: {
    title: 'Para talento',
    items: [
      {
        question: '¿Cuánto debe durar mi vídeo?',
        answer:
          'De {{shortestMinutes}} a {{longestMinutes}} minutos. Di quién eres, qué vendes y un resultado que te enorgullezca. Graba cuantas veces quieras. Solo se ve la toma que guardas.',
      },
      {
        question: '¿Es gratis para el talento?',
        answer: 'Sí. Grabar, que te encuentren y responder a las empresas es gratis, y tu vídeo sigue siendo tuyo.',
      },
      {
        question: '¿Quién puede ver mis datos de contacto?',
        answer:
          'Solo las empresas que te desbloquean. Antes ven tu nombre e inicial, tu vídeo y tu puesto. Tú ves quién te ha desbloqueado y decides si respondes.',
      },
      {
        question: '¿Qué mide la valoración de la IA?',
        answer:
          'Comunicación, seguridad y claridad, cada una con los datos en que se basa. Úsala como consejo para tu próxima toma.',
      },
      {
        question: '¿Cómo funcionan los créditos de impulso?',
        answer:
          'Comparte tu enlace. Ganas un crédito por cada persona que se registra, y cada crédito te impulsa a lo más alto ante todas las empresas durante un día.',
      },
    ],
  },
  company: {
    title: 'Para empresas',
    items: [
      {
        question: '¿Cuánto cuesta un contacto?',
        answer:
          'Tienes {{freeUnlocksPerDay}} desbloqueo gratis al día. Cada contacto adicional cuesta {{unlockPriceEur}} €. O hazte Premium por {{premiumPriceEur}} € al mes, con los desbloqueos incluidos. Cancela cuando quieras.',
      },
      {
        question: '¿Cuánto tiempo ahorramos?',
        answer:
          'Hasta un {{hiringTimeSavedPercent}} % menos de tiempo de contratación. Cuando os conocéis, la primera entrevista ya está grabada.',
      },
      {
        question: '¿Por qué un correo corporativo?',
        answer: 'Para que el talento sepa quién lo mira. Tu correo tiene que coincidir con el dominio de tu empresa.',
      },
      {
        question: '¿Qué pasa tras un desbloqueo?',
        answer:
          'Ves su nombre completo, correo y teléfono, y se abre un chat automáticamente. Si no responde en {{replyGuaranteeDays}} días, recuperas el desbloqueo.',
      },
      {
        question: '¿Podemos comparar candidatos sin sesgo?',
        answer:
          'La detección de sesgos muestra dónde difieren dos puntuaciones por razones ajenas al trabajo y en qué se basa.',
      },
    ],
  },
};
