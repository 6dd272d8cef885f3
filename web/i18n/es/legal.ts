import type { SameShape } from '../language.ts';
import type { legal as english } from '../en/legal.ts';

export const legal: SameShape<typeof english> = {
  contents: 'En esta página',
  documents: 'Páginas legales',
  updated: 'Última actualización: {{day}}',
  names: {
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    cookies: 'Política de cookies',
    gdpr: 'RGPD',
  },
};
