import { PRODUCT_NAME } from '#contract/values/product.ts';

const TEXTS = {
  en: {
    title: 'Your download has not started',
    password_needed:
      'To protect your data, we ask for your password first. Open your profile and choose "Download my data".',
    email_not_confirmed: 'Confirm your email first. Then you can download your data.',
    unauthenticated: 'Sign in first. Then open your profile and choose "Download my data".',
    other: 'Please try again later.',
    home: `Back to ${PRODUCT_NAME}`,
  },
  es: {
    title: 'Tu descarga no ha empezado',
    password_needed:
      'Para proteger tus datos, primero te pedimos la contraseña. Abre tu perfil y elige «Descargar mis datos».',
    email_not_confirmed: 'Confirma primero tu correo. Después podrás descargar tus datos.',
    unauthenticated: 'Inicia sesión primero. Después abre tu perfil y elige «Descargar mis datos».',
    other: 'Inténtalo de nuevo más tarde.',
    home: `Volver a ${PRODUCT_NAME}`,
  },
};

/** Says in a browser why a download does not start. @param languages an Accept-Language header */
export function refusalPage(code: string, languages: string): string {
  const language = languages.toLowerCase().startsWith('es') ? 'es' : 'en';
  const texts = TEXTS[language];
  const why = texts[code in texts ? (code as 'other') : 'other'];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title} · ${PRODUCT_NAME}</title></head><body><main><h1>${texts.title}</h1><p>${why}</p>
<p><a href="/">${texts.home}</a></p></main></body></html>`;
}
