import type * as english from '../../en/marketing/how-it-works.ts';
import type { SameShape } from '../../language.ts';

export const howItWorks: SameShape<typeof english.howItWorks> = {
  description:
    'Crea tu vídeo, completa tu perfil y conecta: así se encuentran el talento y las empresas en tres pasos.',
  title: 'Cómo funciona',
  text: 'Un vídeo corto dice lo que diez páginas de CV no cuentan. Tres pasos te llevan de la primera toma a la primera conversación.',
  steps: [
    {
      title: 'Crea tu vídeo',
      text: 'Graba en el navegador o sube un archivo: un vídeo vertical por puesto, de menos de {{longestMinutes}} minutos. Repite cuantas veces quieras.',
    },
    {
      title: 'Completa tu perfil',
      text: 'Añade tu puesto, idiomas, habilidades, y dónde y cómo quieres trabajar. Así te encuentran las empresas.',
    },
    {
      title: 'Conecta',
      text: 'Una empresa desbloquea tu contacto y se abre un chat automáticamente. Tú decides si continuar.',
    },
  ],
  talent: {
    title: 'Para talento',
    steps: [
      { title: 'Regístrate gratis', text: 'Regístrate con tu correo, o graba primero y regístrate después.' },
      {
        title: 'Graba tu vídeo',
        text: 'Basta un minuto. El teleprompter te ayuda y se convierte en tus subtítulos.',
      },
      { title: 'Completa tu perfil', text: 'Añade hasta 10 puestos, cada uno con su propio vídeo.' },
      { title: 'Deja que te encuentren', text: 'Ve qué empresas te han visto y qué campañas encajan contigo.' },
      { title: 'Habla con empresas', text: 'Ellas escriben primero. Tú puedes aceptar, rechazar o bloquear.' },
    ],
    action: 'Únete como talento',
  },
  company: {
    title: 'Para empresas',
    steps: [
      {
        title: 'Regístrate con tu correo corporativo',
        text: 'Su dominio tiene que ser el de tu empresa. Con una web en él recibes la insignia de verificada, para que el talento sepa quién lo mira.',
      },
      {
        title: 'Busca vídeos',
        text: 'Busca por puesto, habilidad, idioma y ubicación. Mira la cuadrícula o desliza el reel.',
      },
      {
        title: 'Publica una campaña',
        text: 'Describe a quién necesitas y recibe coincidencias, cada una con su puntuación y sus motivos.',
      },
      {
        title: 'Desbloquea un contacto',
        text: 'Tienes {{freeUnlocksPerDay}} desbloqueo gratis al día. Cada uno adicional cuesta {{unlockPriceEur}} €. Premium los incluye.',
      },
      {
        title: 'Contrata directamente',
        text: 'Chatea, llama, conócelos. Si no responden en {{replyGuaranteeDays}} días, te devolvemos el desbloqueo.',
      },
    ],
    action: 'Únete como empresa',
  },
  said: 'Cerré cuarenta ventas en un idioma que aprendí el año pasado.',
  profile: { name: 'Yusuf D.', line: 'Sales Development Rep', meta: 'Estambul · Turco · Inglés' },
  chat: [
    'Tu vídeo nos hizo reír y teníamos que escribirte. ¿Puedes el jueves?',
    'El jueves a las diez me va bien. Llevaré mis cifras.',
  ],
};
