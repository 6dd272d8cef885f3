import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import { languageWords } from '../../search/reading/language-names.ts';
import { plainText } from '../../search/reading/plain-text.ts';

interface Found {
  kind: AdvertKind;
  start: number;
  end: number;
  instead?: string | undefined;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

type Wording = { when: RegExp; en: string; es: string };

/** What the work may need behind such words. Without an entry, nothing does, and the words are removed. */
const WORDINGS: Partial<Record<AdvertKind, readonly Wording[]>> = {
  gender: [
    {
      when: /\b(?:girls|guys|boys|lads|men|women|bros|ladies|chicos|chicas|hombres|mujeres|pib[ea]s)$/,
      en: 'people',
      es: 'personas',
    },
    {
      when: /^(?:a |the |un |una )?(?:guy|girl|man|woman|lad|lady|bloke|chico|chica|hombre|mujer|senorita|varon|pibe|caballero|senora)$/,
      en: 'person',
      es: 'persona',
    },
    { when: /aggressive|agresiv|killer|alpha|alfa|huevos|balls/, en: 'persistent', es: 'constancia' },
  ],
  age: [
    { when: /^young\b.*\bteam$|^(?:equipo|ambiente) .*\bjoven/, en: 'team', es: 'equipo' },
    {
      when: /digital natives?|nativ\w+ digital/,
      en: 'at ease with digital tools',
      es: 'soltura con herramientas digitales',
    },
    { when: /graduat|grads?\b|recien|out of|fresh/, en: 'no experience needed', es: 'no hace falta experiencia' },
    { when: /experien/, en: 'experience at any level', es: 'experiencia de cualquier nivel' },
  ],
  nationality: [
    {
      when: /passport|citizen|national|pasaporte|ciudadan|nacional/,
      en: 'right to work where the job is',
      es: 'permiso de trabajo en el país del puesto',
    },
  ],
  disability: [
    { when: /pressure|stress|presion|estres|bulletproof|mental/, en: 'sets priorities well', es: 'sabe priorizar' },
  ],
  appearance: [
    {
      when: /presencia|presentacion|imagen|appearance|groomed|presentable/,
      en: 'a professional manner',
      es: 'trato profesional',
    },
  ],
  culture: [
    {
      when: /ninjas|rock ?stars|hustlers|gurus|warriors|cracks|killers|fieras|tiburones/,
      en: 'sellers',
      es: 'vendedores',
    },
    {
      when: /ninja|rock ?star|hustler|guru|wizard|jedi|warrior|crack|killer|fiera|tiburon|lobo|estrella/,
      en: 'seller',
      es: 'profesional de la venta',
    },
    { when: /fit\b|encaj/, en: 'works well with different people', es: 'trabaja bien con personas distintas' },
    { when: /famil/, en: 'a team', es: 'un equipo' },
  ],
  school: [
    {
      when: /degree|mba|master|titul|egresad|licenci|graduat|formacion/,
      en: 'a degree or equivalent experience',
      es: 'titulación o experiencia equivalente',
    },
  ],
  years: [{ when: /./, en: 'some years', es: 'algunos años' }],
};

const SPANISH = /\b(?:de|la|el|para|con|que|los|las|en|buscamos|busca|ventas|y|se|por|no|sin)\b/g;
const ENGLISH = /\b(?:the|and|of|with|for|to|we|you|our|a|is|are|in|sales|no|must)\b/g;
const LANGUAGES = languageWords().map(([word]) => plainText(word).plain);

/** Whether a plain text has more common words of Spanish than of English. */
export const readsSpanish = (plain: string) =>
  (plain.match(SPANISH)?.length ?? 0) > (plain.match(ENGLISH)?.length ?? 0);

/** The change to an advert that says what the work needs, or takes the words out. Offsets are those of the text. */
export function neutralEdit(advert: string, { kind, start, end, instead }: Found, isSpanish: boolean): Edit {
  const words = advert.slice(start, end);
  const { plain } = plainText(words);
  const wording =
    instead ??
    fluent(kind, plain, words, isSpanish) ??
    WORDINGS[kind]?.find(({ when }) => when.test(plain))?.[isSpanish ? 'es' : 'en'];
  if (!wording) return removal(advert, start, end);
  return { start, end, text: inCaseOf(words, wording) };
}

/** "Native English speakers only" needs English, whoever speaks it. */
function fluent(kind: AdvertKind, plain: string, words: string, isSpanish: boolean) {
  if (kind !== 'accent') return undefined;
  const language = LANGUAGES.find((name) => new RegExp(`\\b${name}\\b`).test(plain));
  if (!language) return undefined;
  const at = plain.indexOf(language);
  const written = words.slice(at, at + language.length);
  return isSpanish ? `${written.toLowerCase()} fluido` : `fluent ${written}`;
}

const inCaseOf = (words: string, text: string) =>
  /^\p{Lu}/u.test(words) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Removes the words, with the sentence, line or item of a list if nothing else is in it. */
function removal(advert: string, start: number, end: number): Edit {
  const lead = /(?:^|[.!?;:,\n•(])[ \t]*(?:[-*•]\s*)?(?:(?:and|or|y|e|o|ni|but|pero) )?$/.exec(
    advert.slice(0, start),
  )?.[0];
  const tail = /^[ \t]*(?:[.!?;,)]+|(?=\n)|$)/.exec(advert.slice(end))?.[0];
  if (lead === undefined || tail === undefined) return trimmedRemoval(advert, start, end);
  const from = start - lead.length + (/^[.!?;:\n(]/.test(lead) ? 1 : 0);
  const isItem = lead.startsWith(',');
  const endsItem = /^[ \t]*,/.test(tail);
  if (isItem) return { start: from, end, text: '' };
  if (endsItem) return { start, end: end + tail.length + (advert.charAt(end + tail.length) === ' ' ? 1 : 0), text: '' };
  const to = end + (tail.startsWith(')') ? 0 : tail.length);
  return {
    start: from,
    end: advert.charAt(to) === '\n' && /\n|^$/.test(advert.slice(from - 1, from)) ? to + 1 : to,
    text: '',
  };
}

const trimmedRemoval = (advert: string, start: number, end: number): Edit => {
  const conjunction = / (?:and|or|y|e|o)? ?$/.exec(advert.slice(0, start))?.[0] ?? '';
  const takesBlank = conjunction !== '' || advert.charAt(end) === ' ';
  return conjunction === '' && takesBlank
    ? { start, end: end + 1, text: '' }
    : { start: start - conjunction.length, end, text: '' };
};
