import { fold, TITLE } from './language.ts';
import type { Wording } from './wording.ts';

/** "vendedora" -> "vendedor/a", "dependientas" -> "dependientes/as". */
function bothForms(title: string) {
  const plural = title.endsWith('s');
  const stem = plural ? title.slice(0, -2) : title.slice(0, -1);
  const masculine = stem.endsWith('or') ? stem : stem === 'dependient' ? 'dependiente' : `${stem}o`;
  if (!plural) return `${masculine}/a`;
  return `${masculine}${masculine.endsWith('or') ? 'es' : 's'}/as`;
}

/** A language by the adjective of its nation, whose gender is that of the person: "nativa inglesa". */
const SPOKEN_BY: Record<string, string> = {
  ingles: 'inglés',
  frances: 'francés',
  portugues: 'portugués',
  aleman: 'alemán',
  catalan: 'catalán',
  espanol: 'español',
  italian: 'italiano',
  rus: 'ruso',
  chin: 'chino',
};
const NATIVE_OF = `(?<!nivel )nativ[oa]s? (?:en |de )?(${Object.keys(SPOKEN_BY).join('|')})(?:as?|os?|es)?`;
const fluent = (stem: string) => `con ${SPOKEN_BY[fold(stem)]!} fluido`;

/** Spanish nouns and phrases for personal characteristics, with neutral terms for the job. */
export const SPANISH_WORDINGS: readonly Wording[] = [
  {
    pattern:
      /\b(?:vendedor|promotor|asesor|demostrador|teleoperador|operador|limpiador|captador|repartidor|reponedor|consultor|cerrador)as?\b(?!\/)|\b(?:ejecutiv|dependient|camarer|secretari|cajer|cociner|azafat|enfermer|encargad|administrativ|niner|emplead)as?\b(?!\/)/g,
    kinds: ['gender'],
    gender: 'both',
    say: ([words]) => bothForms(words),
  },
  {
    pattern:
      /\b(?:nuestr[oa]s) (?:chic[oa]s|muchach[oa]s|hombres|mujeres|pib[ea]s)\b(?! y (?:chic|muchach|hombr|mujer|pib))/g,
    isPerson: true,
    say: () => 'nuestro equipo',
  },
  {
    pattern:
      /\b(?:(?:chic|muchach|chav|nin|ti)os|pibes|hombres|varones|caballeros|senores) (?:y|o|u) (?:(?:chic|muchach|chav|nin|ti)as|pibas|mujeres|damas|senoras|senoritas)\b|\b(?:(?:chic|muchach|chav|nin|ti)as|pibas|mujeres|damas|senoras|senoritas) (?:y|o|u) (?:(?:chic|muchach|chav|nin|ti)os|pibes|hombres|varones|caballeros|senores)\b/g,
    kinds: ['gender', 'age', 'orientation'],
    isPerson: true,
    gender: 'feminine',
    say: () => 'personas',
  },
  {
    pattern:
      /\b(?:chico o chica|chica o chico|muchacho o muchacha|muchacha o muchacho|hombre o mujer|mujer u hombre|mujer o hombre|varon o mujer|dama o caballero)\b/g,
    kinds: ['gender', 'age', 'orientation'],
    isPerson: true,
    gender: 'feminine',
    say: () => 'persona',
  },
  {
    pattern:
      /\b(?<!\b(?:(?:chic|muchach|chav|nin|ti)[oa]s?|pib[ea]s?|hombres?|mujer(?:es)?|varon(?:es)?|damas?|caballeros?|senor(?:es|as?|itas?)?) [you] )(?:chic[oa]|muchach[oa]|hombre|mujer|varon|senorit[oa]|senora|caballero|dama|pib[ea]|tio|tia|nena|chav[oa])\b(?! y | o |\/)/g,
    kinds: ['gender', 'age', 'appearance', 'family'],
    isPerson: true,
    gender: 'feminine',
    say: () => 'persona',
  },
  {
    pattern:
      /\b(?<!\b(?:(?:chic|muchach|chav|nin|ti)[oa]s?|pib[ea]s?|hombres?|mujer(?:es)?|varon(?:es)?|damas?|caballeros?|senor(?:es|as?|itas?)?) [you] )(?:chic[oa]s|muchach[oa]s|hombres|mujeres|varones|senorit[oa]s|senoras|caballeros|damas|pib[ea]s|tios|tias|nenas|chav[oa]s)\b(?! y | o |\/)/g,
    kinds: ['gender', 'age', 'appearance', 'family'],
    isPerson: true,
    gender: 'feminine',
    say: () => 'personas',
  },
  {
    pattern: /\bjovenes(?: talentos?| profesionales| promesas)?\b/g,
    kinds: ['age'],
    isPerson: true,
    gender: 'feminine',
    say: () => 'personas',
    standsAlone: true,
  },
  {
    pattern: /\bnativ[oa](s?) digital(?:es)?\b/g,
    kinds: ['age', 'accent'],
    isPerson: true,
    gender: 'feminine',
    say: ([, plural]) => `${plural ? 'personas' : 'persona'} con soltura en herramientas digitales`,
  },
  {
    pattern: /\b(?:recien|recientemente) (?:graduad|titulad|licenciad|egresad|diplomad)[oa](s?)\b/g,
    kinds: ['age'],
    isPerson: true,
    says: 'no experience',
    item: 'no hace falta experiencia',
    say: ([, plural]) => `principiante${plural!}`,
    standsAlone: true,
  },
  {
    pattern:
      /\b(?:no mas de|hasta|maximo|como maximo|menos de)(?: de)? (?:\d{1,2}|[a-z]+) anos? de(?: \w+)? experiencia\b|\b(?:no mas de|hasta|maximo|como maximo|menos de)(?: de)? (?:\d{1,2}|[a-z]+) anos? de experiencia\b/g,
    kinds: ['age'],
    says: 'no experience',
    say: () => 'experiencia de cualquier nivel',
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?<=${TITLE.source} |\b(?:personas?|candidat[oa]s?|profesor(?:es|as?)?) )|\bde (?:lengua|idioma) )${NATIVE_OF}\b`,
      'g',
    ),
    kinds: ['accent'],
    say: ([, stem]) => fluent(stem!),
  },
  {
    pattern: new RegExp(String.raw`\b(hablante(s?) )?${NATIVE_OF}\b`, 'g'),
    kinds: ['accent'],
    gender: 'feminine',
    say: ([words, , , stem]) => `persona${/^(?:hablantes|nativ[oa]s)/.test(words) ? 's' : ''} ${fluent(stem!)}`,
  },
  {
    pattern: /\bhablantes? nativ[oa]s? de (LANGUAGE)\b/g,
    kinds: ['accent'],
    gender: 'feminine',
    say: ([words, language]) => `persona${words.startsWith('hablantes') ? 's' : ''} con ${language!} fluido`,
  },
  {
    pattern: /\b(?<!hablante )(?:nivel )?nativo (?:de|en) (LANGUAGE)\b|\bnivel (LANGUAGE) nativo\b/g,
    kinds: ['accent'],
    say: ([words, one, two]) => (words.startsWith('nativo') ? `${one!} fluido` : `nivel alto de ${one ?? two!}`),
  },
  {
    pattern: /\b(LANGUAGE) (?:como )?(?:lengua materna|nativ[oa]|materno|de cuna)(?: o bilingue(?: de cuna)?)?\b/g,
    kinds: ['accent'],
    say: ([, language]) => `${language!} fluido`,
  },
  {
    pattern: /\b(LANGUAGE) (?:(?:a )?nivel nativo)\b/g,
    kinds: ['accent'],
    say: ([, language]) => `${language!} fluido`,
  },
  {
    pattern: /\b(?<!hablantes? |nivel )nativ[oa](s?) (?:de |en |hablantes? de )?(LANGUAGE)\b/g,
    kinds: ['accent'],
    gender: 'feminine',
    say: ([, plural, language]) => `persona${plural!} con ${language!} fluido`,
  },
  {
    pattern:
      /\b(?:(?:muy )?(?:buena|excelente|impecable|cuidada) (?:presencia|presentacion|imagen)|(?:presencia|presentacion|imagen) (?:personal )?(?:cuidada|impecable|agradable|excelente))(?: personal| fisica)?\b/g,
    kinds: ['appearance'],
    gender: 'masculine',
    say: () => 'trato profesional',
  },
  {
    pattern:
      /\b(?:ninja|crack|fiera|tiburon|lobo|guru|rock ?star|guerrer[oa]|killer|maquina|leon|estrella(?: del? rock)?|gladiador)((?:s|es)?)\b/g,
    kinds: ['culture', 'gender'],
    isPerson: true,
    gender: 'masculine',
    say: ([, plural]) => (plural ? 'profesionales' : 'profesional'),
  },
  {
    pattern: /\buna (?:gran |verdadera |autentica |segunda )?familia\b/g,
    kinds: ['culture', 'family'],
    say: () => 'un equipo',
  },
  { pattern: /\b(?:muy )?agresiv[oa](s?)\b/g, kinds: ['gender'], say: ([, plural]) => `perseverante${plural!}` },
  { pattern: /\binstinto asesino\b/g, gender: 'feminine', say: () => 'perseverancia' },
  {
    pattern:
      /(?<=\b(?:titulad[oa]s?|titulo|titulacion|graduad[oa]s?|licenciad[oa]s?|licenciatura|egresad[oa]s?|master|grado|mba|universitari[oa]s?)) (?:de|por|en) (?:una? |la |las |alguna )?(?:universidad(?:es)?|escuelas?|centros?)(?: de negocios)? (?:privadas?|top(?: \d+)?|prestigiosas?|de (?:reconocido )?prestigio|de elite|de primer nivel|reconocidas?)\b/g,
    kinds: ['school'],
    say: () => '',
  },
  {
    pattern:
      /\bexperiencia (?:(?:minima|previa|demostrable|comprobad[ao]|comprobable|profesional|laboral)(?: (?:minima|previa|demostrable))? )?(?:de |: ?)?(?:(?:al menos|mas de|minimo(?: de)?|un minimo de|como minimo|por lo menos) )?(?:(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince) ?(?:[-–—]|a|o) ?)?(?:\d{1,2}|[a-z]+) ?\+? anos(?: o mas| como minimo)?\b/g,
    kinds: ['years'],
    gender: 'feminine',
    says: 'experience',
    say: () => 'experiencia',
  },
  {
    pattern:
      /\b(?:(?:al menos|mas de|minimo(?: de)?|un minimo de|como minimo|por lo menos) )?(?:(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince) ?(?:[-–—]|a|o) ?)?(?:\d{1,2}|[a-z]+)(?: ?(?:[-–—]|a) ?\d{1,2})? ?\+? anos(?: o mas)?(?: de)? (experiencia)\b/g,
    kinds: ['years'],
    gender: 'feminine',
    says: 'experience',
    say: () => 'experiencia',
  },
  {
    pattern:
      /\b(?:(?:al menos|mas de|minimo(?: de)?|un minimo de|como minimo|por lo menos) )?(?:(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince) ?(?:[-–—]|a|o) ?)?(?:\d{1,2}|[a-z]+) ?\+? anos(?: o mas)?(?= en\b)/g,
    kinds: ['years'],
    gender: 'feminine',
    says: 'experience',
    say: () => 'experiencia',
  },
];

/** Spanish adjectives for personal characteristics. They can be removed from their noun. */
export const SPANISH_ADJECTIVES: Partial<Record<string, string>> = {
  gender: 'hombres?|mujer(?:es)?|varon(?:es)?|masculin[oa]s?|femenin[oa]s?|varonil(?:es)?',
  age: '(?:muy )?joven(?:es)?|(?:muy )?juvenil(?:es)?|madur[oa]s?|millennial|centennial',
  appearance:
    'atractiv[oa]s?|guap[oa]s?|agraciad[oa]s?|delgad[oa]s?|lind[oa]s?|bonit[oa]s?|bell[oa]s?|elegantes?|esbelt[oa]s?|de buen ver',
  family: 'solter[oa]s?|casad[oa]s?',
  disability: 'san[oa]s?|saludables?',
  religion: 'cristian[oa]s?|catolic[oa]s?|evangelic[oa]s?|creyentes?|musulman(?:a|es|as)?|practicantes?',
  race: 'blanc[oa]s?|blanquit[oa]s?|rubi[oa]s?',
  orientation: 'heterosexual(?:es)?|hetero',
  nationality:
    'espanol(?:a|es|as)?|mexican[oa]s?|argentin[oa]s?|chilen[oa]s?|peruan[oa]s?|colombian[oa]s?|europe[oa]s?|nacional(?:es)?|extranjer[oa]s?',
  accent: 'nativ[oa]s?',
};
