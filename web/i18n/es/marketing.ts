import type { SameShape } from '../language.ts';
import type { marketing as english } from '../en/marketing.ts';
import { howItWorks } from './marketing/how-it-works.ts';
import { companies } from './marketing/companies.ts';
import { forCompanies } from './marketing/for-companies.ts';
import { forTalent } from './marketing/for-talent.ts';

export const marketing: SameShape<typeof english> = {
  timeSaved: '−{{hiringTimeSavedPercent}} %',
  howItWorks,
  companies,
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
        text: 'Tu cara, tu voz y tu energía van primero. Tu trayectoria viene después.',
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
  forCompanies,
  forTalent,
};
