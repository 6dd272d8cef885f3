import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import type { PlainText, Span } from '../../search/reading/plain-text.ts';
import { type StatedYears, statedYearsIn } from '../../search/reading/requirements.ts';
import { demandedYears } from '../../search/reading/years.ts';

/** Requiring ten years excludes most people under 30, and no sales job needs that much. */
const MOST_YEARS = { ordinary: 10, entry: 5 };

export const LEADS =
  /\b(?:director|head of|vp|vice president|chief|cro|lead(?:s|ing)? (?:\w+ ){0,2}(?:people|teams?|managers|sellers|sales teams)|team of \w+|direct reports|gerente|jef[ea] (?:de|comercial|regional|nacional)|direccion comercial|dirig\w+ (?:a |un )?(?:equipos?|\d+)|liderar|lider\w* (?:de )?equipos?|general manager|managing)\b/;
export const ENTRY =
  /\b(?:entry|junior|juniors|trainee|intern(?:ship)?|graduate scheme|apprentice|beginner|assistant|setters?|agendar|sdr|bdr|door to door|canvass\w*|captador\w*|first (?:sales )?job|primer trabajo|shop assistants?|sales assistants?|store assistants?|receptionists?|recepcionista|lead gen\w*|fundraiser|reparto|repartidor\w*|mostrador|puerta a puerta|ayudante|aprendiz|grabador\w*|customer service (?:rep|agent)\w*|street (?:sales|team)|minimum wage|salario minimo|sueldo minimo|smi|telesales|telemarket\w*|tele ?operador\w*|televenta|call cent(?:er|re)|contact center|dependient[ea]|auxiliar|becari[oa]|practicas|primer empleo|puesto base|puesto inicial|first job|inside sales a\w+|booking agent|agente de citas|appointment|promotor(?:es|as|a)?\b(?! (?:inmobiliari|de (?:viviendas|obra|proyectos|inmuebles)))|plataforma telefonica|telefonista|support (?:role|rep|agent)|sales floor|shop floor|en tienda|de tienda|store clerk|clerk|trainee|atencion al cliente|puesto inicial|posicion inicial|sin experiencia previa|cashier|cajer[oa]|tier 1|asistente)\b/;

/** Another person's title: "you'd report to the Head of Operations". */
const REPORTING =
  /\b(?:report(?:s|ing)?|reportas?|reportaras|reportando|answer(?:s|ing)?|dependiendo|depende(?:ras?|s)?|assist(?:s|ing)?|support(?:s|ing)?|apoyo|asistir) (?:directly |directamente )?(?:to|a|al|de|del|the|our)\b[^.;\n]{0,40}/g;

/** Requirements for far more years of experience than the role needs. */
export function excessiveYears(plain: string): Span[] {
  const isLead = LEADS.test(plain.replace(REPORTING, ''));
  const limit = isLead ? Infinity : ENTRY.test(plain) ? MOST_YEARS.entry : MOST_YEARS.ordinary;
  return demandedYears(plain, { wished: true })
    .filter(({ years }) => years >= limit)
    .map(({ start, end }) => ({ start, end }));
}

/** Fewer years than these are never too many, whatever the trained weights say. */
const FEWEST_YEARS = { ordinary: 8, early: 5 };
/** Said of positions early in a career, by more words than titles. */
const EARLY =
  /\b(?:entry|entrada|first|primer[oa]?s?|learners?|novices?|novat[oa]s?|starters?|starting|inicial|base|associate|graduates?|students?|estudiantes?|recien|no experience|sin experiencia|(?:minimum|low) wage|pasant\w+|practicante\w*|internships?|interns|apprenticeships?|apprentices|traineeships?|trainees|beginners?|juniors?|learn|aprender|formacion a cargo|no prior)\b/;
const EXPERIENCE = /^(?:(?:years?|anos?)['´’]? ?)?(?:(?:of|de) )?(?:\w+ )?experien\w+$/;

/** A length of time or of a career. Without one, a lone "min" is about something else. */
const LENGTH =
  /year|yr|ano|decad|quinquen|lustro|experien|veteran|career|carrera|trayectoria|antiguedad|season|senior|junior|recorrid|bagaje|track record|service|lifetime|generation|seen it all|tenure|stint|cycle/;

/**
 * @returns a test for findings of years that ask nothing unusual of applicants: an ordinary number, or the years of somebody else,
 * as in "a mentor with fifteen years of experience".
 */
export function ordinaryYearsIn(text: PlainText): (finding: Span & { kind: AdvertKind }) => boolean {
  const { plain } = text;
  const fewest = ENTRY.test(plain) || EARLY.test(plain) ? FEWEST_YEARS.early : FEWEST_YEARS.ordinary;
  let stated: StatedYears[] | undefined;
  return ({ kind, start, end }) => {
    const isBare = EXPERIENCE.test(plain.slice(start, end));
    if (kind !== 'years') return isBare;
    const years = (stated ??= statedYearsIn(text)).filter((one) => one.start < end && one.end > start);
    if (years.length === 0) return isBare || !LENGTH.test(plain.slice(Math.max(0, start - 24), end + 24));
    return years.every((one) => one.years < fewest || !one.isOfApplicants);
  };
}
