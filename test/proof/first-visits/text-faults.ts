import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'es';
type Texts = string | { [key: string]: Texts };
interface Rule {
  pattern: RegExp;
  wrong: string;
}

const I18N = join(import.meta.dirname, '../../../web/i18n');

const EVERYWHERE: Rule[] = [
  { pattern: /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object|Invalid Date|\bInfinity\b/, wrong: 'a value is missing' },
  { pattern: /^[a-z]+(\.[a-zA-Z]+){2,}$/, wrong: 'the key of a text instead of the text' },
  { pattern: / [,.;!?](\s|$)|[,;]{2}|(?<!\.)\.\.(?!\.)/, wrong: 'punctuation' },
  { pattern: /(^|[\s(])-\d/, wrong: 'a hyphen instead of a minus sign' },
];
const ENGLISH: Rule[] = [
  {
    pattern:
      /(?<![\d.,])1 (?!hours? \d)(days|weeks|months|people|videos|results|positions|contacts|matches|views|years|minutes|companies|messages)\b/,
    wrong: 'one of many',
  },
  {
    pattern: /\b(0|[2-9]|\d\d+) (day|week|month|video|result|position|contact|match|company|message)\b(?!-)/,
    wrong: 'many of one',
  },
];
const SPANISH: Rule[] = [
  {
    pattern:
      /(?<![\d.,])1 (días|semanas|meses|personas|vídeos|resultados|puestos|contactos|años|minutos|empresas|mensajes)\b/,
    wrong: 'uno de muchos',
  },
  {
    pattern: /\b(0|[2-9]|\d\d+) (día|semana|mes|persona|vídeo|resultado|puesto|contacto|empresa|mensaje)\b/,
    wrong: 'muchos de uno',
  },
  { pattern: /\d%/, wrong: 'falta el espacio ante %' },
];
/** Each language is called by its own name, and searches and skills may be in any. */
const IN_EITHER = new Set(['English', 'Español', 'sales closer', 'Follow-up', 'Integrations']);
/** So much of a text must be its own words for its language to be known. */
const OWN_LETTERS = 6;

const textsOf = (texts: Texts): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap((inner) => textsOf(inner));

async function textsIn(language: Language) {
  const folder = join(I18N, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const parts = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Record<string, Texts>>));
  return new Set(parts.flatMap((part) => textsOf(part)));
}

/** Matches the texts that only the first language has, whatever their placeholders hold. */
function onlyIn(texts: Set<string>, others: Set<string>) {
  const own = [...texts].filter(
    (text) => !others.has(text) && text.replace(/\{\{\w+\}\}|\P{L}/gu, '').length >= OWN_LETTERS,
  );
  const patterns = own.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\\\{\w+\\\}\\\}/g, '.+'));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
const OTHER_LANGUAGE = { en: onlyIn(spanish, english), es: onlyIn(english, spanish) };

/** What is wrong with a text as somebody reads it, after values were filled in. */
export function faultsOfText(text: string, language: Language) {
  if (IN_EITHER.has(text)) return [];
  const rules = [...EVERYWHERE, ...(language === 'en' ? ENGLISH : SPANISH)];
  const broken = rules.filter(({ pattern }) => pattern.test(text)).map(({ wrong }) => wrong);
  if (OTHER_LANGUAGE[language].test(text)) broken.push('the other language');
  return broken.map((wrong) => `${wrong}: “${text.slice(0, 160)}”`);
}
