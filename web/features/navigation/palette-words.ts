import type { pagesFor } from './pages.ts';

export type PaletteEntry = ReturnType<typeof pagesFor>[number]['label'] | 'theme' | 'language' | 'keys' | 'logout';

/** Other words for the palette's entries, in English and Spanish, whatever the language of the page. */
export const WORDS: Record<PaletteEntry, string> = {
  start: 'home start public front landing inicio portada página principal',
  howItWorks: 'guide tutorial steps about guía pasos instrucciones works funciona',
  help: 'help faq questions answers docs ayuda preguntas respuestas dudas center centro',
  contact: 'contact support email write report contacto soporte correo escribir',
  privacy: 'privacy legal data policy privacidad datos política',
  terms: 'terms conditions legal rules términos condiciones normas service servicio',
  cookies: 'cookies tracking consent storage rastreo consentimiento policy política',
  gdpr: 'gdpr rights legal rgpd derechos',
  signInTalent: 'login log in sign enter account candidate entrar acceder cuenta candidato sesión iniciar talento',
  signInCompany: 'login log in sign enter account employer entrar acceder cuenta sesión company iniciar empresa',
  register: 'sign up join create account new registro registrarse alta cuenta register crear',
  forTalent: 'job jobs career closers sales free candidates empleo trabajo gratis candidatos talent talento',
  forCompanies:
    'employers hire hiring recruit pricing price prices cost costs plan plans premium contratar precio precios tarifa tarifas planes company companies empresa empresas',
  dashboard: 'home views visits insights statistics inicio visitas estadísticas panel dashboard',
  talentProfile:
    'account settings positions videos skills bio phone languages cuenta ajustes puestos habilidades idiomas teléfono profile perfil',
  campaigns: 'jobs offers openings vacancies matches empleos trabajo ofertas vacantes coincidencias campaigns campañas',
  feedback: 'ai score practice speech analysis take ia nota práctica análisis toma feedback valoración',
  messages:
    'chat inbox conversations conversaciones bandeja messages mensajes templates template plantillas plantilla write reply escribir responder',
  notifications: 'bell alerts news updates avisos alertas novedades notificaciones notifications',
  publicPage: 'link share website public visibility enlace compartir web visibilidad page página pública',
  invites:
    'referral referrals friends credits boost code amigos referidos créditos código impulsar destacar invite invitar',
  security:
    'password email passkey two-step 2fa mfa sessions devices settings contraseña clave correo pasos sesiones dispositivos ajustes sign-in security inicio seguridad',
  notificationSettings:
    'emails push quiet hours unsubscribe settings preferences alerts correos horas silencio baja ajustes preferencias avisos notification notifications notificaciones',
  data: 'export gdpr copy archive zip personal privacy exportar rgpd copia archivo privacidad data datos',
  leave: 'remove delete close cancel erase account borrar eliminar cancelar baja cuenta cerrar sesión',
  search:
    'find candidates people reel filters buscar candidatos gente filtros favoritos favourites saved search shortlist shortlists lists list alerts listas lista guardados alertas hidden ocultos talent talento',
  contacts:
    'unlocked dashboard home notes stages board desbloqueados panel inicio notas etapas tablero contacts contactos',
  analytics:
    'statistics reports conversion revenue csv export estadísticas informes conversión ingresos exportar analytics analítica',
  bias: 'fairness discrimination job description advert equality equidad discriminación oferta igualdad bias detection detección sesgos',
  companyProfile:
    'account settings logo website address verified cuenta ajustes dirección verificada web company profile perfil empresa',
  plan: 'billing invoice invoices payment payments pay card subscription subscribe upgrade price receipt receipts cancel premium facturación factura facturas pago pagos pagar tarjeta suscripción precio recibo recibos cancelar plan plans planes tarifa',
  integrations:
    'api key keys webhook webhooks zapier developers automation claves desarrolladores automatización integrations integraciones',
  moderation: 'review approve reject videos queue revisar aprobar rechazar cola moderation moderación',
  contests: 'disputes appeals scores review disputas reclamaciones notas revisar contested puntuaciones impugnadas',
  companies: 'verify verified badge employers verificar insignia companies empresas',
  support: 'tickets questions answers requests consultas respuestas solicitudes support soporte',
  calls: 'demo transcript sales analyzer transcripción ventas llamadas call recording llamada grabación analizador',
  impact: 'fairness equality groups equidad igualdad grupos impact impacto',
  audit: 'log history security events historial seguridad eventos audit trail registro auditoría',
  theme: 'dark light mode night appearance colors contrast oscuro claro modo noche apariencia colores theme tema',
  language: 'english spanish translate inglés español traducir idioma lengua language',
  keys: 'hotkeys keys help teclas atajo ayuda shortcuts keyboard atajos teclado',
  logout: 'sign out exit leave salir desconectar log logout cerrar sesión',
};

const wordsOf = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean);
const areBegunIn = (typed: readonly string[], words: readonly string[]) =>
  typed.every((start) => words.some((word) => word.startsWith(start)));
/** Whether the word begins with what was typed if single letters were left out: "mesages", "notifcations". */
const isAlmostBegunIn = (typed: string, word: string) =>
  /^\p{L}{4,}$/u.test(typed) && new RegExp(`^${typed.replace(/\p{L}/gu, '$&.?')}`, 'u').test(word);

const BY_LABEL = 1;
const BY_OTHER_WORDS = 0.8;
const BY_ALMOST = 0.5;

/**
 * How well an entry of the palette fits what was typed, from 0 to 1: each typed word begins a word of its label, or one of its
 * other words, or almost one of its label.
 */
export function fitOf(label: string, text: string, otherTexts: readonly string[] = []): number {
  const [typed, name, otherWords] = [wordsOf(text), wordsOf(label), otherTexts.flatMap(wordsOf)];
  const isJoined = typed.length > 1 && name.includes(typed.join(''));
  if (isJoined || areBegunIn(typed, name)) return BY_LABEL;
  if (areBegunIn(typed, [...name, ...otherWords])) return BY_OTHER_WORDS;
  return typed.every((word) => name.some((of) => isAlmostBegunIn(word, of))) ? BY_ALMOST : 0;
}

export interface Entry {
  label: string;
  words: string;
  act: () => unknown;
}

/**
 * Whether the actions come before the pages: one of them fits what was typed at least as well as any page. (cmdk sorts entries
 * within their groups only.)
 */
export function areActionsFirst(actions: readonly Entry[], pages: readonly Entry[], text: string) {
  const best = (entries: readonly Entry[]) =>
    Math.max(...entries.map(({ label, words }) => fitOf(label, text, [words])));
  return text.trim() !== '' && best(actions) > 0 && best(actions) >= best(pages);
}
