import type { SameShape } from '../same-shape.ts';
import type { marketing as english } from '../en/marketing.ts';

export const marketing: SameShape<typeof english> = {
  howItWorks: {
    description: 'Crea tu vídeo, completa tu perfil, conecta: así se encuentran talento y empresas en tres pasos.',
    title: 'Cómo funciona',
    text: 'Un vídeo corto dice lo que diez páginas de CV se dejan. Tres pasos de la primera toma a la primera charla.',
    steps: [
      {
        title: 'Crea tu vídeo',
        text: 'Graba en el navegador o sube un archivo: un vídeo vertical por puesto, de menos de {{longestMinutes}} minutos. Repite las veces que quieras.',
      },
      {
        title: 'Completa tu perfil',
        text: 'Puesto, idiomas, habilidades, dónde y cómo quieres trabajar. La búsqueda te encuentra por lo que rellenas.',
      },
      {
        title: 'Conecta',
        text: 'Una empresa desbloquea tu contacto y se abre un chat automáticamente. Tú decides si sigues.',
      },
    ],
    talent: {
      title: 'Para talento',
      steps: [
        { title: 'Regístrate gratis', text: 'Con tu correo, o graba primero y regístrate después.' },
        {
          title: 'Graba tu vídeo',
          text: 'Bastan treinta segundos. Un teleprónter te ayuda y los subtítulos vienen solos.',
        },
        { title: 'Completa tu perfil', text: 'Hasta diez puestos, cada uno con su propio vídeo.' },
        { title: 'Que te encuentren', text: 'Mira qué empresas te vieron y qué campañas encajan contigo.' },
        { title: 'Habla con empresas', text: 'Escriben ellas primero. Acepta, rechaza o bloquea: tú decides.' },
      ],
      action: 'Únete como talento',
    },
    company: {
      title: 'Para empresas',
      steps: [
        {
          title: 'Regístrate con tu correo corporativo',
          text: 'Su dominio tiene que coincidir con tu empresa, para que el talento sepa quién mira.',
        },
        {
          title: 'Busca en los vídeos',
          text: 'Por puesto, habilidad, idioma, lugar y salario; en cuadrícula o uno tras otro.',
        },
        {
          title: 'Publica una campaña',
          text: 'Di a quién buscas y recibe candidatos con una puntuación y sus razones.',
        },
        {
          title: 'Desbloquea un contacto',
          text: '{{freeUnlocksPerDay}} al día es gratis y cada uno más son {{unlockPriceEur}} euros. En Premium van incluidos.',
        },
        {
          title: 'Contrata directamente',
          text: 'Chat, llamada, reunión. Sin respuesta en {{replyGuaranteeDays}} días, recuperas el desbloqueo.',
        },
      ],
      action: 'Únete como empresa',
    },
    said: 'Cerré cuarenta ventas en un idioma que aprendí el año pasado.',
    profile: { name: 'Yusuf D.', line: 'Sales Development Rep', meta: 'Estambul · TR · EN' },
    chat: ['Tu vídeo nos hizo reír y luego llamar. ¿Libre el jueves?', 'El jueves a las diez. Llevo los números.'],
  },
  companies: {
    description:
      'Encuentra a los mejores empleados en minutos: perfiles de vídeo, un candidato gratis al día y búsqueda con IA.',
    title: 'Encuentra a los mejores empleados en minutos',
    text: 'Conoce a quienes venden antes de la primera llamada. Aquí todos han grabado ya la entrevista que les pedirías.',
    action: 'Empieza a contratar',
    featuresTitle: 'Lo que obtienes',
    features: [
      {
        title: 'Un candidato gratis al día',
        text: '{{freeMatchesPerDay}} candidato al día, elegido por IA para tus campañas, gratis en todos los planes.',
      },
      {
        title: 'Búsqueda inteligente con IA',
        text: 'Pide un puesto, una habilidad, un idioma. Perdona las erratas y se explica.',
      },
      {
        title: 'Contratación rápida',
        text: 'Hasta un {{hiringTimeSavedPercent}}% menos de tiempo: la primera entrevista ya está ahí.',
      },
      {
        title: 'Talento premium',
        text: 'Closers, ejecutivos de cuentas, directores: gente que vende, en vídeo y con sus palabras.',
      },
    ],
    search: 'sales closer',
    chips: ['Español', 'Remoto', 'Claridad 7+'],
    saved: 'menos tiempo',
    stepsTitle: 'Cómo funciona',
    steps: [
      {
        title: 'Publica un puesto',
        text: 'Descríbelo en una campaña. Los candidatos llegan antes de que acabes el café.',
      },
      { title: 'Revisa vídeos', text: 'Medio minuto por persona, en cuadrícula o en reel. Guarda, compara, decide.' },
      {
        title: 'Contrata directamente',
        text: 'Desbloquea el contacto y habla. Nadie en medio y nadie cobra comisión.',
      },
    ],
    requirements: {
      title: 'Requisitos para empresas',
      text: 'Las empresas tienen que registrarse con un correo corporativo que coincida con el dominio de la empresa. Así el talento sabe quién lo mira, y tú estás solo entre empresas.',
      good: 'coincide con northwind.com',
      bad: 'dirección personal',
      benefitsTitle: 'Premium, {{premiumPriceEur}} euros al mes, cancela cuando quieras',
      benefits: [
        'Perfiles vistos sin límite',
        'Filtros avanzados',
        'Soporte prioritario',
        'Favoritos guardados',
        'Panel de analítica',
        'Más visibilidad',
      ],
      free: 'Plan gratuito: {{freeUnlocksPerDay}} desbloqueo de contacto al día.',
      action: 'Registra tu empresa',
    },
  },
  talent: {
    description: 'Encuentra tu puesto perfecto en minutos: un vídeo corto, empresas premium y coincidencias con IA.',
    title: 'Encuentra tu puesto perfecto en minutos',
    text: 'Graba una vez. Las empresas que encajan vienen a ti, y tú ves quiénes son.',
    action: 'Crea tu reel',
    offers: ['Sales Closer, remoto', 'Account Executive, Lisboa', 'Head of Sales, Berlín'],
    featuresTitle: 'Hecho para quien vende',
    features: [
      {
        title: 'Solo empresas premium',
        text: 'Cada empresa se registra con un correo corporativo de su propio dominio. Sin reclutadores anónimos ni ofertas falsas.',
      },
      {
        title: 'Coincidencias con IA',
        text: 'La IA compara lo que rellenas y decides compartir con lo que pide una campaña, y explica a ambas partes por qué encajáis.',
      },
      {
        title: 'El vídeo primero',
        text: 'Tu cara, tu voz y tu energía van delante. La lista de empleos viene después, donde debe.',
      },
    ],
    stepsTitle: 'Tres pasos hasta el puesto',
    steps: [
      { title: 'Crea tu reel', text: 'Di quién eres, qué vendes y un resultado del que estés orgulloso.' },
      {
        title: 'Deja que la IA te encuentre campañas',
        text: 'Las que encajan contigo llevan una puntuación. Levanta la mano con un toque.',
      },
      {
        title: 'Consigue tu puesto',
        text: 'Las empresas te desbloquean y te escriben. Respondes a las que te gustan.',
      },
    ],
    call: 'La cámara está encendida',
    callAction: 'Regístrate gratis',
  },
  forCompanies: {
    description: 'Contrata por energía y vibra: desliza perfiles de vídeo, filtra al instante y encuentra con IA.',
    title: 'Contrata por energía y vibra',
    text: 'Un CV no sonríe, no hace pausas y no convence. Mira cómo vende alguien antes de preguntarle qué vendió.',
    start: 'Empieza a contratar hoy',
    how: 'Mira cómo funciona',
    featuresTitle: 'Por qué los equipos contratan por vídeo',
    features: [
      {
        title: 'Desliza y contrata',
        text: 'Una persona, a toda altura, medio minuto. Siguiente, guardar o desbloquear con una tecla.',
      },
      { title: 'Criba instantánea', text: 'Lo que era una llamada de filtro es un vídeo que ya está ahí.' },
      {
        title: 'Contrata más rápido',
        text: 'Hasta un {{hiringTimeSavedPercent}}% menos de tiempo desde la primera mirada hasta la oferta.',
      },
      { title: 'Talento global', text: 'Unos cien idiomas y todos los husos horarios en una búsqueda.' },
      {
        title: 'Entrevistas asíncronas',
        text: 'Graban cuando están en su mejor momento. Tú miras cuando tienes tiempo.',
      },
      {
        title: 'Puntuación de IA',
        text: 'Según estilo de comunicación, personalidad y habilidades blandas, cada una con sus razones.',
      },
    ],
    scored:
      'Qué se puntúa: título, habilidades, idiomas, lugar y modalidad; y, si la persona la comparte, la valoración por IA de cómo se expresa en el vídeo. La personalidad en sí no se mide.',
    languages: 'Hola · Hello · Olá · Merhaba · Bonjour · Hej · Ciao · Cześć · Salut · Ahoj · Tere',
    stepsTitle: 'De la campaña al apretón de manos',
    steps: [
      { title: 'Crea una campaña', text: 'Título, habilidades, idiomas, lugar y salario: dos minutos y está abierta.' },
      {
        title: 'Recibe candidatos al instante',
        text: 'Los mejores llegan con su puntuación y su porqué. Uno nuevo al día es gratis.',
      },
      { title: 'Contrata por vibra', text: 'Mira, desbloquea, habla. Sabes cómo suenan antes del primer hola.' },
    ],
    call: 'La próxima persona de tu equipo ya está hablando',
    callAction: 'Empieza ahora',
  },
  forTalent: {
    description:
      'Muestra tu verdadero potencial: un vídeo de menos de dos minutos, emparejado con IA, visto en todo el mundo.',
    title: 'Muestra tu verdadero potencial',
    text: 'En persona eres mejor que en papel. Pues sé tú en persona: menos de {{longestMinutes}} minutos, en vídeo.',
    create: 'Crea tu perfil',
    learn: 'Saber más',
    said: 'Dame los contactos que todos dieron por perdidos.',
    name: 'Kwame A.',
    featuresTitle: 'Lo que ganas tú',
    features: [
      { title: 'Marca personal', text: 'Una página que se ve y suena como tú, con un vídeo por puesto.' },
      {
        title: 'Emparejado con IA',
        text: 'Las campañas te encuentran por lo que rellenas y compartes, y te explican por qué encajas.',
      },
      {
        title: 'Entrevistas asíncronas',
        text: 'Se acabó repetir diez veces la misma llamada. Grábala una vez, en tu mejor momento.',
      },
      { title: 'Ves quién miró', text: 'Qué empresas te vieron, cuáles te desbloquearon y qué buscaban.' },
      {
        title: 'Valoración antes de que nadie lo vea',
        text: 'Ritmo, pausas, sonido y palabras, solo para ti hasta que compartas.',
      },
      {
        title: 'Créditos de impulso',
        text: 'Cada amigo que entra con tu código te pone delante de todas las empresas durante {{boostDaysPerFriend}} día.',
      },
    ],
    stepsTitle: 'Así va',
    steps: [
      { title: 'Graba un vídeo', text: 'En el navegador, con teleprónter si quieres.' },
      { title: 'Encuentra campañas', text: 'La IA te une con las que encajan.' },
      { title: 'Que te contraten', text: 'Las empresas te escriben. Tú eliges.' },
    ],
    why: {
      title: 'Por qué funcionan los perfiles de vídeo',
      points: [
        {
          title: 'Más allá del currículum',
          text: 'Tono, ritmo y presencia no caben en un A4. En ventas son el trabajo.',
        },
        {
          title: 'Conexión auténtica',
          text: 'Las personas contratan personas. Recuerdan una cara y una frase, no una viñeta.',
        },
        { title: 'Ahorra tiempo', text: 'Graba una vez, preséntate en todas partes.' },
        { title: 'Alcance global', text: 'Tu vídeo trabaja mientras duermes, en cada país que contrata a distancia.' },
      ],
      paper: 'Currículum vítae',
    },
    start: 'Empieza tu camino',
    call: 'Cuando quieras',
  },
};
