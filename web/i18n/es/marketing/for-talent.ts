import type * as english from '../../en/marketing/for-talent.ts';
import type { SameShape } from '../../language.ts';

export const forTalent: SameShape<typeof english.forTalent> = {
  description:
    'Muestra tu verdadero potencial: un vídeo de menos de dos minutos, emparejado por IA y visto por empresas de todo el mundo.',
  title: 'Muestra tu verdadero potencial',
  text: 'En persona convences más que sobre el papel. Demuéstralo en un vídeo de menos de {{longestMinutes}} minutos.',
  create: 'Crea tu perfil',
  learn: 'Saber más',
  learnWhat: 'sobre cómo funciona',
  said: 'Dame los contactos que todos dieron por perdidos.',
  name: 'Kwame A.',
  featuresTitle: 'Qué ganas tú',
  features: [
    { title: 'Marca personal', text: 'Un perfil que se ve y suena como tú, con un vídeo por puesto.' },
    {
      title: 'Encaja con ayuda de la IA',
      text: 'Comparamos las campañas con lo que rellenas y compartes, y te explicamos por qué encajas.',
    },
    {
      title: 'Entrevistas asíncronas',
      text: 'Deja de repetir la misma primera llamada. Grábala una vez, en tu mejor momento.',
    },
    { title: 'Mira quién te ha visto', text: 'Ve qué empresas te han visto y cuáles te han desbloqueado.' },
    {
      title: 'Primero, una valoración privada',
      text: 'Ritmo, pausas, sonido y palabras. Solo la ves tú hasta que decidas compartirla.',
    },
    {
      title: 'Créditos de impulso',
      text: 'Cada persona que se une con tu código te pone en lo más alto durante {{boostDaysPerFriend}} día.',
    },
  ],
  stepsTitle: 'Cómo funciona',
  steps: [
    { title: 'Graba un vídeo', text: 'Graba en el navegador, con teleprompter si quieres.' },
    { title: 'Encaja con campañas', text: 'La IA te propone las campañas que encajan contigo.' },
    { title: 'Consigue el trabajo', text: 'Las empresas te escriben. Tú eliges a quién responder.' },
  ],
  why: {
    title: 'Por qué funcionan los perfiles de vídeo',
    points: [
      {
        title: 'Más allá del currículum',
        text: 'El tono, el ritmo y la presencia no caben en un papel. En ventas, son el trabajo.',
      },
      {
        title: 'Conexión auténtica',
        text: 'Las personas contratan a personas. Recuerdan una cara y una historia, no una lista.',
      },
      { title: 'Ahorra tiempo', text: 'Graba una vez, preséntate en todas partes.' },
      {
        title: 'Alcance global',
        text: 'Tu vídeo trabaja mientras duermes, en todos los países que contratan en remoto.',
      },
    ],
    paper: 'Currículum',
  },
  start: 'Empieza tu camino',
  call: 'Cuando tú quieras',
};
