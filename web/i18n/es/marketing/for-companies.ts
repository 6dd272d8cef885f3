import type * as english from '../../en/marketing/for-companies.ts';
import type { SameShape } from '../../language.ts';

export const forCompanies: SameShape<typeof english.forCompanies> = {
  description:
    'Contrata por energía y actitud: desliza perfiles de vídeo, filtra al instante y encuentra talento con IA.',
  title: 'Contrata por energía y actitud',
  text: 'Un CV no sonríe, no hace pausas y no convence. Mira cómo vende alguien antes de preguntarle qué ha vendido.',
  start: 'Empieza a contratar hoy',
  how: 'Mira cómo funciona',
  featuresTitle: 'Por qué los equipos contratan por vídeo',
  features: [
    {
      title: 'Desliza para contratar',
      text: 'Una persona cada vez, a pantalla completa, medio minuto. Guarda o desbloquea con una sola tecla.',
    },
    { title: 'Preselección al instante', text: 'La primera llamada ya está grabada. Solo tienes que darle al play.' },
    {
      title: 'Contratación más rápida',
      text: 'Hasta un {{hiringTimeSavedPercent}} % menos de tiempo de contratación, desde el primer vistazo hasta la oferta.',
    },
    { title: 'Talento de todo el mundo', text: 'Unos 100 idiomas y todas las zonas horarias en una sola búsqueda.' },
    {
      title: 'Entrevistas asíncronas',
      text: 'Ellos graban en su mejor momento. Tú los ves cuando tienes tiempo.',
    },
    {
      title: 'Puntuaciones de IA',
      text: 'Según el estilo de comunicación, la personalidad y las habilidades interpersonales. Cada puntuación muestra sus motivos.',
    },
  ],
  scored:
    'Puntuamos puesto, habilidades, idiomas, experiencia, ubicación, modalidad, salario y disponibilidad. Si la persona la comparte, también cuenta la valoración de IA sobre cómo se expresa en el vídeo. La personalidad en sí no se mide.',
  languages: 'Hola · Hello · Olá · Merhaba · Bonjour · Hej · Ciao · Cześć · Salut · Ahoj · Tere',
  stepsTitle: 'De la campaña al apretón de manos',
  steps: [
    {
      title: 'Crea una campaña',
      text: 'Añade título, habilidades, idiomas, ubicación y salario. Se tarda dos minutos.',
    },
    {
      title: 'Recibe coincidencias al instante',
      text: 'Ve a las mejores personas, con puntuaciones y motivos. Una coincidencia nueva al día es gratis.',
    },
    { title: 'Contrata por actitud', text: 'Mira, desbloquea, habla. Ya sabes cómo se expresan.' },
  ],
  pricesTitle: 'Cuánto cuesta',
  pricesText:
    'Buscar y ver vídeos no cuesta nada, y un contacto al día es gratis. Cada contacto adicional cuesta {{unlockPriceEur}} €, en un único pago. Si no responden en {{replyGuaranteeDays}} días, te devolvemos el desbloqueo. Premium cuesta {{premiumPriceEur}} € al mes y amplía los límites.',
  call: 'Tu próximo fichaje ya está hablando',
  callAction: 'Empieza ahora',
};
