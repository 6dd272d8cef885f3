import { defaultFilter } from 'cmdk';
import type { pagesFor } from './pages.ts';

export type PaletteEntry = ReturnType<typeof pagesFor>[number]['label'] | 'theme' | 'language' | 'keys' | 'logout';

/** Other words for the palette's entries, in English and Spanish, whatever the language of the page. */
export const WORDS: Record<PaletteEntry, string> = {
  start: 'home start front landing inicio portada',
  howItWorks: 'guide tutorial steps about guía pasos instrucciones',
  help: 'help faq questions answers docs ayuda preguntas respuestas dudas',
  contact: 'contact support email write report contacto soporte correo escribir',
  privacy: 'privacy legal data policy privacidad datos política',
  terms: 'terms conditions legal rules términos condiciones normas',
  cookies: 'cookies tracking consent storage rastreo consentimiento',
  gdpr: 'gdpr rights legal rgpd derechos',
  signInTalent: 'login log in sign enter account candidate entrar acceder cuenta candidato sesión',
  signInCompany: 'login log in sign enter account employer entrar acceder cuenta sesión',
  register: 'sign up join create account new registro registrarse alta cuenta',
  dashboard: 'home views visits insights statistics inicio visitas estadísticas panel',
  talentProfile:
    'account settings positions videos skills bio phone languages cuenta ajustes puestos habilidades idiomas teléfono',
  campaigns: 'jobs offers openings vacancies matches empleos trabajo ofertas vacantes coincidencias',
  feedback: 'ai score practice speech analysis take ia nota práctica análisis toma',
  messages: 'chat inbox conversations conversaciones bandeja',
  notifications: 'bell alerts news updates avisos alertas novedades notificaciones',
  publicPage: 'link share website public visibility enlace compartir web visibilidad',
  invites: 'referral referrals friends credits boost code amigos referidos créditos código impulsar destacar',
  security:
    'password email passkey two-step 2fa mfa sessions devices settings contraseña clave correo pasos sesiones dispositivos ajustes',
  notificationSettings:
    'emails push quiet hours unsubscribe settings preferences alerts correos horas silencio baja ajustes preferencias avisos',
  data: 'export gdpr copy archive zip personal privacy exportar rgpd copia archivo privacidad',
  leave: 'remove delete close cancel erase account sign out logout cerrar borrar eliminar cancelar baja cuenta salir',
  search: 'find candidates people reel filters buscar candidatos gente filtros favoritos favourites saved',
  contacts: 'unlocked dashboard home notes stages board desbloqueados panel inicio notas etapas tablero',
  analytics: 'statistics reports conversion revenue csv export estadísticas informes conversión ingresos exportar',
  bias: 'fairness discrimination job description advert equality equidad discriminación oferta igualdad',
  companyProfile: 'account settings logo website address verified cuenta ajustes dirección verificada web',
  plan: 'billing invoice invoices payment payments pay card subscription subscribe upgrade price receipt receipts cancel premium facturación factura facturas pago pagos pagar tarjeta suscripción precio recibo recibos cancelar',
  integrations: 'api key keys webhook webhooks zapier developers automation claves desarrolladores automatización',
  moderation: 'review approve reject videos queue revisar aprobar rechazar cola',
  contests: 'disputes appeals scores review disputas reclamaciones notas revisar',
  companies: 'verify verified badge employers verificar insignia',
  support: 'tickets questions answers requests consultas respuestas solicitudes',
  calls: 'demo transcript sales analyzer transcripción ventas llamadas',
  impact: 'fairness equality groups equidad igualdad grupos',
  audit: 'log history security events historial seguridad eventos',
  theme: 'dark light mode night appearance colors contrast oscuro claro modo noche apariencia colores',
  language: 'english spanish translate inglés español traducir idioma lengua',
  keys: 'hotkeys keys help teclas atajo ayuda',
  logout: 'sign out exit leave salir desconectar',
};

const wordsOf = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean);
const areBegunIn = (typed: readonly string[], words: readonly string[]) =>
  typed.every((start) => words.some((word) => word.startsWith(start)));

const BY_LABEL = 1;
const BY_OTHER_WORDS = 0.9;

/** How well an entry of the palette fits what was typed, from 0 to 1: each typed word begins one of its words, or its label fits loosely. */
export function fitOf(label: string, typed: string, otherWords: readonly string[] = []): number {
  const [asked, name] = [wordsOf(typed), wordsOf(label)];
  if (areBegunIn(asked, name)) return BY_LABEL;
  if (areBegunIn(asked, [...name, ...otherWords.flatMap(wordsOf)])) return BY_OTHER_WORDS;
  return BY_OTHER_WORDS * defaultFilter(name.join(' '), asked.join(' '));
}
