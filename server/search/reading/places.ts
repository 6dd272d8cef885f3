import { cityWords } from '../../platform/places/cities.ts';
import { nationWords } from '../../platform/places/nations.ts';

const REMOTE =
  /\b(?:(?:100 ?%|fully|full|all|completely|totally)[ -]?remote|remote(?:ly)?|remot[oa]|home[ -]office|work(?:ing)? from (?:home|anywhere)|from anywhere|teletrabajo|desde (?:casa|cualquier|donde)|desde tu casa)\b/;
const NOT_REMOTE =
  /\b(?:no(?:t|n)?[ -](?:a )?(?:remote|remoto|teletrabajo)|sin teletrabajo|remote (?:customers?|teams?|sites?|areas?))\b/;
const ON_SITE =
  /\b(?:on[ -]?site|in[ -](?:the )?office|hybrid|hibrid[oa]|presencial(?:es|idad)?|in[ -]person|days? (?:a week |per week )?(?:in|at) (?:the|our) \w+|(?:two|three|four|five|\d) days a week(?: in| at)?|dias? (?:a la semana )?en (?:la )?oficina|en planta|based at|horario [a-z ]{0,20}en planta)\b/;
const CHOICE =
  /\b(?:or (?:at |from )?home|or remote|o remoto|you pick|you choose|you decide|tu eliges|don't mind|prefieras|as you like)\b/;

/** Whether the work can be done from home: true, false, or null when the text doesn't say or leaves the choice to the person. */
export function readRemote(plain: string): boolean | null {
  if (CHOICE.test(plain) && (REMOTE.test(plain) || ON_SITE.test(plain) || /\bhome\b/.test(plain))) return null;
  if (ON_SITE.test(plain)) return false;
  return REMOTE.test(plain) && !NOT_REMOTE.test(plain) ? true : null;
}

const NAME = String.raw`\p{Lu}[\p{L}'-]+(?:[ -](?:de |del |de la |y |and |of )?\p{Lu}[\p{L}'-]+){0,3}`;
/** Words that introduce the place of work, and the place. */
const LED = [
  `(?:[Ll]ocation|[Ww]here|[Ll]ugar|[Dd]ónde|[Uu]bicación|[Ss]ede|[Zz]ona|SEDE|LOCATION)[: ]+(${NAME})`,
  `(?:[Bb]ased in|[Bb]ase en|[Oo]ffice (?:in|of)|showroom of|[Ss]howroom in|[Oo]ficinas? (?:de|en)|ciudad de|[Pp]laza en|tienda de|[Ss]hop in|[Ss]tore in)(?: la| the)? (${NAME})`,
  `(?:our|its|the) (${NAME}) (?:office|depot|showroom|store|shop)`,
];
const TITLED = new RegExp(String.raw`^[^.\n]{3,80}?(?:, | – | - | in | en |\()(${NAME})(?=[.,;\n)!]|$)`, 'u');
const NOT_A_PLACE =
  /^(?:English|Spanish|French|German|Dutch|Remote|Remoto|Hybrid|Sales|B2B|SaaS|Senior|Junior|Ventas|Inglés|Español|Account|Client|Key)/;
const isName = (word: string) => /^\p{Lu}[\p{Ll}]{2,}/u.test(word);
const mentioned = (words: string[], led: string) =>
  new RegExp(
    String.raw`(?:${led})(${words
      .filter(isName)
      .toSorted((a, b) => b.length - a.length)
      .join('|')})(?![\p{L}])(?=\s?(?:[.,;:)!(]|$|\n|office|hybrid|con |presencial))`,
    'u',
  );
const CITY = mentioned(
  cityWords().map(([word]) => word),
  String.raw`(?:\b(?:in|en|at|from|por)|[,.–-]|^|\n)[ ]?`,
);
const COUNTRY = mentioned(
  nationWords().map(([word]) => word),
  String.raw`(?:\b(?:based in|position in|en)|^[^.\n]{3,60},) `,
);

/** The place of work as written, or null. Names elsewhere in the text, such as markets, don't count. */
export function readPlace(text: string): string | null {
  const head = text.slice(0, 140);
  for (const pattern of LED) {
    const found = new RegExp(pattern, 'u').exec(text)?.[1];
    if (found && !NOT_A_PLACE.test(found)) return found;
  }
  const titled = TITLED.exec(head)?.[1];
  if (titled && !NOT_A_PLACE.test(titled)) return titled;
  return CITY.exec(text)?.[1] ?? COUNTRY.exec(text)?.[1] ?? null;
}
