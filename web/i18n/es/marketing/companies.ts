import type * as english from '../../en/marketing/companies.ts';
import type { SameShape } from '../../language.ts';

export const companies: SameShape<typeof english.companies> = {
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
};
