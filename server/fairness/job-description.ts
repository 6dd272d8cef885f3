import { type Asked, readAsked } from '../search/matching/asked.ts';
import type { TermLookup } from './words/term-lookup.ts';
import { isRedacted, type ReadWord, readWords } from './read-words.ts';

/** A job description as a campaign: the whole text is the description, and requirements are read from it. */
export const asCampaign = (text: string) => ({
  title: '',
  description: text,
  skills: [],
  languages: [],
  location: null,
  workType: null,
  salaryMinMinor: null,
  salaryMaxMinor: null,
  startsOn: null,
});

/** The requirements of a job description, and the words that depend on personal characteristics. */
export interface JobDescription {
  asked: Asked;
  words: ReadWord[];
}

/** Where customers are, and how far a market reaches; not asked of candidates: "gyms across Spain", "clientes de toda España". */
const OF_CUSTOMERS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:across|throughout|all over|(?:de|en|por) tod[oa]|(?:customers?|clients?|accounts|buyers|prospects|shops|stores|gyms|hotels|restaurants|clinics|schools|companies|businesses|firms|markets?|clientes?|cuentas|compradores|tiendas|gimnasios|hoteles|restaurantes|cl[ií]nicas|colegios|empresas|pymes|negocios|mercados?)(?: [\p{Ll}]+){0,2} (?:in|across|from|around|of|de|en|por)) (?:the |el |la |all of )?)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?:(?:, | and | y | e | or | o )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)*`,
  'gu',
);

export function readJobDescription(text: string, lookup: TermLookup): JobDescription {
  const words = new Map<string, ReadWord>();
  for (const read of readWords(text.replace(OF_CUSTOMERS, ','), lookup))
    if (isRedacted(read) && !words.has(read.key)) words.set(read.key, read);
  return { asked: readAsked(asCampaign(text)), words: [...words.values()] };
}
