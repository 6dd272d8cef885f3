import type { SameShape } from '../language.ts';
import type { marketing as english } from '../en/marketing.ts';

export const marketing: SameShape<typeof english> = {
  howItWorks: {
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
          text: 'Bastan treinta segundos. El teleprompter te ayuda y se convierte en tus subtítulos.',
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
          text: 'Su dominio tiene que coincidir con el de tu empresa, para que el talento sepa quién lo mira.',
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
    profile: { name: 'Yusuf D.', line: 'Sales Development Rep', meta: 'Estambul · TR · EN' },
    chat: [
      'Tu vídeo nos hizo reír y teníamos que escribirte. ¿Puedes el jueves?',
      'El jueves a las diez me va bien. Llevaré mis cifras.',
    ],
  },
  companies: {
    description:
      'Encuentra a los mejores empleados en minutos: perfiles de vídeo cortos, una coincidencia gratis al día y búsqueda con IA.',
    title: 'Encuentra a los mejores empleados en minutos',
    text: 'Conoce a profesionales de ventas antes de la primera llamada. Aquí todos han grabado ya la entrevista que les pedirías.',
    action: 'Empieza a contratar',
    featuresTitle: 'Lo que consigues',
    features: [
      {
        title: 'Una coincidencia gratis al día',
        text: 'La IA elige {{freeMatchesPerDay}} coincidencia al día para tus campañas. Es gratis en todos los planes.',
      },
      {
        title: 'Búsqueda inteligente con IA',
        text: 'Busca un puesto, una habilidad o un idioma. Perdonamos las erratas y te mostramos por qué encaja cada persona.',
      },
      {
        title: 'Contratación rápida',
        text: 'Hasta un {{hiringTimeSavedPercent}} % menos de tiempo de contratación. La primera entrevista ya está grabada.',
      },
      {
        title: 'Talento premium',
        text: 'Closers, ejecutivos de cuentas, directores: gente que vende, en vídeo y con sus propias palabras.',
      },
    ],
    search: 'sales closer',
    chips: ['Español', 'Remoto', 'Claridad 7+'],
    saved: 'menos tiempo',
    stepsTitle: 'Cómo funciona',
    steps: [
      {
        title: 'Publica un puesto',
        text: 'Descríbelo en una campaña. Tendrás coincidencias antes de acabarte el café.',
      },
      {
        title: 'Revisa vídeos',
        text: 'Medio minuto por persona, en la cuadrícula o en el reel. Guarda, compara, decide.',
      },
      {
        title: 'Contrata directamente',
        text: 'Desbloquea un contacto y empieza a hablar. Sin intermediarios ni comisiones.',
      },
    ],
    requirements: {
      title: 'Requisitos para empresas',
      text: 'Las empresas deben registrarse con un correo corporativo que coincida con el dominio de la empresa. Así el talento sabe quién lo mira y tú solo tratas con empresas.',
      good: 'coincide con northwind.com',
      bad: 'dirección personal',
      benefitsTitle: 'Premium, {{premiumPriceEur}} € al mes, cancela cuando quieras',
      benefits: [
        'Visitas de perfil ilimitadas',
        'Filtros avanzados',
        'Soporte prioritario',
        'Favoritos guardados',
        'Panel de analítica',
        'Mayor visibilidad',
      ],
      free: 'Plan gratuito: {{freeUnlocksPerDay}} desbloqueo de contacto al día.',
      action: 'Registra tu empresa',
    },
  },
  talent: {
    description: 'Encuentra tu puesto perfecto en minutos: un vídeo corto, empresas premium y coincidencias con IA.',
    title: 'Encuentra tu puesto perfecto en minutos',
    text: 'Graba una vez. Las empresas que encajan contigo te buscan, y tú ves quiénes son.',
    action: 'Crea tu reel',
    offers: ['Sales Closer, remoto', 'Account Executive, Lisboa', 'Head of Sales, Berlín'],
    featuresTitle: 'Hecho para quienes venden',
    features: [
      {
        title: 'Solo empresas premium',
        text: 'Cada empresa se registra con un correo corporativo de su propio dominio. Sin reclutadores anónimos ni ofertas falsas.',
      },
      {
        title: 'Coincidencias con IA',
        text: 'La IA compara lo que rellenas y compartes con lo que pide una campaña, y explica a ambas partes por qué encajáis.',
      },
      {
        title: 'Perfiles con el vídeo por delante',
        text: 'Tu cara, tu voz y tu energía van primero. Tu historial laboral viene después.',
      },
    ],
    stepsTitle: 'Tres pasos hasta tu próximo puesto',
    steps: [
      { title: 'Crea tu reel', text: 'Di quién eres, qué vendes y un resultado que te enorgullezca.' },
      {
        title: 'Encaja con ayuda de la IA',
        text: 'Ve las campañas que encajan contigo, cada una con su puntuación. Muestra tu interés con un toque.',
      },
      {
        title: 'Consigue tu puesto',
        text: 'Las empresas te desbloquean y te escriben. Tú respondes a las que te gusten.',
      },
    ],
    call: 'Tu cámara está lista',
    callAction: 'Regístrate gratis',
  },
  forCompanies: {
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
        text: 'Según el estilo de comunicación, la personalidad y las habilidades blandas. Cada puntuación muestra sus motivos.',
      },
    ],
    scored:
      'Puntuamos título, habilidades, idiomas, ubicación y modalidad. Si el talento la comparte, también cuenta la valoración de IA sobre cómo se expresa en el vídeo. La personalidad en sí no se mide.',
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
    call: 'Tu próximo fichaje ya está hablando',
    callAction: 'Empieza ahora',
  },
  forTalent: {
    description:
      'Muestra tu verdadero potencial: un vídeo de menos de dos minutos, emparejado por IA y visto por empresas de todo el mundo.',
    title: 'Muestra tu verdadero potencial',
    text: 'Ganas en persona más que en papel. Demuéstralo en un vídeo de menos de {{longestMinutes}} minutos.',
    create: 'Crea tu perfil',
    learn: 'Saber más',
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
  },
};
